import type { Prefillable } from "@gable/domain/profile/prefilled.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import type { ReactNode } from "react";
import { useRegistration } from "./registration.ts";

// Hardly anybody comes invited: its words are no part of the first script.
const PrefilledNote = lazyPart(async () => (await import("./prefilled-note.tsx")).PrefilledNote);

/** Says over a question, which comes with it, whose answers somebody else wrote down; nothing where the borrower answered themselves. */
export function usePrefilled(names: readonly Prefillable[]): ReactNode {
  const { prefilled } = useRegistration();
  if (!prefilled?.answers.some((name) => names.includes(name))) return undefined;
  return <PrefilledNote by={prefilled.by} />;
}
