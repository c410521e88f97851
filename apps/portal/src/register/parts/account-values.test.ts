import { describe, expect, it } from "vitest";
import { type AccountValues, accountFailures, accountResolver, blankAccount } from "./account-values.ts";

const whole: AccountValues = {
  password: "a long enough sentence",
  disclosures: ["EARLY_HELOC_DISCLOSURE", "CFPB_HELOC_BOOKLET"],
  demonstrationCode: "0417",
  consents: { SOFT_CREDIT: true, ELECTRONIC_RECORDS: true, TERMS_OF_USE: true },
};

const options = { fields: {}, shouldUseNativeValidation: undefined };
const check = async (values: AccountValues) => (await accountResolver()(values, undefined, options)).errors;

describe("opening an account", () => {
  it("is possible once everything is there", async () => {
    expect(await check(whole)).toEqual({});
  });

  it("is not possible before both documents were opened", async () => {
    const half = { ...whole, disclosures: ["CFPB_HELOC_BOOKLET"] };
    expect(await check(half)).toMatchObject({ disclosures: { message: "open-first" } });
  });

  it("asks for everything that is missing at once", async () => {
    expect(Object.keys(await check(blankAccount))).toEqual([
      "password",
      "disclosures",
      "demonstrationCode",
      "consents",
    ]);
  });

  it("asks whoever has an account for documents and consents, and for no password", async () => {
    const missing = (await accountResolver(true)(blankAccount, undefined, options)).errors;
    expect(Object.keys(missing)).toEqual(["disclosures", "demonstrationCode", "consents"]);
    expect(Object.keys(missing.consents ?? {})).toEqual(["SOFT_CREDIT", "ELECTRONIC_RECORDS"]);
  });

  it("counts characters, not bytes, to fifteen", async () => {
    expect(await check({ ...whole, password: "ñ".repeat(14) })).toMatchObject({
      password: { message: "password-too-short" },
    });
    expect(await check({ ...whole, password: "ñ".repeat(15) })).toEqual({});
  });
});

describe("what the server found wrong", () => {
  it("is shown beside the consent that it misses", () => {
    expect(accountFailures([{ name: "consents", message: "required:SOFT_CREDIT" }])).toEqual([
      { name: "consents.SOFT_CREDIT", message: "SOFT_CREDIT-required" },
    ]);
  });

  it("leads back to the questions when an earlier answer is missing", () => {
    expect(accountFailures([{ name: "birthDate", message: "required" }])).toEqual([{ message: "answers-incomplete" }]);
  });
});
