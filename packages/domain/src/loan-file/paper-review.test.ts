import { describe, expect, it } from "vitest";
import { type Facts, type LoanFile, noFacts } from "../workflow/facts/facts.ts";
import { pageWithFact } from "./found-in-text.ts";
import { papersToReview } from "./paper-review.ts";

const uuid = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
const at = (minute: number) => `2026-11-20T17:0${minute}:00.000Z`;
const name = { firstName: "Ada", middleName: null, lastName: "Sørensen", suffix: null };
const fileWith = (facts: Partial<Facts>): LoanFile => ({
  uuid: uuid(0),
  orgCode: "gable",
  identityUuid: uuid(9),
  loanNumber: "2600000014",
  createdAt: at(0),
  facts: { ...noFacts, answers: { name, birthDate: "1974-08-12" }, ...facts },
});

describe("the papers that wait for a person", () => {
  it("are an ID with what was read of it, and never the birth date", () => {
    const [front, ...others] = papersToReview(
      fileWith({
        identityDocuments: [{ uuid: uuid(1), type: "PASSPORT_FRONT" }],
        identityChecks: [
          {
            kind: "PASSPORT",
            documentUuids: [uuid(1)],
            submittedAt: at(1),
            result: {
              outcome: "REVIEW",
              reason: "name-differs",
              differences: ["name-differs", "expired"],
              nameRead: "IDA SOERENSEN",
              at: at(2),
            },
          },
        ],
      }),
    );
    expect(others).toEqual([]);
    expect(front?.acts).toEqual(["accept-identity", "ask-identity-again"]);
    expect(front?.compared.map(({ fact, said, read, differs }) => [fact, said, read, differs])).toEqual([
      ["NAME", "Ada Sørensen", "IDA SOERENSEN", true],
      ["BIRTH_DATE", "••/••/••••", null, false],
      ["HOME", null, null, false],
      ["GOOD_UNTIL", null, null, true],
    ]);
  });

  it("are pay papers that nobody has read, held against employer and stated income", () => {
    const stub = { documentUuid: uuid(2), type: "USER_UPLOADED_PAYSTUB", at: at(3) } as const;
    const facts = {
      answers: { name, annualIncome: 9_850_000, otherIncome: [] },
      uploads: [stub],
      payStubs: { wanted: 1, at: at(1) },
    };
    const [paper, ...others] = papersToReview(fileWith(facts));
    expect(others).toEqual([]);
    expect(paper).toMatchObject({ documentUuid: uuid(2), acts: ["record-income", "return-income-papers"] });
    expect(paper?.compared).toContainEqual({
      fact: "STATED_INCOME",
      said: null,
      cents: 9_850_000,
      read: null,
      differs: false,
    });
    const returned = { [uuid(2)]: { reason: "Too old", at: at(4) } };
    expect(papersToReview(fileWith({ ...facts, returnedPapers: returned }))).toEqual([]);
  });

  it("are each named once, though two conditions ask for them, the oldest first", () => {
    const raised = (place: number) => ({
      uuid: uuid(place),
      categoryEnum: "GENERIC_DOCUMENT_REQUEST" as const,
      created: at(1),
      notes: null,
      commentsToBorrower: "The deed",
      requestDocuments: true,
      xtraData: { numDocsRequired: 1 },
      priorTo: "funding" as const,
    });
    const sent = (place: number, minute: number, condition: number) => ({
      documentUuid: uuid(place),
      type: "OTHER_EVIDENCE" as const,
      at: at(minute),
      conditionUuid: uuid(condition),
    });
    const papers = papersToReview(
      fileWith({ conditions: [raised(5), raised(6)], uploads: [sent(3, 5, 6), sent(4, 4, 5)] }),
    );
    expect(papers.map(({ documentUuid, condition, acts }) => [documentUuid, condition?.uuid, acts])).toEqual([
      [uuid(4), uuid(5), ["clear-condition", "return-papers"]],
      [uuid(3), uuid(6), ["clear-condition", "return-papers"]],
    ]);
  });
});

describe("a fact of the file in the text of a paper", () => {
  const pages = ["First Valley Bank", "SØRENSEN, ADA\n1418 Alder Creek Ct. Account xxxxxx4471", "Gross 98,500.00"];
  it.each<[string, { said?: string; cents?: number }, number | null]>([
    ["a name in another order and case", { said: "Ada Sørensen" }, 2],
    ["a name that is not there", { said: "Ida Sørensen" }, null],
    ["a masked account by its last digits", { said: "•••• 4471" }, 2],
    ["another account", { said: "•••• 4472" }, null],
    ["an amount with its comma", { cents: 9_850_000 }, 3],
    ["a part of an amount", { cents: 850_000 }, null],
    ["an amount with cents", { cents: 9_850_050 }, null],
    ["nothing", { said: "" }, null],
  ])("is found where it stands: %s", (_what, { said = null, cents = null }, page) => {
    expect(pageWithFact(pages, { said, cents })).toBe(page);
  });
});
