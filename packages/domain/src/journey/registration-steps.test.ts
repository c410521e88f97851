import { describe, expect, it } from "vitest";
import { registrationQuestionAt } from "./registration-question.ts";
import {
  registrationSections,
  registrationStepAt,
  registrationSteps,
  registrationStepsFor,
  stepAfter,
  stepBefore,
} from "./registration-steps.ts";

const nobody = { email: null, phone: null };
const known = { email: "a@example.com", phone: "+13035550100" };

describe("registration", () => {
  it("goes through seven steps in their order", () => {
    expect(registrationStepsFor(nobody)).toEqual([
      "property-info",
      "sale-status",
      "income-info",
      "name",
      "birthdate",
      "contact-info",
      "login-info",
    ]);
  });

  it("omits the contact step only when both email and phone are known", () => {
    expect(registrationStepsFor(known)).not.toContain("contact-info");
    expect(registrationStepsFor({ ...known, phone: null })).toContain("contact-info");
    expect(stepAfter("birthdate", known)).toBe("login-info");
    expect(stepBefore("login-info", known)).toBe("birthdate");
  });

  it("begins and ends", () => {
    expect(stepBefore("property-info", nobody)).toBeNull();
    expect(stepAfter("login-info", nobody)).toBeNull();
  });

  it("starts at the first step for a value that names none of this person's", () => {
    expect(registrationStepAt("birthdate", nobody)).toBe("birthdate");
    expect(registrationStepAt("contact-info", known)).toBe("property-info");
    expect(registrationStepAt("elsewhere", nobody)).toBe("property-info");
    expect(registrationStepAt(null, nobody)).toBe("property-info");
  });

  it("has the specified labels", () => {
    expect(Object.values(registrationSections).map((section) => section.en)).toEqual([
      "Property Info",
      "Income Info",
      "Personal Info",
      "Contact Info",
      "Login Info",
    ]);
    expect(Object.values(registrationSteps).flatMap(({ label }) => (label === null ? [] : [label.en]))).toEqual([
      "Address",
      "Sale Status",
      "Name",
      "Birthdate",
    ]);
  });

  it("counts the questions that this person is asked, two of them about the home", () => {
    expect(registrationQuestionAt("property-info", false, nobody)).toEqual({ at: 1, of: 8 });
    expect(registrationQuestionAt("property-info", true, nobody)).toEqual({ at: 2, of: 8 });
    expect(registrationQuestionAt("sale-status", false, nobody)).toEqual({ at: 3, of: 8 });
    expect(registrationQuestionAt("login-info", false, nobody)).toEqual({ at: 8, of: 8 });
    expect(registrationQuestionAt("login-info", false, known)).toEqual({ at: 7, of: 7 });
  });
});
