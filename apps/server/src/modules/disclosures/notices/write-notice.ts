import { randomUUID } from "node:crypto";
import { reliedCredit } from "@gable/domain/workflow/credit/relied-credit.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { type NoticeKind, noticeEffect, noticesDue } from "@gable/domain/workflow/notices/notices-due.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Task } from "../../../context.ts";
import { ownTask } from "../../../workflow/task.ts";
import { documentLender } from "../../documents/document-lender.ts";
import { fileDocument } from "../../documents/file-document.ts";
import type { RenderedDocument } from "../../documents/render-document.ts";
import { type NoticeFacts, noticeInputs } from "./notice-inputs.ts";
import { keepDistribution, withDistribution } from "./score-distributions.ts";

/** Writes a notice that the facts call for and lays it into the borrower's documents: that is its delivery. */
export const writeNotice: Task = ownTask({
  effect: "write-notice",
  run: async (ctx, file, now, seal, key) => {
    const dueIn = (seen: LoanFile) => noticesDue(seen).find((due) => noticeEffect(due).key === key);
    const notice = dueIn(file);
    const { name } = file.facts.answers;
    if (!notice || !name) return undefined;
    const at = now.toISOString();
    const today = dayAtHome(file.facts, at);
    const relied = notice.kind === "CREDIT_SCORE_NOTICE" ? reliedCredit(file.facts)?.report : undefined;
    const scored = relied && (await withDistribution(ctx.database.kysely, relied));
    const given = { ctx, file, now, today, name, applicationNumber: file.loanNumber, ...(scored && { scored }) };
    const paper = await renderNotice(notice.kind, given);
    const uuid = randomUUID();
    return (locked) => {
      // Given meanwhile, or of what is so no longer: a decision that another took the place of, an offer that was taken.
      if (!dueIn(locked)) return undefined;
      const { version, sha256 } = paper;
      const delivery = {
        documentKind: notice.kind,
        version,
        sha256,
        deliveredAt: at,
        documentUuid: uuid,
        basis: notice.basis,
      };
      return {
        event: "notice-delivered",
        facts: { deliveries: [...locked.facts.deliveries, delivery] },
        detail: { kind: notice.kind, document: uuid, version },
        alongside: async (trx) => {
          await fileDocument(ctx, trx, file, seal, notice.kind, { ...paper, uuid });
          await keepDistribution(trx, relied);
        },
      };
    };
  },
});

export function renderNotice(kind: NoticeKind, given: NoticeFacts): Promise<RenderedDocument> {
  const { ctx, file } = given;
  const lender = documentLender(ctx, ctx.lenders.byOrgCode(file.orgCode));
  const language = given.owner?.language ?? file.facts.answers.language ?? "en";
  return ctx.renderPool.render(kind, noticeInputs[kind](given), lender, language);
}
