import { describe, expect, it } from "vitest";
import { missingFacts, type ProfileValues, profileResolver, toProfile } from "./profile-values.ts";

const values: ProfileValues = {
  name: { firstName: "Dana", middleName: "", lastName: "Whitfield", suffix: "" },
  birthDate: "1986-04-17",
  home: { street1: "418 Alder Court", street2: "", city: "Boise", state: "ID", zip: "83702" },
  employmentType: "FULL_TIME",
  annualIncome: 9_600_000,
  consent: true,
};

describe("the facts that are still missing", () => {
  it("are all of them, with the consent, for somebody of whom nothing is known", () => {
    expect([...missingFacts({}, false)]).toEqual([
      "name",
      "birthDate",
      "home",
      "employmentType",
      "annualIncome",
      "consent",
    ]);
  });

  it("are not asked for again when an officer has given them", () => {
    const { name, home } = values;
    const known = { name: { ...name, middleName: null, suffix: null }, home: { ...home, street2: null } };
    expect([...missingFacts(known, true)]).toEqual(["birthDate", "employmentType", "annualIncome"]);
  });

  it("are all that is sent", () => {
    expect(toProfile(values, new Set(["birthDate", "consent"]))).toEqual({ birthDate: "1986-04-17" });
  });
});

describe("checking them", () => {
  const options = { fields: {}, shouldUseNativeValidation: undefined };
  const check = async (changed: Partial<ProfileValues>, ...missing: (keyof ProfileValues)[]) =>
    (await profileResolver(new Set(missing))({ ...values, ...changed }, undefined, options)).errors;

  it("lets complete facts through", async () => {
    expect(await check({}, "name", "birthDate", "home", "employmentType", "annualIncome", "consent")).toEqual({});
  });

  it("says by its code what is wrong with each, under the field's own name", async () => {
    const home = { ...values.home, zip: "10001" };
    expect(
      await check({ home, birthDate: "2000-02-30", consent: false }, "birthDate", "home", "consent"),
    ).toMatchObject({
      home: { zip: { message: "zip-not-in-state" } },
      birthDate: { message: "dob-invalid" },
      consent: { message: "SOFT_CREDIT-required" },
    });
  });

  it("does not look at what is known already", async () => {
    expect(await check({ birthDate: "" }, "annualIncome")).toEqual({});
  });
});
