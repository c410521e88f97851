import {
  examinerPack,
  fileEvents,
  fileMessages,
  fileNotes,
  loanFile,
  revealPersonal,
  writeNote,
} from "@gable/contract/calls/loan-file.ts";
import { borrowerView } from "@gable/contract/calls/loan-file-borrower.ts";
import { fileDocument, fileDocuments, paperReviews } from "@gable/contract/calls/loan-file-papers.ts";
import { personalValue } from "@gable/domain/loan-file/personal-fields.ts";
import type { Context } from "../../context.ts";
import { answer, type Route, staffActor } from "../../http/contract-routing.ts";
import { holdApplication, loadApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { readingTimes } from "../conditions/with-times.ts";
import { findDocument, presentDocument, readDocument } from "../documents/stored-document.ts";
import { shownTo } from "../experiments/shown-variants.ts";
import { officeBookingOf } from "../notary/ask-for-visit.ts";
import { visitNamingOf } from "../notary/own-visit.ts";
import { chosenFor } from "../notifications/text-choices.ts";
import { howTheyCame } from "../originators/how-they-came.ts";
import { readEntry } from "../pipeline/list-pipeline.ts";
import { othersOnHome } from "../pipeline/same-home.ts";
import { legalHoldOn } from "../privacy/legal-holds.ts";
import { sealingIdentityOf } from "../signing/sealing-identities.ts";
import { cannotBeSecondTo } from "../staff/second-person.ts";
import { openWork, rowsDoneAt } from "./around-file.ts";
import { makePack } from "./examiner-pack/make-pack.ts";
import { sha256Of } from "./examiner-pack/pack-manifest.ts";
import { listEvents, namesOf } from "./list-events.ts";
import { listMessages } from "./list-messages.ts";
import { listPaperReviews } from "./list-paper-reviews.ts";
import { addNote, listNotes } from "./notes.ts";
import { presentFile } from "./present-file.ts";
import { staffNamedIn } from "./staff-named-in.ts";
import { viewAsBorrower } from "./view-as-borrower.ts";

/** One application, as its lender's staff work on it. */
export function loanFileRoutes(ctx: Context): Route[] {
  return [
    answer(loanFile, async ({ params: { uuid } }, { staff, lender }, db) => {
      const [{ file, version }, entry, doneAt, work, hold, shown] = await Promise.all([
        loadApplication(ctx, db, uuid),
        readEntry(db, staff, uuid),
        rowsDoneAt(db, uuid),
        openWork(db, uuid),
        legalHoldOn(ctx, db, uuid),
        shownTo(db, uuid),
      ]);
      const now = ctx.clock.now(file.uuid).toISOString();
      const names = await namesOf(db, staffNamedIn(file.facts));
      const officeBooking = officeBookingOf(ctx, file);
      const visitNaming = await visitNamingOf(db, file, now);
      const cameBy = await howTheyCame(db, lender, file.facts);
      const sameHome = await othersOnHome(db, staff, file);
      const notSecond = await cannotBeSecondTo(ctx, db, file, staff);
      return presentFile(file, {
        entry,
        version,
        cameBy,
        doneAt,
        work,
        role: staff.role,
        now,
        names,
        hold,
        notSecond,
        officeBooking,
        visitNaming,
        callsBy: (since) => readingTimes(ctx, file, "signers")(since).by,
        sameHome,
        shown,
      });
    }),
    answer(borrowerView, ({ params }, { staff }, db) => viewAsBorrower(ctx, db, params.uuid, staff.role)),
    answer(fileEvents, ({ params, query }, _caller, db) => listEvents(db, params.uuid, query.before)),
    answer(fileMessages, async ({ params }, { staff }, db) => ({
      texts: await chosenFor(ctx, db, (await loadApplication(ctx, db, params.uuid)).file),
      messages: await listMessages(ctx.sealing, db, params.uuid, staff.role),
    })),
    answer(fileDocuments, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      const rows = await db
        .selectFrom("documents")
        .selectAll()
        .where("application_uuid", "=", params.uuid)
        .orderBy("created_at", "desc")
        .execute();
      return {
        documents: rows.map((row) => ({
          ...presentDocument(row, file.facts, file.facts),
          supersededAt: row.superseded_at,
          mediaType: row.media_type,
        })),
      };
    }),
    answer(paperReviews, async ({ params }, { staff }, db) => ({
      papers: await listPaperReviews(ctx, db, params.uuid, staff.role),
    })),
    answer(fileDocument, async ({ params }, _caller, trx) => {
      const row = await findDocument(trx, params.uuid, params.document);
      const { seal } = await loadApplication(ctx, trx, params.uuid);
      return {
        bytes: await readDocument(ctx, seal, row),
        mediaType: row.media_type,
        name: row.kind.toLowerCase().replaceAll("_", "-"),
      };
    }),
    answer(revealPersonal, async ({ params, body }, caller, trx) => {
      await holdApplication(trx, params.uuid);
      const { file, seal } = await loadApplication(ctx, trx, params.uuid);
      await appendEvents(trx, params.uuid, staffActor(caller), ctx.clock.now(params.uuid).toISOString(), [
        {
          type: "personal-field-revealed",
          detail: { field: params.field },
          // A reason is free text, in which anything may stand.
          sealed: seal.sealJson({ reason: body.reason }, `event:${params.uuid}`),
        },
      ]);
      return { value: personalValue(file.facts, params.field) ?? null };
    }),
    answer(examinerPack, async ({ params }, caller, trx) => {
      const { lender } = caller;
      const identity = await sealingIdentityOf(ctx, lender, ctx.clock.now());
      await holdApplication(trx, params.uuid);
      const now = ctx.clock.now(params.uuid);
      const bytes = await makePack({ ...ctx, db: trx, lender, identity }, params.uuid, now);
      await appendEvents(trx, params.uuid, staffActor(caller), now.toISOString(), [
        { type: "examiner-pack-made", detail: { sha256: sha256Of(bytes) }, sealed: null },
      ]);
      return { bytes, mediaType: "application/zip", name: "examiner-pack" };
    }),
    answer(fileNotes, async ({ params }, _caller, db) => ({ notes: await listNotes(ctx, db, params.uuid) })),
    answer(writeNote, ({ params, body }, { staff }, trx) => addNote(ctx, trx, params.uuid, staff, body.text)),
  ];
}
