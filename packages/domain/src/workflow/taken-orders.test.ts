import { describe, expect, it } from "vitest";
import { decide } from "./decide.ts";
import type { Facts } from "./facts/facts.ts";
import { withTaken } from "./taken-orders.ts";
import { hit, loanFile } from "./testing/loan-file.ts";

const at = "2026-11-23T18:00:00.000Z";
const taken = { order: "ord_1", at };
/** The title is brought to date while the borrower still gives accounts. */
const ordered = (changes: Partial<Facts> = {}) =>
  loanFile({
    submittedAt: at,
    hardCredit: hit(),
    incomeVerified: { annualAmount: 14_200_000, match: true, at },
    ...changes,
  });
const title = { key: "update-title:final:0", kind: "update-title" };

describe("an order that a vendor takes and answers later", () => {
  it("is kept under the work's key", () => {
    expect(withTaken(ordered(), title, taken)).toEqual({
      takenOrders: { [title.key]: { kind: title.kind, ...taken } },
    });
  });

  it("is kept once, however often the vendor is asked after it", () => {
    const { takenOrders } = withTaken(ordered(), title, taken);
    if (!takenOrders) throw new Error("nothing was kept");
    expect(withTaken(ordered({ takenOrders }), title, { ...taken, order: "ord_2" })).toEqual({});
  });

  it("takes the place of an earlier one of its kind, and of no other", () => {
    const transfer = { "disburse:1": { kind: "disburse", ...taken } } as const;
    const takenOrders = { "update-title:old": { kind: "update-title", ...taken }, ...transfer } as const;
    expect(Object.keys(withTaken(ordered({ takenOrders }), title, taken).takenOrders ?? {})).toEqual([
      "disburse:1",
      title.key,
    ]);
  });

  it.each([
    ["is over by now", ordered({ finalTitle: { clearToClose: true, exceptions: [], at } }), title],
    ["makes no difference to anybody's step", loanFile(), { key: "look-up-county:06067", kind: "look-up-county" }],
  ])("is nothing to keep where it %s", (_why, file, work) => {
    expect(withTaken(file, work, taken)).toEqual({});
  });

  it("leaves the title ordered, or in the company's hands", () => {
    const passed = { kind: "PASSPORT", documentUuids: [], submittedAt: at, result: { outcome: "PASSED", at } } as const;
    const row19 = (changes: Partial<Facts> = {}) =>
      decide(
        ordered({
          disbursementAccount: {
            accountUuid: "",
            bankName: "",
            routingNumber: "1",
            accountNumber: "2",
            type: "CHECKING",
            owners: [],
            source: "TYPED",
            at,
          },
          disbursementCheck: { status: "VERIFIED", reason: "", at },
          payType: "MANUAL",
          employment: { outcome: "CONFIRMED", at },
          identityChecks: [passed],
          ...changes,
        }),
      );
    expect(row19().step).toBe("FINAL_TITLE_ORDERED");
    const { step, effects } = row19({ takenOrders: { [title.key]: { kind: "update-title", ...taken } } });
    expect([step, effects.some(({ key }) => key === title.key)]).toEqual(["FINAL_TITLE_PROCESSING", true]);
  });
});
