import { describe, expect, it } from "vitest";
import { type LoanFile, noFacts } from "./facts/facts.ts";
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

describe("a line that is signed on the Saturday before Thanksgiving", () => {
  it("may be cancelled until Wednesday, the third business day", () => {
    expect(dateOf("rescission-ends")).toBe("2026-11-25");
  });

  it("is recorded and funded on the next day on which offices and banks are open", () => {
    expect(dateOf("recorded")).toBe("2026-11-27");
    expect(dateOf("funded")).toBe("2026-11-30");
  });
});
