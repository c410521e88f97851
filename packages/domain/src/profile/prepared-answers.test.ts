import { describe, expect, it } from "vitest";
import { OwnershipType } from "../application/enumerations.ts";
import { AssetType } from "../income/asset-depletion.ts";
import { Occupancy } from "../property/occupancy.ts";
import { LARGEST_HOUSEHOLD, purposes } from "./additional-answers.ts";
import { formDrafts } from "./form-drafts.ts";
import { changedBySender, checkPrepared } from "./prepared-answers.ts";
import { filledInAlone, preparedFields, preparedFormNames, preparedForms } from "./prepared-forms.ts";

describe("what staff may write down for a borrower", () => {
  it("is of each form said, or why not", () => {
    expect([...preparedFormNames, ...Object.keys(filledInAlone)].toSorted()).toEqual(
      Object.keys(formDrafts).toSorted(),
    );
  });

  it.each(preparedFormNames)("is of %s what is kept of its draft, and nothing that is the person's alone", (form) => {
    const kept: readonly string[] = formDrafts[form];
    const fields = Object.keys(preparedFields(form));
    expect(fields.filter((name) => !kept.includes(name))).toEqual([]);
    const alone = new Set(["maritalStatus", "citizenship", "birthDate", "name.firstName", "titleCompanions", "CRYPTO"]);
    expect(fields.filter((name) => alone.has(name))).toEqual([]);
  });

  it("offers what the borrower's page offers", () => {
    const { ownership, occupancy, purpose, householdSize } = preparedForms.contact.fields;
    expect(ownership).toEqual(OwnershipType.options);
    expect(occupancy).toEqual(Occupancy.options);
    expect(purpose).toEqual(purposes);
    expect(householdSize.at(-1)).toBe(`${LARGEST_HOUSEHOLD}`);
    expect(Object.keys(preparedForms.assets.fields)).toEqual(AssetType.options.filter((type) => type !== "CRYPTO"));
  });

  it("is tidied as the borrower's own, and leaves out what was not said", () => {
    expect(checkPrepared("employer", { employerName: "  José   & Daughters ", contactName: "" })).toEqual({
      ok: true,
      values: { employerName: "José & Daughters" },
    });
    expect(checkPrepared("contact", { phone: "+1 (916) 555-2671", householdSize: "13" })).toEqual({
      ok: false,
      faults: { householdSize: ["required"] },
    });
    expect(checkPrepared("contact", { occupancy: "INVESTMENT", "residence.city": "macon" })).toMatchObject({
      ok: true,
    });
    expect(checkPrepared("contact", { occupancy: "PRIMARY", "residence.city": "macon" })).toEqual({
      ok: false,
      faults: { occupancy: ["required"] },
    });
    expect(checkPrepared("assets", { SAVINGS: -1 })).toMatchObject({ ok: false });
  });
});

describe("what a borrower sent otherwise than it was written down", () => {
  it.each([
    ["contact", { phone: "9165552671", householdSize: "3" }, { phone: "+19165552671", householdSize: 3 }, []],
    ["contact", { purpose: "MEDICAL", householdSize: "3" }, { purpose: "MOVING" }, ["householdSize", "purpose"]],
    ["assets", { SAVINGS: 100, BROKERAGE: 50 }, { assets: [{ type: "SAVINGS", balance: 100 }] }, ["BROKERAGE"]],
    [
      "former-address",
      { hasMoved: true, "formerAddress.city": "Macon" },
      { ssn: "900123456", formerAddress: { city: "Macon", street1: "1 Elm Street" } },
      [],
    ],
    ["former-address", { hasMoved: true, "formerAddress.city": "Macon" }, {}, ["hasMoved", "formerAddress.city"]],
  ] as const)("%s: %j sent as %j", (form, written, sent, changed) => {
    expect(changedBySender(form, written, sent)).toEqual(changed);
  });
});
