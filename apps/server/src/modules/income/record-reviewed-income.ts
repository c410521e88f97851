import { randomUUID } from "node:crypto";
import { incomePapers, type PaperSource } from "@gable/domain/income/income-papers.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { IncomeSource } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { type Advanced, advance } from "../../workflow/advance.ts";
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
}

/** Records what staff read from a borrower's papers. It ends the verification when that is enough. */
export function recordReviewedIncome(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  actor: Actor & { readonly kind: "staff" },
  reviewed: ReviewedIncome,
): Promise<Advanced> {
  if (reviewed.source === "AWARD_LETTER" && !reviewed.employerName) throw invalid({ employerName: ["required"] });
  return advance(ctx, trx, uuid, actor, (file, now) => {
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
      annualAmount: reviewed.annualAmount,
      reference: reviewed.documentUuid,
      readWith: readWith.filter((documentUuid) => documentUuid !== reviewed.documentUuid),
      at: now.toISOString(),
    };
    const incomeSources = [...facts.incomeSources, source];
    return {
      event: "income-reviewed",
      facts: { incomeSources, ...matched(ctx, file, { ...facts, incomeSources }, now) },
      detail: { document: reviewed.documentUuid },
    };
  });
}
