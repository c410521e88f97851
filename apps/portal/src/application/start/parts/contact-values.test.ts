import { describe, expect, it } from "vitest";
import {
  blankCompanion,
  type ContactAsks,
  type ContactValues,
  contactResolver,
  firstContactValues,
  type KnownContact,
  toAdditional,
} from "./contact-values.ts";

const known: KnownContact = {
  known: {
    ownership: "JOINT",
    occupancy: "PRIMARY",
    phone: "+12085550171",
  },
  ssnLastFour: null,
  asksMaritalStatus: true,
  asksCitizenship: false,
  recordedOwners: [],
  deed: null,
  state: "ID",
  lender: "Gable",
};

const whole: ContactValues = {
  ssn: "799010001",
  ownership: "SOLE",
  occupancy: "PRIMARY",
  residence: { street1: "", street2: "", city: "", state: "", zip: "" },
  maritalStatus: "UNMARRIED",
  citizenship: "",
  titleCompanions: [],
  ownerLivesThere: "",
  phone: "2085550171",
  purpose: "HOME_IMPROVEMENT",
  householdSize: "",
  consent: true,
};

const everything: ContactAsks = { asksMaritalStatus: true, asksCitizenship: false, needsSsn: true, needsConsent: true };
const nothing: ContactAsks = { asksMaritalStatus: false, asksCitizenship: false, needsSsn: false, needsConsent: false };
const check = async (values: ContactValues, asks: ContactAsks = everything) =>
  Object.keys(
    (await contactResolver(asks)(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors,
  );

describe("the further questions", () => {
  it("open with what was said before, and with nothing ticked", () => {
    expect(firstContactValues(known)).toMatchObject({
      ownership: "JOINT",
      phone: "2085550171",
      ssn: "",
      consent: false,
    });
  });

  it("ask who owns a home with others and does not live there whether one of those does", async () => {
    const companion = { ...blankCompanion, firstName: "Rosa", lastName: "Reed", relation: "PARENT" as const };
    const residence = { street1: "2 Oak Street", street2: "", city: "Boise", state: "ID", zip: "83702" };
    const shared: ContactValues = { ...whole, ownership: "JOINT", titleCompanions: [companion] };
    const elsewhere: ContactValues = { ...shared, occupancy: "SECOND_HOME", residence };
    expect(await check(shared)).toEqual([]);
    expect(await check({ ...elsewhere, ownership: "SOLE" })).toEqual([]);
    expect(await check(elsewhere)).toEqual(["ownerLivesThere"]);
    for (const [said, sent] of [
      ["YES", true],
      ["NO", false],
    ] as const) {
      expect(await check({ ...elsewhere, ownerLivesThere: said })).toEqual([]);
      expect(toAdditional({ ...elsewhere, ownerLivesThere: said }, everything)).toMatchObject({
        ownerLivesThere: sent,
      });
      expect(firstContactValues({ ...known, known: { ownerLivesThere: sent } }).ownerLivesThere).toBe(said);
      expect(toAdditional({ ...shared, ownerLivesThere: said }, everything)).not.toHaveProperty("ownerLivesThere");
    }
  });

  it("ask who does not live in the home where they live, and send it", async () => {
    const elsewhere: ContactValues = { ...whole, occupancy: "SECOND_HOME" };
    expect(await check(elsewhere)).toEqual(["residence"]);
    const residence = { street1: "88 Linden Court", street2: "", city: "Boise", state: "ID", zip: "83702" };
    expect(await check({ ...elsewhere, residence })).toEqual([]);
    expect(toAdditional({ ...elsewhere, residence }, nothing)).toMatchObject({
      residence: { ...residence, street2: null },
    });
    expect(toAdditional({ ...whole, residence }, nothing)).not.toHaveProperty("residence");
  });

  it("are complete with everything answered", async () => {
    expect(await check(whole)).toEqual([]);
  });

  it("ask for the number, the status and the consent", async () => {
    expect(await check({ ...whole, ssn: "", maritalStatus: "", consent: false })).toEqual([
      "ssn",
      "maritalStatus",
      "consent",
    ]);
  });

  it("ask for none of them twice, nor for a status where the state does not need it", async () => {
    expect(await check({ ...whole, ssn: "", maritalStatus: "", consent: false }, nothing)).toEqual([]);
  });

  it("ask for citizenship where the lender does, and send it to no other", async () => {
    const asks = { ...nothing, asksCitizenship: true };
    expect(await check(whole, asks)).toEqual(["citizenship"]);
    const answered = { ...whole, citizenship: "PERMANENT_RESIDENT" as const };
    expect(await check(answered, asks)).toEqual([]);
    expect(toAdditional(answered, asks).citizenship).toBe("PERMANENT_RESIDENT");
    expect(toAdditional(answered, nothing)).not.toHaveProperty("citizenship");
  });

  it("take no number that cannot be one", async () => {
    expect(await check({ ...whole, ssn: "900123456" })).toEqual(["ssn"]);
  });

  it("leave out marital status where it is not asked, and companions of somebody who owns alone", () => {
    const companion = { ...blankCompanion, firstName: "Sam", lastName: "Lee", relation: "SPOUSE" as const };
    const sent = toAdditional({ ...whole, titleCompanions: [companion] }, nothing);
    expect(sent.maritalStatus).toBeUndefined();
    expect(sent.titleCompanions).toEqual([]);
    const named = (one: typeof companion | (typeof companion & { suffix: "JR" })) =>
      toAdditional({ ...whole, ownership: "JOINT", titleCompanions: [one] }, everything).titleCompanions;
    expect(named(companion)).toEqual([{ firstName: "Sam", lastName: "Lee", relation: "SPOUSE" }]);
    expect(named({ ...companion, suffix: "JR" })).toMatchObject([{ lastName: "Lee", suffix: "JR" }]);
  });
});
