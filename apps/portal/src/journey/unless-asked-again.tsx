import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { consentChangedWords } from "../account/dashboard/parts/consent-changed.words.ts";
import { applicationsQuery } from "../queries/application.ts";

const ConsentChanged = lazyPart(
  async () => (await import("../account/dashboard/parts/go-on-paper.tsx")).ConsentChanged,
);

/** The pages of an application, or in their place the question whether electronic records are still agreed to (15 USC 7001(c)(1)(D)). */
export function UnlessAskedAgain({ uuid, children }: { uuid: string; children: ReactNode }) {
  const t = useText(consentChangedWords);
  const { data } = useQuery(applicationsQuery());
  if (data?.find((one) => one.uuid === uuid)?.asksConsent !== true) return children;
  return (
    <StepPage title={t.title} drawing="document">
      <Suspense fallback={null}>
        <ConsentChanged uuid={uuid} />
      </Suspense>
    </StepPage>
  );
}
