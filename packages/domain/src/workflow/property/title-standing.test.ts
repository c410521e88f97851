import { describe, expect, it } from "vitest";
import { decide } from "../decide.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { hit, loanFile } from "../testing/loan-file.ts";
import { isTitleExpired, titleOrder } from "./title-standing.ts";

const at = "2026-11-20T18:00:00.000Z";
const title = { clearToClose: true, exceptions: [], expiresOn: "2026-12-20", at };
const passed = { kind: "PASSPORT", documentUuids: [], submittedAt: at, result: { outcome: "PASSED", at } } as const;
const account = {
  accountUuid: "",
  bankName: "",
  routingNumber: "1",
  accountNumber: "2",
  type: "CHECKING",
  owners: [],
  source: "TYPED",
  at,
} as const;
const verified = (changes: Partial<Facts> = {}): LoanFile =>
  loanFile({
    submittedAt: at,
    hardCredit: hit(),
    incomeVerified: { annualAmount: 14_200_000, match: true, at },
    disbursementAccount: account,
    disbursementCheck: { status: "VERIFIED", reason: "", at },
    payType: "MANUAL",
    employment: { outcome: "CONFIRMED", at },
    identityChecks: [passed],
    finalTitle: title,
    ...changes,
  });

describe("a title commitment good through December 20", () => {
  it.each<[string, Partial<Facts>, boolean]>([
    ["before anything rests on it", {}, false],
    [
      "with the deed notarized on its last evening",
      { deed: { notarisedAt: "2026-12-21T07:59:00.000Z", manual: false } },
      false,
    ],
    [
      "with the deed notarized after midnight",
      { deed: { notarisedAt: "2026-12-21T08:00:00.000Z", manual: false } },
      true,
    ],
    ["with the right to cancel over a day later", { rescissionOver: "2026-12-22T08:00:00.000Z" }, true],
    [
      "with the day of the money after it",
      { fundingDay: { date: "2026-12-28", at: "2026-12-28T05:00:00.000Z" } },
      true,
    ],
    [
      "once the money is decided",
      {
        fundingDay: { date: "2026-12-28", at: "2026-12-28T05:00:00.000Z" },
        funding: { attempt: 1, cash: 1, account: null, at },
      },
      false,
    ],
    [
      "that had ended when it came",
      { finalTitle: { ...title, expiresOn: "2026-11-19" }, rescissionOver: "2026-12-22T08:00:00.000Z" },
      false,
    ],
    [
      "that is not clear",
      { finalTitle: { ...title, clearToClose: false }, rescissionOver: "2026-12-22T08:00:00.000Z" },
      false,
    ],
  ])("%s", (_when, changes, expired) => {
    const file = verified(changes);
    expect(isTitleExpired(file.facts)).toBe(expired);
    const { row, step, effects } = decide(file);
    expect(row === 19 && step === "FINAL_TITLE_ORDERED").toBe(expired);
    expect(effects.some(({ key }) => key === `update-title:final:0:${at}`)).toBe(expired);
  });

  it("is ordered once for each that ran out, and the next one lets the line go on", () => {
    const late = { rescissionOver: "2026-12-22T08:00:00.000Z" };
    expect(titleOrder(verified(late).facts).key).not.toBe(titleOrder(verified().facts).key);
    const renewed = { ...title, expiresOn: "2027-01-21", at: "2026-12-22T08:01:00.000Z" };
    expect(decide(verified({ ...late, finalTitle: renewed })).row).toBeGreaterThan(19);
  });
});
