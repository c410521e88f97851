import { describe, expect, it } from "vitest";
import { consentTexts } from "../../profile/consents.ts";
import { newSigner } from "../../signers/name-signers.ts";
import { decide } from "../decide.ts";
import type { Facts } from "../facts/facts.ts";
import type { Delivery } from "../facts/papers.ts";
import type { SignerFacts } from "../facts/signer-facts.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { lettersToPost } from "./by-post.ts";
import { closingHolds } from "./closing-holds.ts";
import { mayOwnerSignOn, ownerNoticesDue } from "./owner-notices.ts";

const zone = "America/Chicago";
const home = parcel({
  address: { street1: "1 Elm Street", street2: null, city: "Austin", state: "TX", zip: "78701" },
  timeZone: zone,
});
const addedAt = "2026-11-02T18:00:00.000Z";
const joinedAt = "2026-11-03T18:00:00.000Z";
const [known] = loanFile().facts.consents;
const consents = known
  ? [
      {
        ...known,
        type: "ELECTRONIC_RECORDS" as const,
        textVersion: consentTexts.ELECTRONIC_RECORDS.version,
        at: joinedAt,
      },
    ]
  : [];
const named = (changes: Partial<SignerFacts> = {}): SignerFacts => ({
  ...newSigner("4", { firstName: "Ramiro", lastName: "Reed", relation: "SIBLING" }, "es", addedAt),
  ...changes,
});
const brother = (changes: Partial<SignerFacts> = {}) => named({ joinedAt, consents, ...changes });

const factsOf = (signer: SignerFacts, changes: Partial<Facts> = {}): Facts => {
  const { facts } = loanFile({
    property: { outcome: "FOUND", parcels: [home], at: addedAt },
    signers: [signer],
    closingDocuments: [],
    ...changes,
  });
  return { ...facts, answers: { ...facts.answers, occupancy: "PRIMARY" } };
};
const costs = (facts: Facts) =>
  ownerNoticesDue(facts).find(({ kind }) => kind === "TEXAS_FINAL_ITEMIZATION")?.basis ?? "";
const given = (
  documentKind: string,
  basis: string,
  deliveredAt: string,
  changes: Partial<Delivery> = {},
): Delivery => ({
  documentKind,
  basis,
  deliveredAt,
  version: "1",
  sha256: "0",
  documentUuid: `paper ${documentKind}`,
  ...changes,
});
const holdOf = (facts: Facts) => closingHolds(facts).find(({ rule }) => rule === "TEXAS_OWNERS");

describe("another owner of a Texas homestead", () => {
  it("has the notice of rights and the final costs for themselves, as soon as there is a way to them", () => {
    const kindsFor = (signer: SignerFacts, changes: Partial<Facts> = {}) =>
      ownerNoticesDue(factsOf(signer, changes)).map(({ kind }) => kind);
    const both = ["TEXAS_50G_NOTICE", "TEXAS_FINAL_ITEMIZATION"];
    expect(kindsFor(named())).toEqual([]);
    expect(kindsFor(brother())).toEqual(both);
    expect(kindsFor(named({ onPaper: { at: joinedAt } }))).toEqual(both);
    const { closingDocuments: _none, ...undrawn } = factsOf(brother());
    expect(ownerNoticesDue(undrawn).map(({ kind }) => kind)).toEqual(["TEXAS_50G_NOTICE"]);
    // One copy does for married owners.
    expect(kindsFor(brother({ relation: "SPOUSE" }))).toEqual([]);
    expect(kindsFor(brother(), { lapsedAt: joinedAt })).toEqual([]);
    const file = loanFile();
    const effects = decide({ ...file, facts: factsOf(brother()) }).effects.map(({ key }) => key);
    expect(effects).toContain(`write-owner-notice:4:TEXAS_50G_NOTICE:${home.parcelId}`);
  });

  it("holds everybody's signing until twelve days after theirs, and a business day after the costs", () => {
    const facts = factsOf(brother());
    expect(holdOf(facts)).toEqual({ rule: "TEXAS_OWNERS", until: null });
    expect(holdOf(factsOf(brother({ relation: "SPOUSE" })))).toBeUndefined();
    // Eleven at night where the home is.
    const told = given("TEXAS_50G_NOTICE", home.parcelId, "2026-11-06T05:00:00.000Z");
    const shown = given("TEXAS_FINAL_ITEMIZATION", costs(facts), "2026-11-09T18:00:00.000Z");
    const withBoth = factsOf(brother({ deliveries: [told, shown] }));
    expect(holdOf(factsOf(brother({ deliveries: [told] })))?.until).toBeNull();
    expect(holdOf(withBoth)?.until).toBe("2026-11-17");
    const [owner] = withBoth.signers;
    expect(
      owner && [mayOwnerSignOn(withBoth, owner, "2026-11-16"), mayOwnerSignOn(withBoth, owner, "2026-11-17")],
    ).toEqual([false, true]);
    // The day before Thanksgiving: neither it nor the notice of another home counts.
    const late = { ...shown, deliveredAt: "2026-11-25T18:00:00.000Z" };
    expect(holdOf(factsOf(brother({ deliveries: [told, late] })))?.until).toBe("2026-11-27");
    expect(holdOf(factsOf(brother({ deliveries: [{ ...told, basis: "2" }, shown] })))?.until).toBeNull();
  });

  it("holds nothing up once they have signed, as before each owner was told", () => {
    expect(holdOf(factsOf(brother({ signedAt: "2026-11-10T18:00:00.000Z" })))).toBeUndefined();
  });

  it("has them by post where they take no electronic records, and no day counts before", () => {
    const onPaper = { at: "2026-11-20T18:00:00.000Z" };
    const basis = costs(factsOf(brother()));
    const letters = [
      given("TEXAS_50G_NOTICE", home.parcelId, "2026-11-21T18:00:00.000Z"),
      given("TEXAS_FINAL_ITEMIZATION", basis, "2026-11-21T18:00:00.000Z"),
    ];
    const waiting = factsOf(named({ onPaper, deliveries: letters }));
    expect(lettersToPost(waiting).map(({ delivery }) => delivery)).toEqual(letters);
    expect(holdOf(waiting)?.until).toBeNull();
    const posted = { on: "2026-11-24", by: "dana", at: "2026-11-24T18:00:00.000Z" };
    const sent = factsOf(named({ onPaper, deliveries: letters.map((letter) => ({ ...letter, posted })) }));
    // Received on November 28, without Thanksgiving; the twelfth day after it.
    expect(holdOf(sent)?.until).toBe("2026-12-10");
  });
});
