import type { ReviewedPaper } from "@gable/contract/calls/loan-file-papers.ts";
import { commentForStaff } from "@gable/domain/conditions/caused-conditions.ts";
import { creditFacts } from "@gable/domain/loan-file/compared-facts.ts";
import { papersToReview } from "@gable/domain/loan-file/paper-review.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { findDocuments } from "../documents/stored-document.ts";

/** The papers of an application that wait for a person, as somebody of this role sees them. */
export async function listPaperReviews(
  ctx: Context,
  db: Database,
  uuid: string,
  role: StaffRole,
): Promise<ReviewedPaper[]> {
  const { file } = await loadApplication(ctx, db, uuid);
  const waiting = papersToReview(file);
  const seesCredit = mayDo(role, "see-credit");
  const documents = await findDocuments(
    db,
    uuid,
    waiting.map(({ documentUuid }) => documentUuid),
  );
  return waiting.flatMap(({ type, at, condition, compared, acts }, index) => {
    const document = documents[index];
    if (!document) return [];
    return [
      {
        uuid: document.uuid,
        type,
        title: document.title,
        language: document.language,
        mediaType: document.media_type,
        at,
        condition: condition && {
          uuid: condition.uuid,
          category: condition.categoryEnum,
          comments: commentForStaff(file, condition, seesCredit),
        },
        compared: compared.filter(({ fact }) => seesCredit || !creditFacts.has(fact)),
        acts: acts.filter((act) => mayAct(role, act)),
      },
    ];
  });
}
