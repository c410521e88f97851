import { randomUUID } from "node:crypto";
import { incomePapers, type PaperSource } from "@gable/domain/income/income-papers.ts";
import { paperDifferences } from "@gable/domain/income/paper-differences.ts";
import { shownByStubs } from "@gable/domain/income/stub-income.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { IncomeSource } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { Context } from "../../context.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { matched } from "./income-standing.ts";

/** What a person read from papers that the borrower uploaded. */
export interface ReviewedIncome {
  readonly source: PaperSource;
  /** Gross, a year, in cents. */
  readonly annualAmount: number;
  /** Or, of a letter, who pays by it: letters of several payers add up. */
  readonly employerName?: string;
  /** The document that was read. */
  readonly documentUuid: string;
  /** Others of its kind that were read with it. */
  readonly readWith?: readonly string[] | undefined;
  /** Of stubs, in cents, and up to which day. */
  readonly variableToDate?: number | undefined;
  readonly paidTo?: string | undefined;
  /** Of a W-2. */
  readonly year?: number | undefined;
  readonly nameRead?: string | undefined;
  readonly note?: string | undefined;
}

/** Records what staff read from a borrower's papers. It ends the verification when that is enough. */
export function reviewedIncome(ctx: Context, file: LoanFile, reviewed: ReviewedIncome, now: Date): Change {
  refuseIncomplete(reviewed);
  const { row, step } = decide(file);
  if (row !== 13) throw outOfOrder(step, "Income is not being verified just now.");
  const { facts } = file;
  const { readWith = [] } = reviewed;
  const papers = new Set(
    incomePapers(facts).flatMap(({ source, documentUuid }) => (source === reviewed.source ? [documentUuid] : [])),
  );
  if (!readWith.every((documentUuid) => papers.has(documentUuid))) throw invalid({ readWith: ["invalid"] });
  const source: IncomeSource = {
    uuid: randomUUID(),
    source: reviewed.source,
    employmentType: facts.answers.employmentType ?? "FULL_TIME",
    ...(reviewed.employerName !== undefined && { employerName: reviewed.employerName }),
    ...figuresOf(reviewed),
    ...doubtOf(facts, reviewed),
    reference: reviewed.documentUuid,
    readWith: readWith.filter((documentUuid) => documentUuid !== reviewed.documentUuid),
    at: now.toISOString(),
  };
  const incomeSources = [...facts.incomeSources, source];
  return {
    event: "income-reviewed",
    facts: { incomeSources, ...matched(ctx, file, { ...facts, incomeSources }, now) },
    detail: { document: reviewed.documentUuid, ...(source.doubt && { differences: source.doubt.differences }) },
  };
}

/** Whose pay a form or a letter shows, and of which year, is part of what it shows. Throws a Refusal. */
function refuseIncomplete({ source, employerName, year, variableToDate = 0, paidTo }: ReviewedIncome): void {
  if ((source === "AWARD_LETTER" || source === "W2") && !employerName) throw invalid({ employerName: ["required"] });
  if (source === "W2" && year === undefined) throw invalid({ year: ["required"] });
  if (source === "MANUAL_PAYSTUB" && variableToDate > 0 && paidTo === undefined)
    throw invalid({ paidTo: ["required"] });
}

/** In cents: what stubs show is the base and the rest at this year's pace; how much of the rest counts, forms say. */
function figuresOf({
  source,
  annualAmount,
  variableToDate = 0,
  paidTo,
  year,
}: ReviewedIncome): Pick<IncomeSource, "annualAmount" | "stub" | "year"> {
  if (source === "W2" && year !== undefined) return { annualAmount, year };
  if (source !== "MANUAL_PAYSTUB" || variableToDate === 0 || paidTo === undefined) return { annualAmount };
  const stub = { annualBase: annualAmount, variableToDate, paidTo };
  return { annualAmount: shownByStubs(stub), stub };
}

/** Nobody records what does not fit together without a word on it. Throws a Refusal that names what differs. */
function doubtOf(facts: Facts, reviewed: ReviewedIncome): Pick<IncomeSource, "doubt"> {
  const { nameRead, note } = reviewed;
  const differences = paperDifferences(facts, reviewed);
  if (differences.length === 0) return {};
  if (note === undefined) throw invalid({ note: differences });
  return { doubt: { differences, ...(nameRead !== undefined && { nameRead }), note } };
}
