import { describe, expect, it } from "vitest";
import type { IncomeSource } from "../workflow/facts/verification-facts.ts";
import { loanFile } from "../workflow/testing/loan-file.ts";
import { incomePapers } from "./income-papers.ts";

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00.000Z`;
const stub = (documentUuid: string, hour: number) =>
  ({ documentUuid, type: "USER_UPLOADED_PAYSTUB", at: at(hour) }) as const;
const reading = (reference: string, hour: number, more: Partial<IncomeSource> = {}): IncomeSource => ({
  uuid: `${reference} ${hour}`,
  source: "MANUAL_PAYSTUB",
  employmentType: "FULL_TIME",
  annualAmount: 100,
  reference,
  at: at(hour),
  ...more,
});
const standings = (facts: Parameters<typeof loanFile>[0]) =>
  incomePapers(loanFile(facts).facts).map(({ documentUuid, standing }) => `${documentUuid} ${standing}`);

describe("a paper that shows income", () => {
  const uploads = [stub("delta", 1), stub("harbor", 2)];

  it("is read when it was read itself, not because another of its kind was read later", () => {
    expect(standings({ uploads, incomeSources: [reading("delta", 3, { readWith: [] })] })).toEqual([
      "delta READ",
      "harbor UNREAD",
    ]);
  });

  it("is read with another of the same job, where whoever read it says so", () => {
    expect(standings({ uploads, incomeSources: [reading("delta", 3, { readWith: ["harbor"] })] })).toEqual([
      "delta READ",
      "harbor READ",
    ]);
  });

  it("that came before a reading of a time when papers were not named was read with it", () => {
    expect(standings({ uploads: [...uploads, stub("late", 4)], incomeSources: [reading("harbor", 3)] })).toEqual([
      "delta READ",
      "harbor READ",
      "late UNREAD",
    ]);
  });
});
