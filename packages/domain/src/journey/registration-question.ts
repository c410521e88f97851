import { type KnownContact, type RegistrationStep, registrationStepsFor } from "./registration-steps.ts";

/** Which question somebody stands at, from 1, and how many this person is asked. */
type QuestionPlace = { readonly at: number; readonly of: number };

/** The step of the address asks two questions; `isAboutHome` stands at its second, what kind of home it is. */
export function registrationQuestionAt(
  step: RegistrationStep,
  isAboutHome: boolean,
  known: KnownContact,
): QuestionPlace {
  const own = registrationStepsFor(known);
  const before = own.indexOf(step);
  return { at: before + (before > 0 || isAboutHome ? 2 : 1), of: own.length + 1 };
}
