import * as z from "zod";
import { ageOn, isMinor } from "../calendar/age.ts";
import { isLocalDate, type LocalDate } from "../calendar/local-date.ts";

const US_FORM = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const OLDEST_AGE = 120;
/** Whoever was born before is beyond that age; where today is known, it is told exactly. */
export const EARLIEST_BIRTH: LocalDate = "1900-01-01";

/** "02/29/2004", "2-29-2004" or "2004-02-29" to an ISO date; null when it is no real day. */
export function parseDateOfBirth(text: string): LocalDate | null {
  const trimmed = text.trim();
  const match = US_FORM.exec(trimmed);
  const iso =
    match === null ? trimmed : `${match[3]}-${(match[1] ?? "").padStart(2, "0")}-${(match[2] ?? "").padStart(2, "0")}`;
  return isLocalDate(iso) ? iso : null;
}

export type DateOfBirthProblem = "required" | "dob-invalid" | "dob-future" | "dob-too-old" | "dob-minor";

/**
 * What a borrower types as date of birth, checked against today and the age of majority of a state: gives an ISO date, or
 * one of the codes of `DateOfBirthProblem`. Without a state nobody is a minor yet.
 */
export function dateOfBirthInput(today: LocalDate, state: string | null) {
  return z.string().transform((text, context): LocalDate => {
    const problem = dateOfBirthProblem(text, today, state);
    if (problem !== null) context.issues.push({ code: "custom", input: text, message: problem });
    return parseDateOfBirth(text) ?? "";
  });
}

/**
 * The code of what is wrong with a birth date as typed; null where it may stand. `state`: where the home is, whose age of majority counts;
 * null while that is not known, and then nobody is too young.
 */
export function dateOfBirthProblem(text: string, today: LocalDate, state: string | null): DateOfBirthProblem | null {
  if (text.trim() === "") return "required";
  const born = parseDateOfBirth(text);
  if (born === null) return "dob-invalid";
  if (born > today) return "dob-future";
  if (ageOn(today, born) > OLDEST_AGE) return "dob-too-old";
  return state !== null && isMinor(born, today, state) ? "dob-minor" : null;
}
