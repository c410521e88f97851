import type { Prefillable } from "@gable/domain/profile/prefilled.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { useRegistration } from "./registration.ts";

// Hardly anybody comes invited: its words are no part of the first script.
const PrefilledNote = lazy(async () => ({ default: (await import("./prefilled-note.tsx")).PrefilledNote }));

/** Says over a question whose answers somebody else wrote down; nothing where the borrower answered themselves. */
export function usePrefilled(names: readonly Prefillable[]): ReactNode {
  const { prefilled } = useRegistration();
  if (!prefilled?.answers.some((name) => names.includes(name))) return undefined;
  return (
    <Suspense fallback={null}>
      <PrefilledNote by={prefilled.by} />
    </Suspense>
  );
}
