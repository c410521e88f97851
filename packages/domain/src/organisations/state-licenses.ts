import * as z from "zod";
import type { LocalDate } from "../calendar/local-date.ts";

/** A licence to lend in one state. A lapsed one stays in the list with its last day. */
export const StateLicense = z.object({
  state: z.string().regex(/^[A-Z]{2}$/, "Use the two-letter code of the state."),
  number: z.string().min(1),
  regulator: z.string().min(1),
  effectiveFrom: z.iso.date(),
  effectiveUntil: z.iso.date().nullable(),
});
export type StateLicense = z.infer<typeof StateLicense>;

/** The states in which a lender may take applications on a day, in alphabetical order. */
export function licensedStates(licenses: readonly StateLicense[], on: LocalDate): string[] {
  const states = licenses
    .filter((each) => each.effectiveFrom <= on && (each.effectiveUntil === null || on <= each.effectiveUntil))
    .map((each) => each.state);
  return [...new Set(states)].toSorted();
}
