import { fullName } from "@gable/domain/people/full-name.ts";
import type { JournalEntry } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { Task } from "../../context.ts";
import { ownTask } from "../../workflow/task.ts";
import { reviseDocument } from "../documents/file-document.ts";
import { findDocument, readDocument } from "../documents/stored-document.ts";
import { finishDeed } from "./finish-deed.ts";

/** The lender's notary has seen everybody sign: the certificate on the deed is filled with their name and commission, and the deed is sealed. */
export const notariseAtDesk: Task = ownTask({
  effect: "notarise-at-desk",
  run: async (ctx, file, _now, seal) => {
    const { notarySession: session, notaryDocuments } = file.facts;
    const deed = notaryDocuments?.[0];
    if (!session?.desk?.completedAt || !deed) throw new Error(`the application ${file.uuid} has no deed to notarize`);
    const { commission, completedAt } = session.desk;
    const { documentUuid } = deed;
    const bytes = await readDocument(ctx, seal, await findDocument(ctx.database.kysely, file.uuid, documentUuid));
    const finished = await finishDeed(
      ctx,
      file,
      { documentUuid, bytes },
      {
        session: session.sessionId,
        notary: commission,
        venue: { state: commission.commissionState, county: commission.commissionCounty },
        endedAt: completedAt,
      },
    );
    const { name } = file.facts.answers;
    const people = [...(name ? [name] : []), ...file.facts.signers.map((signer) => signer.name)];
    const journal = people.map(
      (person): JournalEntry => ({
        act: "acknowledgment",
        at: completedAt,
        signer: fullName(person),
        identifiedBy: "document-and-questions",
        documentSha256: finished.sha256,
        notary: commission,
      }),
    );
    return (present) => {
      if (present.facts.deed || present.facts.notarySession?.sessionId !== session.sessionId) return undefined;
      return {
        event: "deed-notarised",
        facts: { deed: { notarisedAt: completedAt, manual: false, documentUuid, journal } },
        detail: { session: session.sessionId, notary: commission.commissionNumber, journal: journal.length },
        alongside: (trx) =>
          reviseDocument(ctx, trx, file, seal, { uuid: documentUuid, ...finished, reason: "notarised" }),
      };
    };
  },
});
