import { describe, expect, it } from "vitest";
import type { Facts } from "../workflow/facts/facts.ts";
import { loanFile } from "../workflow/testing/loan-file.ts";
import { openConditions } from "./caused-conditions.ts";
import type { Condition, RaisedCondition } from "./condition.ts";
import { askedFirst, saidLast, titleOfAsked } from "./condition-titles.ts";

const at = "2026-11-20T15:00:00.000Z";
const stubs: Partial<Facts> = { payStubs: { wanted: 1, at } };
const raised: RaisedCondition = {
  uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03",
  categoryEnum: "GENERIC_DOCUMENT_REQUEST",
  created: at,
  notes: null,
  commentsToBorrower: "The last bill of the county.",
  requestDocuments: true,
  xtraData: { numDocsRequired: 1 },
  priorTo: "documents",
};

/** The only open request of a file whose borrower registered in English. */
function asked(facts: Partial<Facts>): Condition {
  const [condition, ...others] = openConditions(loanFile(facts));
  if (!condition || others.length > 0) throw new Error("not one request");
  return condition;
}

describe("the words of a request", () => {
  it("call it a document where one is asked for, and a question where a word is", () => {
    const { categoryEnum } = raised;
    expect(titleOfAsked({ categoryEnum, requestDocuments: true }).en).toBe("A document that we need");
    expect(titleOfAsked({ categoryEnum, requestDocuments: false }).en).toBe("A question for you");
    expect(titleOfAsked({ categoryEnum: "ID_VERIFICATION_FAILURE", requestDocuments: false }).en).toBe("Your ID");
    // Settled before it was kept.
    expect(titleOfAsked({ categoryEnum }).es).toBe("Un documento que necesitamos");
  });

  it("are in the reader's language where the product asks, whichever they registered in", () => {
    const condition = asked(stubs);
    expect(askedFirst(condition, "es")).toEqual({ text: expect.stringMatching(/^No se pudo leer/), language: "es" });
    expect(askedFirst(condition, "en")).toEqual({ text: condition.commentsToBorrower, language: "en" });
  });

  it("stay a person's own where staff wrote them, and tell in which language they are", () => {
    const condition = asked({ conditions: [raised] });
    expect(askedFirst(condition, "es")).toEqual({ text: "The last bill of the county.", language: "en" });
  });

  it("tell apart what the product asked and why a person sent papers back", () => {
    const uuid = asked(stubs).uuid;
    const condition = asked({ ...stubs, returnedPapers: { [uuid]: { reason: "Page 2 is missing.", at } } });
    expect(askedFirst(condition, "es")).toMatchObject({ language: "es" });
    expect(saidLast(condition, "es")).toEqual({ text: "Page 2 is missing.", language: "en" });
  });

  it("say in the reader's language why the product itself sent pictures back", () => {
    const inWords = { en: "It has expired.", es: "Ya venció." };
    const returnedPapers = { [raised.uuid]: { reason: inWords.en, inWords, at } };
    const condition = asked({ conditions: [raised], returnedPapers });
    expect(saidLast(condition, "es")).toEqual({ text: "Ya venció.", language: "es" });
    expect(askedFirst(condition, "es")).toEqual({ text: "The last bill of the county.", language: "en" });
  });

  it("is nothing where nobody said anything", () => {
    expect(saidLast(asked({ conditions: [{ ...raised, commentsToBorrower: null }] }), "en")).toBeNull();
  });
});
