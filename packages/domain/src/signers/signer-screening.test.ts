import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queuesOf } from "../pipeline/queues-of.ts";
import { decide } from "../workflow/decide.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { fundingGates } from "../workflow/stages/funding.ts";
import { loanFile } from "../workflow/testing/loan-file.ts";
import { newSigner } from "./name-signers.ts";
import { everySignerCleared, isSignerCleared } from "./signer-screening.ts";

const at = "2026-11-20T18:00:00.000Z";
const born = "1979-05-04";
const theo: SignerFacts = {
  ...newSigner(
    "5f0f1f0e-9d0e-4a43-9d2a-3f6f0b8d1c11",
    { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE" },
    "en",
    at,
  ),
  birthDate: born,
  identityChecks: [{ kind: "PASSPORT", documentUuids: [], submittedAt: at, result: { outcome: "PASSED", at } }],
};
const clear = { outcome: "CLEAR", birthDate: born, at } as const;
const hit = { ...clear, outcome: "HIT" } as const;

const kinds = (signer: SignerFacts) =>
  decide(
    loanFile({
      submittedAt: at,
      incomeVerified: { annualAmount: 14_200_000, match: true, at },
      closingSignedAt: at,
      signers: [signer],
    }),
  )
    .effects.map(({ kind }) => kind)
    .filter((kind) => kind === "screen-signer" || kind === "draw-signer-papers");
const waiting = (watchlist: NonNullable<SignerFacts["watchlist"]>) =>
  queuesOf(loanFile({ signers: [{ ...theo, watchlist }] })).map(({ queue }) => queue);

describe("the sanctions lists and a signer", () => {
  it.each<[string, Partial<SignerFacts>, boolean]>([
    ["nobody has asked them", {}, false],
    ["they do not hold the name", { watchlist: clear }, true],
    ["they hold a name like it", { watchlist: hit }, false],
    [
      "one of staff found that it is the signer",
      { watchlist: { ...hit, match: { by: "a", note: "same", at } } },
      false,
    ],
    ["staff found that it is somebody else", { watchlist: { ...hit, clearedBy: "a" } }, true],
    ["they were asked about another birth date", { watchlist: { ...clear, birthDate: "1980-01-01" } }, false],
  ])("%s", (_what, own, cleared) => {
    const signer = { ...theo, ...own };
    expect(isSignerCleared(signer)).toBe(cleared);
    const { facts } = loanFile({
      signers: [signer],
      closingSignedAt: at,
      rescissionOver: at,
      disbursementCheck: { status: "VERIFIED", reason: "", at },
      recording: { method: "electronic", status: "SUBMITTED", submittedAt: at },
    });
    expect(fundingGates(facts) !== undefined).toBe(cleared);
  });

  it("are asked once a birth date is known, and draw nobody's papers before they have answered", () => {
    const { birthDate: _unknown, ...unborn } = theo;
    expect(kinds(unborn)).toEqual([]);
    expect(kinds(theo)).toEqual(["screen-signer"]);
    expect(kinds({ ...theo, watchlist: hit })).toEqual([]);
    expect(kinds({ ...theo, watchlist: clear })).toEqual(["draw-signer-papers"]);
  });

  it("bring staff to a name that is like theirs", () => {
    expect(waiting(hit)).toContain("signers");
    expect(waiting({ ...hit, clearedBy: "a" })).not.toContain("signers");
  });

  it("keep the money back for any one of them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(undefined, clear, hit, { ...hit, clearedBy: "a" }), { maxLength: 5 }),
        (answers) => {
          const signers = answers.map((watchlist) => ({ ...theo, ...(watchlist && { watchlist }) }));
          const open = answers.some((one) => one === undefined || (one.outcome === "HIT" && !("clearedBy" in one)));
          expect(everySignerCleared(loanFile({ signers }).facts)).toBe(!open);
        },
      ),
      { numRuns: 300 },
    );
  });
});
