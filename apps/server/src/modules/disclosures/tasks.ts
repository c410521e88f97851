import { randomUUID } from "node:crypto";
import { fullName } from "@gable/domain/people/full-name.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Delivery } from "@gable/domain/workflow/facts/papers.ts";
import { payoffTotal } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { dayAtHome, homeOf } from "@gable/domain/workflow/property/home.ts";
import { summaryOrder } from "@gable/domain/workflow/stages/submission.ts";
import type { Context, Task } from "../../context.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { ownTask } from "../../workflow/task.ts";
import { documentLender } from "../documents/document-lender.ts";
import { fileDocument } from "../documents/file-document.ts";
import type { RenderedDocument } from "../documents/render-document.ts";
import { earlyDisclosure } from "./early-disclosures.ts";
import { cashInSummary, summaryGroups } from "./summary-view.ts";
import { answerOf, questionOf, summaryWords, titlesOf } from "./summary-words.ts";

const today = (ctx: Context, file: LoanFile): string => dayAtHome(file.facts, ctx.clock.now(file.uuid).toISOString());

export const disclosureTasks: readonly Task[] = [
  /** For those who come with an account and never saw registration: the disclosures reach them before any credit pull. */
  ownTask({
    effect: "deliver-early-disclosures",
    run: async (ctx, file, now) => {
      const lender = ctx.lenders.byOrgCode(file.orgCode);
      const language = file.facts.answers.language ?? "en";
      const { seal } = await loadApplication(ctx, ctx.database.kysely, file.uuid);
      const deliveries: Delivery[] = [];
      const papers: RenderedDocument[] = [];
      for (const kind of ["EARLY_HELOC_DISCLOSURE", "CFPB_HELOC_BOOKLET"] as const) {
        const rendered = await earlyDisclosure(ctx, lender, kind, language, "0000");
        papers.push(rendered);
        const { version, sha256 } = rendered;
        deliveries.push({ documentKind: kind, version, sha256, deliveredAt: now.toISOString() });
      }
      return (locked) => ({
        event: "early-disclosures-delivered",
        facts: { deliveries: [...locked.facts.deliveries, ...deliveries] },
        alongside: async (trx) => {
          for (const paper of papers) await fileDocument(ctx, trx, file, seal, paper.kind, paper);
        },
      });
    },
  }),
  ownTask({
    effect: "generate-summary",
    run: async (ctx, file, now) => {
      const { facts } = file;
      const home = homeOf(facts);
      const { name } = facts.answers;
      // A summary that is written anew takes the place of the one before it.
      const others = facts.deliveries.filter(({ documentKind }) => documentKind !== "APPLICATION_SUMMARY");
      if (!facts.offer || !home || !name) return undefined;
      const lender = ctx.lenders.byOrgCode(file.orgCode);
      const rendered = await ctx.renderPool.render(
        "APPLICATION_SUMMARY",
        {
          preparedOn: today(ctx, file),
          applicationNumber: file.loanNumber,
          applicant: { id: file.identityUuid, role: "borrower", name: fullName(name) },
          property: home.address,
          chosen: {
            creditLimit: facts.offer.line,
            cash: cashInSummary(facts),
            paidOff: payoffTotal(facts),
            originationFee: facts.offer.originationFee,
            ratePercent: facts.offer.ratePercent,
            termMonths: facts.offer.termYears * 12,
            monthlyPayment: facts.offer.monthlyPayment,
          },
          sections: summaryGroups(facts)
            .filter((group) => group.name !== "offer" && group.lines.length > 0)
            .map((group) => ({
              title: summaryWords(group.name),
              rows: group.lines.map((line) => ({
                question: questionOf(line),
                answer: answerOf(line),
              })),
            })),
          received: titlesOf(others.map(({ documentKind }) => documentKind)),
        },
        documentLender(ctx, lender),
        facts.answers.language ?? "en",
      );
      const { seal } = await loadApplication(ctx, ctx.database.kysely, file.uuid);
      const documentUuid = randomUUID();
      const at = now.toISOString();
      const { version, sha256 } = rendered;
      const documentKind = "APPLICATION_SUMMARY";
      return (locked) =>
        // An answer was corrected while it was written: the next one is being written.
        summaryOrder(locked.facts).key === summaryOrder(facts).key
          ? {
              event: "summary-generated",
              facts: {
                summaryDocuments: [{ documentUuid, kind: documentKind, sha256, at }],
                // Its opening is recorded before it is signed.
                deliveries: [
                  ...locked.facts.deliveries.filter((delivery) => delivery.documentKind !== documentKind),
                  { documentKind, version, sha256, deliveredAt: at, documentUuid },
                ],
              },
              alongside: async (trx) => {
                await fileDocument(ctx, trx, file, seal, documentKind, { ...rendered, uuid: documentUuid });
              },
            }
          : undefined;
    },
  }),
];
