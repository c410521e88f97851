import { consentAsSigner } from "@gable/contract/calls/signers-desk.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { Suspense } from "react";
import { consentChangedWords } from "../../account/dashboard/parts/consent-changed.words.ts";
import { goOnPaperWords } from "../../account/dashboard/parts/go-on-paper.words.ts";
import { PaperInstead } from "./paper-instead.tsx";
import { useSignerCommand } from "./use-signer-command.ts";

// Few are asked a second time.
const ElectronicConsentForm = lazyPart(
  async () => (await import("../../register/parts/electronic-consent-form.tsx")).ElectronicConsentForm,
);

/** In place of a signer's pages: whether they still agree to electronic records, whose words have changed. */
export function SignerConsentChanged() {
  const { title } = useText(consentChangedWords);
  const t = useText(goOnPaperWords);
  const command = useSignerCommand(consentAsSigner);
  return (
    <StepPage title={title} drawing="document">
      <Suspense fallback={<Skeleton kind="text" count={6} />}>
        <ElectronicConsentForm
          lead={t.changedLead}
          submit={t.goPaperless}
          isMain
          send={(body) => command.send({ body: { ...body, type: "ELECTRONIC_RECORDS" } })}
        />
      </Suspense>
      <PaperInstead />
    </StepPage>
  );
}
