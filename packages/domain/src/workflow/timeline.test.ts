import { describe, expect, it } from "vitest";
import type { KnownLien } from "./credit-facts.ts";
import type { ChosenOffer } from "./facts/application-facts.ts";
import { type Facts, type LoanFile, noFacts } from "./facts/facts.ts";
import type { PayoffQuote } from "./facts/verification-facts.ts";
import { newSigner } from "../signers/name-signers.ts";
import { timelineOf } from "./timeline.ts";

const file: LoanFile = {
  uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03",
  orgCode: "gable",
  identityUuid: "0c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03",
  loanNumber: "2600000001",
  createdAt: "2026-11-20T18:00:00.000Z",
  facts: { ...noFacts, answers: { occupancy: "PRIMARY" } },
};
const dateOf = (moment: string) =>
  timelineOf(file, "2026-11-21T19:00:00.000Z").entries.find((entry) => entry.moment === moment)?.date;

const theo = newSigner(
  "5f0f1f0e-9d0e-4a43-9d2a-3f6f0b8d1c11",
  { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE" },
  "en",
  "2026-11-18T18:00:00.000Z",
);

describe("a line that the borrower signed on Wednesday, and their co-owner not yet on Saturday", () => {
  const { entries } = timelineOf(
    { ...file, facts: { ...file.facts, closingSignedAt: "2026-11-18T19:00:00.000Z", signers: [theo] } },
    "2026-11-21T19:00:00.000Z",
  );

  it("waits for the other owner, and dates the right to cancel from them", () => {
    expect(entries.find(({ moment }) => moment === "others-signed")).toMatchObject({ mover: "others", date: null });
    expect(entries.find(({ moment }) => moment === "rescission-ends")).toMatchObject({
      date: "2026-11-25",
      estimated: true,
    });
  });

  it("says nothing of others where there are none", () => {
    const alone = timelineOf(file, "2026-11-21T19:00:00.000Z").entries;
    expect(alone.map(({ moment }) => moment)).not.toContain("others-signed");
  });
});

describe("a line that pays debts off", () => {
  const at = "2026-11-30T15:00:00.000Z";
  const card = { id: "card", lender: "Card", balance: 100_000, paidOffAtClosing: true };
  const quote = { outcome: "QUOTED", amount: 100_000, goodThrough: "2026-12-31", perDiem: 10, at } as PayoffQuote;
  const payoffs = {
    liens: { liens: [card as KnownLien], answers: [], at },
    payoffQuotes: { card: quote },
    offer: { initialDraw: 500_000, payoffs: [] } as unknown as ChosenOffer,
  };
  const timelineWith = (facts: Partial<Facts>) =>
    timelineOf({ ...file, facts: { ...file.facts, ...payoffs, ...facts } }, at);

  it("names no day for the money while a creditor asks for more than was signed for", () => {
    const asked = { times: 1, quote: { ...quote, amount: 103_000 } as PayoffQuote };
    expect(timelineWith({}).fundingDate).not.toBeNull();
    expect(timelineWith({ payoffRenewals: { card: asked } }).fundingDate).toBeNull();
  });

  it("names no day that is over", () => {
    const second = { answers: { occupancy: "INVESTMENT" as const }, submittedAt: "2026-10-01T15:00:00.000Z" };
    expect(timelineWith(second).fundingDate).toBe("2026-11-30");
  });

  it("tells of the debts as a moment of their own", () => {
    expect(timelineWith({}).entries.at(-1)).toMatchObject({ moment: "debts-paid", mover: "lender" });
    expect(timelineOf(file, at).entries.at(-1)).toMatchObject({ moment: "funded" });
  });
});

describe("a line that is signed on the Saturday before Thanksgiving", () => {
  it("may be cancelled until Wednesday, the third business day", () => {
    expect(dateOf("rescission-ends")).toBe("2026-11-25");
  });

  it("is recorded and funded on the next day on which offices and banks are open", () => {
    expect(dateOf("recorded")).toBe("2026-11-27");
    expect(dateOf("funded")).toBe("2026-11-30");
  });
});
