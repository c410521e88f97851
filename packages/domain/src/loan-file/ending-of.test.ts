import { describe, expect, it } from "vitest";
import type { Facts } from "../workflow/facts/facts.ts";
import { loanFile } from "../workflow/testing/loan-file.ts";
import { endingOf } from "./ending-of.ts";

/** Late in the evening in Sacramento. */
const at = "2026-11-21T04:30:00.000Z";
const on = "2026-11-20";

describe("what ended an application", () => {
  it("is nothing while it runs", () => {
    expect(endingOf(loanFile())).toBeNull();
  });

  it.each<readonly [string, Partial<Facts>, string]>([
    ["its borrower", { withdrawn: { at } }, "WITHDRAWN"],
    ["another owner", { coDeedCancelled: { signer: "1", why: "declined", at } }, "OTHER_OWNER"],
    ["its days, with something missing", { lapsedAt: at, lapse: "INCOMPLETE" }, "INCOMPLETE"],
    ["its days, with no offer taken", { lapsedAt: at, lapse: "NOT_ACCEPTED" }, "NOT_ACCEPTED"],
    ["an underwriter", { declined: { uuid: "1", by: "1", at, reasons: ["NOT_OF_AGE"] } }, "DECLINED"],
  ])("is told with the day at home: %s", (_who, facts, cause) => {
    expect(endingOf(loanFile(facts))).toEqual({ cause, on });
  });
});
