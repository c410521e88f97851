import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Suspense } from "react";
import type { OnPaperProps } from "./on-paper-page.tsx";

const OnPaperPage = lazyPart(async () => (await import("./on-paper-page.tsx")).OnPaperPage);

/** Few sign by hand: the page for it is fetched by those who do. */
export function OnPaper(props: OnPaperProps) {
  return (
    <Suspense fallback={<div className="step-coming" />}>
      <OnPaperPage {...props} />
    </Suspense>
  );
}
