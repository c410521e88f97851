import { describe, expect, it } from "vitest";
import { queuesOf } from "../../pipeline/queues-of.ts";
import { type Consent, consentTexts } from "../../profile/consents.ts";
import type { Facts } from "../facts/facts.ts";
import type { Delivery } from "../facts/papers.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { isPlausibleDay, lateNotice, lettersToPost, receivedOn, sentOn } from "./by-post.ts";
import { closingHolds } from "./closing-holds.ts";

const zone = "America/Chicago";
const uuid = "0b4a7a44-8a5e-4b02-9d54-0f6b1f3f0a03";
const written: Delivery = {
  documentKind: "TEXAS_50G_NOTICE",
  version: "1",
  sha256: "0",
  documentUuid: uuid,
  deliveredAt: "2026-11-20T18:00:00.000Z",
};
const posted = { on: "2026-11-24", by: "dana", at: "2026-11-24T18:00:00.000Z" };
const onPaper = { at: "2026-11-19T18:00:00.000Z" };
const home = parcel({
  address: { street1: "1 Elm Street", street2: null, city: "Austin", state: "TX", zip: "78701" },
  timeZone: zone,
});
const factsOf = (changes: Partial<Facts> = {}): Facts =>
  loanFile({ property: { outcome: "FOUND", parcels: [home], at: "" }, deliveries: [written], ...changes }).facts;

describe("a notice to a borrower without electronic records", () => {
  it("waits to be posted, and no day counts before", () => {
    const facts = factsOf({ onPaper });
    expect(lettersToPost(facts)).toEqual([{ delivery: written }]);
    expect([sentOn(facts, written, zone), receivedOn(facts, written, zone)]).toEqual([undefined, undefined]);
    expect(closingHolds(facts)[0]).toEqual({ rule: "TEXAS_TWELVE_DAYS", until: null });
    expect(queuesOf({ ...loanFile(), facts }).find(({ queue }) => queue === "paper")).toMatchObject({ move: "staff" });
  });

  it("goes by post as well while the borrower has not agreed to the words in force about electronic records", () => {
    const [given] = loanFile().facts.consents;
    const of = (textVersion: string) => [{ ...(given as Consent), type: "ELECTRONIC_RECORDS" as const, textVersion }];
    const paper = { ...written, deliveredAt: "2026-12-02T18:00:00.000Z" };
    const notice = { ...paper, basis: "1" };
    const earlier = { ...notice, deliveredAt: "2026-11-20T18:00:00.000Z" };
    const waiting = (consents: Facts["consents"]) =>
      lettersToPost(factsOf({ consents, deliveries: [earlier, notice, paper] }));
    expect(waiting(of("2026-11-1"))).toEqual([{ delivery: notice }]);
    expect(waiting([...of("2026-11-1"), ...of(consentTexts.ELECTRONIC_RECORDS.version)])).toEqual([]);
  });

  it("counts as received three days after it was posted, without Thanksgiving and Sunday", () => {
    const letter = { ...written, posted, basis: home.parcelId };
    const facts = factsOf({ onPaper, deliveries: [letter] });
    expect(lettersToPost(facts)).toEqual([]);
    expect(sentOn(facts, letter, zone)).toBe("2026-11-24");
    expect(receivedOn(facts, letter, zone)).toBe("2026-11-28");
    // Twelve days from the later of the application and the notice.
    expect(closingHolds(facts)[0]?.until).toBe("2026-12-10");
    expect(queuesOf({ ...loanFile(), facts }).find(({ queue }) => queue === "paper")).toMatchObject({
      move: "borrower",
    });
  });

  it.each<[string, Partial<Facts>]>([
    ["was delivered before the consent was withdrawn", { onPaper: { at: "2026-11-21T18:00:00.000Z" } }],
    ["is of a borrower who consents", {}],
  ])("goes by no post when it %s", (_why, changes) => {
    const facts = factsOf(changes);
    expect(lettersToPost(facts)).toEqual([]);
    expect(receivedOn(facts, written, zone)).toBe("2026-11-20");
  });

  it("is still posted after the application has ended", () => {
    const file = loanFile({ onPaper, deliveries: [written], withdrawn: { at: "2026-11-21T18:00:00.000Z" } });
    expect(queuesOf(file)).toEqual([{ queue: "paper", since: written.deliveredAt, move: "staff" }]);
  });
});

describe("a cancellation that came by letter", () => {
  const rescission = { startsOn: "2026-11-20", endsOn: "2026-11-24", expiresAt: "2026-11-25T06:00:00.000Z" };
  const signed = { closingSignedAt: "2026-11-20T19:00:00.000Z", rescission };
  const over = { ...signed, rescissionOver: "2026-11-25T06:00:00.000Z" };
  const funding = { attempt: 1, cash: 1, account: null, at: "2026-11-27T15:00:00.000Z" };
  it.each<[string, Partial<Facts>, string, string | undefined]>([
    ["posted on the day of signing", signed, "2026-11-20", undefined],
    ["posted on the last day", signed, "2026-11-24", undefined],
    ["posted on the last day and found after it", over, "2026-11-24", undefined],
    ["posted a day late", over, "2026-11-25", "after-the-period"],
    ["posted before anything was signed", signed, "2026-11-19", "before-signing"],
    ["for a line that is not signed", {}, "2026-11-24", "nothing-signed"],
    ["found once the money is on its way", { ...over, funding }, "2026-11-24", "money-gone"],
    ["while another owner has yet to sign", { closingSignedAt: signed.closingSignedAt }, "2026-12-24", undefined],
  ])("%s", (_when, facts, on, late) => expect(lateNotice(factsOf(facts), on, zone)).toBe(late));

  it("names a day that has come, and none of long ago", () => {
    const now = "2026-11-27T03:00:00.000Z";
    expect(["2026-11-26", "2026-11-27", "2026-09-27", "2026-09-26"].map((on) => isPlausibleDay(on, now, zone))).toEqual(
      [true, false, true, false],
    );
  });
});
