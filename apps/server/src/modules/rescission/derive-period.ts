import { rescissionOf } from "@gable/domain/workflow/rescission.ts";
import type { Derivation } from "../../workflow/advance.ts";

/** The right to cancel runs from the last of signing, notice and disclosures; what that is follows from the facts at once. */
export const derivePeriod: Derivation = (_ctx, file) => {
  const rescission = rescissionOf(file.facts);
  return { event: "rescission-opened", facts: { rescission }, detail: { endsOn: rescission.endsOn } };
};
