import {
  type RegistrationStep,
  registrationStepNames,
  registrationStepsFor,
} from "@gable/domain/journey/registration-steps.ts";
import { lacksResidence } from "@gable/domain/profile/lacks-residence.ts";
import type { Standing, Stop } from "./registration.ts";

type Answer = keyof Standing["answers"];

/** The answers of each step; a step is answered when all of them are there. */
const answersOf: Readonly<Record<RegistrationStep, readonly Answer[]>> = {
  "property-info": ["home", "homeType", "occupancy", "ownership"],
  "sale-status": ["listedForSale", "titleChangedRecently"],
  "income-info": ["employmentType", "annualIncome"],
  name: ["name"],
  birthdate: ["birthDate"],
  "contact-info": ["email", "phone"],
  "login-info": [],
};

type Known = Parameters<typeof registrationStepsFor>[0];

/** The first step before `step` that still lacks an answer; null where somebody may stand on `step`. */
export function firstOpenStep(
  answers: Standing["answers"],
  known: Known,
  step: RegistrationStep,
): RegistrationStep | null {
  const own = registrationStepsFor(known);
  const before = own.slice(0, own.indexOf(step));
  const isOpen = (each: RegistrationStep) =>
    answersOf[each].some((name) => answers[name] === undefined) ||
    (each === "property-info" && lacksResidence(answers));
  return before.find(isOpen) ?? null;
}

/** A question: a step of registration, or a later part of one. */
interface Question {
  readonly step: RegistrationStep;
  readonly part?: string;
}

/** Where an answer is changed that an application cannot be taken for. */
export const questionOfStop = (reason: Stop["reason"]): Question => questionsOfStops[reason];

const questionsOfStops: Readonly<Record<Stop["reason"], Question>> = {
  "state-not-licensed": { step: "property-info" },
  "new-york-not-authorized": { step: "property-info" },
  "loan-officer-not-licensed": { step: "property-info" },
  "property-type-not-eligible": { step: "property-info", part: "home" },
  "listed-for-sale": { step: "sale-status" },
  "title-changed-recently": { step: "sale-status" },
  "no-income": { step: "income-info" },
  "not-of-age": { step: "birthdate" },
};

/** Whether the answer that a stop is for is changed further on than at the question `at`: who corrects must be let on to it. */
export function isFurtherOn(
  { reason }: Stop,
  at: { readonly step: RegistrationStep; readonly part: string | null },
): boolean {
  const { step, part } = questionOfStop(reason);
  const further = registrationStepNames.indexOf(step) - registrationStepNames.indexOf(at.step);
  return further > 0 || (further === 0 && part !== undefined && at.part !== part);
}
