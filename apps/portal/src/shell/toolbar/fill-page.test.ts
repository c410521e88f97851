import type { DevelopmentPersona } from "@gable/contract/calls/development.ts";
import { RegistrationDraft } from "@gable/domain/profile/registration.ts";
import { describe, expect, it } from "vitest";
import { draftOf } from "./draft-of.ts";
import { typedValues } from "./fill-page.ts";

const persona: DevelopmentPersona = {
  name: "straight-approval",
  number: 1,
  story: "A good file.",
  ends: "Funded.",
  home: { propertyType: "single-family" },
  fill: {
    address: { street1: "1418 Alder Creek Court", city: "Sacramento", state: "CA", zip: "95831" },
    propertyUse: "PRIMARY",
    ownership: "SOLE",
    listedForSale: false,
    titleChangedRecently: false,
    employmentType: "FULL_TIME",
    employer: "Rivermark",
    jobTitle: "Engineer",
    annualIncome: 14_200_000,
    otherIncome: [],
    name: { first: "Ada", middle: "Lynn", last: "Sorensen" },
    dateOfBirth: "1984-03-12",
    email: "ada.sorensen@example.com",
    phone: "9165550101",
    password: "river stone lantern",
    language: "en",
    ssn: "799-01-0001",
    maritalStatus: "unmarried",
    purpose: "HOME_IMPROVEMENT",
    bank: { institution: "first", routingNumber: "121000358", accountNumber: "000123456789" },
    insurance: { insurer: "Homeland", policyNumber: "H-1" },
    signers: [],
  },
};

describe("a persona in the toolbar", () => {
  it("answers registration by the rules of registration", () => {
    expect(RegistrationDraft.safeParse(draftOf(persona, "a@example.com")).success).toBe(true);
  });

  it("types dates in their parts and amounts in dollars", () => {
    expect(typedValues(persona)).toMatchObject({
      birthDate: "03",
      "birthDate.day": "12",
      "birthDate.year": "1984",
      annualIncome: "142000",
    });
  });

  it("chooses what the form calls its choices", () => {
    expect(typedValues(persona)).toMatchObject({ maritalStatus: "UNMARRIED", purpose: "HOME_IMPROVEMENT" });
  });
});
