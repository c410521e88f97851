import { completeNotaryVisit } from "@gable/contract/calls/notary-room.ts";
import { foreignTitles } from "@gable/domain/application/document-titles.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { faultOfOriginal, signedByHand, signersOfPaper } from "@gable/domain/workflow/closing/signed-originals.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { JournalEntry } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignedOriginal } from "@gable/domain/workflow/facts/papers.ts";
import { isAppointmentSpent } from "@gable/domain/workflow/notary/office-closing.ts";
import { ownVisitToAnswer } from "@gable/domain/workflow/notary/own-visit.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { answerPrepared, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { fileDocument } from "../documents/file-document.ts";
import { receiveFile } from "../documents/receive-upload.ts";
import { findDocument } from "../documents/stored-document.ts";

/** The lender's notary met everybody who signs: the deed with its certificate comes as a scan, which goes to the county. */
export function completeVisitRoute(ctx: Context): Route {
  return answerPrepared(
    completeNotaryVisit,
    async (_received, caller) => {
      const { fields, file } = await receiveFile(ctx, caller);
      const body = completeNotaryVisit.body.safeParse(fields);
      if (!body.success) throw invalid({ on: ["date-invalid"] });
      return { on: body.data.on, scan: file };
    },
    async ({ params }, caller, trx, { on, scan }) => {
      const { staffUuid } = caller.staff;
      const { status, outcome } = await advance(ctx, trx, params.uuid, staffActor(caller), async (file, now, seal) => {
        const at = now.toISOString();
        const { facts } = file;
        const { step } = decide(file);
        const visit = ownVisitToAnswer(facts, at);
        const [deed] = facts.notaryDocuments ?? [];
        if (visit && visit.desk?.staffUuid !== staffUuid)
          throw new Refusal(403, "other-notary", "Another notary was named for this visit.");
        if (!visit?.notary || !deed || step !== "MANUAL_DEED_SIGNING" || isAppointmentSpent(facts))
          throw outOfOrder(step, "No deed is to be notarized in person just now.");
        const { notary } = visit;
        const signers = signersOfPaper(file, deed);
        const isBefore = on < dayAtHome(facts, visit.startsAt ?? at);
        const fault = isBefore
          ? "day-implausible"
          : faultOfOriginal(
              file,
              { part: "deed", document: deed, who: signers[0] ?? "", postedOn: dayAtHome(facts, deed.at) },
              { on, notary, now: at },
            );
        if (fault) throw invalid({ on: [fault] });
        const signed = await findDocument(trx, file.uuid, deed.documentUuid);
        const { language = "en" } = facts.answers;
        const scanUuid = await fileDocument(ctx, trx, file, seal, "SIGNED_ORIGINAL", {
          ...scan,
          title: `${foreignTitles.SIGNED_ORIGINAL[language]}: ${signed.title}`,
          language: signed.language,
        });
        const { phone: _unused, ...commission } = notary;
        const { documentUuid } = deed;
        const originals = signers.map(
          (who): SignedOriginal => ({
            documentUuid,
            who,
            signedOn: on,
            scanUuid,
            notary: commission,
            by: staffUuid,
            at,
          }),
        );
        const notarisedAt = signedByHand(facts, originals, at);
        const journal = signers.map(
          (who): JournalEntry => ({
            act: "acknowledgment",
            at: notarisedAt,
            signer: nameOf(file, who),
            identifiedBy: "document",
            documentSha256: scan.sha256,
            notary: commission,
          }),
        );
        return {
          event: "deed-notarised",
          facts: {
            originals: [...(facts.originals ?? []).filter((one) => one.documentUuid !== documentUuid), ...originals],
            notaryVisit: { ...visit, state: "OVER" },
            deed: { notarisedAt, manual: true, documentUuid, journal },
          },
          detail: {
            notary: notary.commissionNumber,
            on,
            scan: scanUuid,
            sha256: scan.sha256,
            journal: journal.length,
          },
        };
      });
      return { version: status.version, row: outcome.row };
    },
    { contentOf: ({ on, scan }) => `${on} ${scan.sha256}` },
  );
}

function nameOf({ facts, identityUuid }: LoanFile, who: string): string {
  const name = who === identityUuid ? facts.answers.name : facts.signers.find(({ uuid }) => uuid === who)?.name;
  return name ? fullName(name) : "";
}
