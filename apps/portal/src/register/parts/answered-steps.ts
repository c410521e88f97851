import { type RegistrationStep, registrationStepsFor } from "@gable/domain/journey/registration-steps.ts";
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

/** Where an answer is changed that an application cannot be taken for. */
export function stepOfStop(reason: Stop["reason"]): RegistrationStep {
  return stepsOfStops[reason];
}

const stepsOfStops: Readonly<Record<Stop["reason"], RegistrationStep>> = {
  "state-not-licensed": "property-info",
  "new-york-not-authorized": "property-info",
  "loan-officer-not-licensed": "property-info",
  "property-type-not-eligible": "property-info",
  "listed-for-sale": "sale-status",
  "title-changed-recently": "sale-status",
  "no-income": "income-info",
  "not-of-age": "birthdate",
};
