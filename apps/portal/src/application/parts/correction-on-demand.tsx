import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { type ComponentProps, Suspense, useState } from "react";

const CorrectionDialog = lazyPart(async () => (await import("./correction.tsx")).CorrectionDialog);

/** The dialog in which an answer is corrected. Few open it: its forms, and the schemas that they check by, are fetched when somebody does. */
export function CorrectionOnDemand(props: ComponentProps<typeof CorrectionDialog>) {
  const [isWanted, setWanted] = useState(false);
  if (props.kind !== null && !isWanted) setWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <CorrectionDialog {...props} />
    </Suspense>
  ) : null;
}
