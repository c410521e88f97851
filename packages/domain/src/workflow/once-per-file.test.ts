import { expect, it } from "vitest";
import { type LoanFile, noFacts } from "./facts/facts.ts";
import { oncePerFile } from "./once-per-file.ts";

const file = (loanNumber: string): LoanFile => ({
  uuid: "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01",
  orgCode: "gable",
  identityUuid: "0b8f2f7a-41c5-4a2d-8f0e-6f4f5f1f2a11",
  loanNumber,
  createdAt: "2026-11-20T18:00:00Z",
  facts: noFacts,
});

it("derives once for a file, also where nothing follows from it, and anew for the next", () => {
  const asked: string[] = [];
  const derive = oncePerFile(({ loanNumber }) => {
    asked.push(loanNumber);
    return loanNumber === "1" ? undefined : loanNumber;
  });
  const [first, second] = [file("1"), file("2")];
  expect([derive(first), derive(second), derive(first), derive(second)]).toEqual([undefined, "2", undefined, "2"]);
  expect(asked).toEqual(["1", "2"]);
  expect(derive({ ...second, loanNumber: "3" })).toBe("3");
});
