import { describe, expect, it } from "vitest";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { loanFile } from "../testing/loan-file.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { deadlineForBorrower, deadlineNames } from "./deadline-words.ts";
import { deadlinesOf } from "./deadlines.ts";
import { dueInstantsOf } from "./due-instants.ts";
import { factsWhenDue } from "./facts-when-due.ts";

const at = "2026-11-20T18:00:00.000Z";
const list = { documentKind: "COUNSELLOR_LIST", version: "1", sha256: "0", deliveredAt: at };
const having = (file: LoanFile, facts: Partial<Facts>): LoanFile => ({ ...file, facts: { ...file.facts, ...facts } });
const told = (file: LoanFile): LoanFile => having(file, { deliveries: [...file.facts.deliveries, list] });

describe("the deadlines of an application", () => {
  it("are the day by which staff tell what is missing, and then the day until which it may come", () => {
    const file = told(loanFile());
    expect(deadlinesOf(file)).toEqual([{ deadline: "tell-missing", on: "2026-12-20" }]);
    expect(timelineOf(file, at).deadlines).toEqual([]);
    const due = dueInstantsOf(file).find(({ kind }) => kind === "incompleteness-notice");
    const missing = having(file, factsWhenDue["incompleteness-notice"](file, due?.at ?? "").facts as Partial<Facts>);
    expect(deadlinesOf(missing), "before the notice is out").toEqual([]);
    const { at: basis = "", respondBy } = missing.facts.incompleteness ?? {};
    const notice = { ...list, documentKind: "INCOMPLETENESS_NOTICE", deliveredAt: basis, basis };
    const noticed = having(missing, { deliveries: [...missing.facts.deliveries, notice] });
    const answerBy = { deadline: "answer-by", on: respondBy };
    expect(deadlinesOf(noticed)).toEqual([answerBy]);
    expect(timelineOf(noticed, at).deadlines).toEqual([answerBy]);
  });

  it("name the decision that is due, before its clock has fired and after", () => {
    const file = told(loanFile({ watchlist: undefined } as unknown as Partial<Facts>));
    expect(deadlinesOf(file)).toEqual([{ deadline: "decide", on: "2026-12-20" }]);
    const due = dueInstantsOf(file).find(({ kind }) => kind === "action-due");
    const fired = having(file, factsWhenDue["action-due"](file, due?.at ?? "").facts as Partial<Facts>);
    expect(deadlinesOf(fired)).toEqual([{ deadline: "decide", on: "2026-12-20" }]);
    expect(timelineOf(fired, at).deadlines).toEqual([]);
  });

  it("are counted where the home is, by its state while the county has not found it", () => {
    const late = "2026-11-21T06:30:00.000Z";
    const unfound = told(loanFile({ receivedAt: late, property: { outcome: "RECORDS_DOWN", at: late } }));
    expect(deadlinesOf(unfound)).toEqual([{ deadline: "decide", on: "2026-12-20" }]);
    const eastern = having(unfound, { answers: { ...unfound.facts.answers, home: undefined } });
    expect(deadlinesOf(eastern)).toEqual([{ deadline: "decide", on: "2026-12-21" }]);
  });

  it("of a line that was cancelled are the twenty days in which it is undone", () => {
    const signed = loanFile({ closingSignedAt: "2026-11-23T18:00:00.000Z" });
    const rescinded = having(told(signed), { withdrawn: { at: "2026-11-24T18:00:00.000Z" } });
    expect(deadlinesOf(rescinded)).toEqual([{ deadline: "unwind", on: "2026-12-14" }]);
  });

  it("have words for staff in both languages, and for the borrower where they bind or promise them something", () => {
    expect(deadlineNames.filter((deadline) => deadlineForBorrower(deadline))).toEqual([
      "offers-stand",
      "answer-by",
      "accept-by",
      "sign-by",
    ]);
  });
});
