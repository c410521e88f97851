import { assert, constantFrom, property, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import type { IdentityCheck } from "../workflow/facts/verification-facts.ts";
import { NamesExplained, nameReasons } from "./names-explained.ts";
import { checkToExplain, otherNames } from "./other-names.ts";

const at = "2026-11-20T17:00:00.000Z";
const check = (result?: Omit<NonNullable<IdentityCheck["result"]>, "at">, explained?: IdentityCheck["explained"]) => ({
  kind: "PASSPORT" as const,
  documentUuids: [],
  submittedAt: at,
  ...(result && { result: { ...result, at } }),
  ...(explained && { explained }),
});
const bothMine = { why: "BOTH_MINE", nameRead: "ADA REED", at } as const;

describe("what is said of two names", () => {
  it("wants words only where neither both nor the document are right", () => {
    for (const why of nameReasons) {
      expect(NamesExplained.safeParse({ why }).success).toBe(why !== "SOMETHING_ELSE");
      expect(NamesExplained.safeParse({ why, note: "   " }).success).toBe(why !== "SOMETHING_ELSE");
      expect(NamesExplained.safeParse({ why, note: "It was printed wrongly." }).success).toBe(true);
      expect(NamesExplained.safeParse({ why, note: "x".repeat(501) }).error?.issues[0]?.message).toBe("too-long");
    }
    expect(NamesExplained.safeParse({ why: "SOMETHING_ELSE" }).error?.issues).toMatchObject([
      { path: ["note"], message: "required" },
    ]);
  });
});

describe("a document with another name", () => {
  it("may be explained once, whoever found the difference, until somebody has passed it", () => {
    const found = [
      { outcome: "RETRY", reason: "name-differs" },
      { outcome: "REVIEW", reason: "name-differs" },
      { outcome: "REVIEW", reason: "expired", differences: ["expired", "name-differs"] },
    ] as const;
    for (const result of found) {
      expect(checkToExplain({ identityChecks: [check(), check(result)] })).toMatchObject({ result });
      expect(checkToExplain({ identityChecks: [check(result, bothMine)] })).toBeUndefined();
      // Of an earlier document nothing is asked any more.
      expect(checkToExplain({ identityChecks: [check(result), check()] })).toBeUndefined();
    }
    for (const result of [{ outcome: "PASSED" }, { outcome: "RETRY", reason: "unreadable" }] as const)
      expect(checkToExplain({ identityChecks: [check(result)] })).toBeUndefined();
    expect(checkToExplain({ identityChecks: [] })).toBeUndefined();
  });
});

describe("other names", () => {
  it("are those said at registration and those on documents that are said to be theirs, each once", () => {
    const aliases = uniqueArray(constantFrom("Ada Reed", "Ada Bell", "ADA REED"), { maxLength: 3 });
    assert(
      property(aliases, constantFrom(...nameReasons), (said, why) => {
        const names = otherNames({
          answers: { aliases: said },
          identityChecks: [
            check({ outcome: "RETRY" }, { ...bothMine, why }),
            check({ outcome: "PASSED" }, { ...bothMine, why }),
          ],
        });
        expect(names).toEqual([...new Set([...said, ...(why === "BOTH_MINE" ? ["ADA REED"] : [])])]);
      }),
    );
    expect(otherNames({ identityChecks: [] })).toEqual([]);
  });
});
