import { describe, expect, it } from "vitest";
import { noFacts } from "../facts/facts.ts";
import { awaitsAttorney } from "../notary/notarisation.ts";
import { isOfAge } from "../stages/application.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { dayAtHome, lastTodayOf } from "./home.ts";

/** The last evening of the year in California, when it is the new year in Greenwich and in New York. */
const EVENING = "2027-01-01T06:30:00.000Z";

const address = (state: "CA" | "NY" | "TX") => ({
  street1: "1 Elm Street",
  street2: null,
  city: "Town",
  state,
  zip: "00000",
});
const at = "2026-11-20T18:00:00.000Z";

describe("the day where the home is", () => {
  it("is that of its county, before it is found that of its state, and of the east where nothing is known", () => {
    const home = parcel({ address: address("TX"), timeZone: "America/Denver" });
    const found = loanFile({ property: { outcome: "FOUND", parcels: [home], at } });
    const said = (state: "CA" | "NY") => ({ ...noFacts, answers: { home: address(state) } });
    expect(dayAtHome(found.facts, EVENING)).toBe("2026-12-31");
    expect([dayAtHome(said("CA"), EVENING), dayAtHome(said("NY"), EVENING)]).toEqual(["2026-12-31", "2027-01-01"]);
    expect(dayAtHome(noFacts, EVENING)).toBe("2027-01-01");
  });

  it("is for staff not yet over in the west when the lender's next has begun in the east", () => {
    const said = { ...noFacts, answers: { home: address("CA") } };
    expect([lastTodayOf(said, EVENING), lastTodayOf(said, "2027-01-01T04:30:00.000Z")]).toEqual([
      "2027-01-01",
      "2026-12-31",
    ]);
  });

  it("is the one on which somebody is old enough, or not yet", () => {
    const file = { ...loanFile(), facts: { ...noFacts, answers: { home: address("CA"), birthDate: "2009-01-01" } } };
    expect(isOfAge({ ...file, createdAt: EVENING })).toBe(false);
    expect(isOfAge({ ...file, createdAt: "2027-01-01T08:00:00.000Z" })).toBe(true);
  });

  it("is the one by which a state's practice is known", () => {
    const home = parcel({ address: address("NY"), timeZone: "America/New_York" });
    const signed = (closingSignedAt: string) =>
      awaitsAttorney(loanFile({ property: { outcome: "FOUND", parcels: [home], at }, closingSignedAt }).facts);
    expect([signed("2022-01-01T03:00:00.000Z"), signed("2022-01-01T06:00:00.000Z")]).toEqual([false, true]);
  });
});
