import { recordOriginal } from "@gable/contract/calls/closing-paper.ts";
import { foreignTitles } from "@gable/domain/application/document-titles.ts";
import { awaitedOriginals, comesLate, faultOfOriginal } from "@gable/domain/workflow/closing/signed-originals.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotaryOnPaper, SignedOriginal } from "@gable/domain/workflow/facts/papers.ts";
import { foundHeld } from "@gable/domain/workflow/notary/office-closing.ts";
import type { Context } from "../../context.ts";
import { answerPrepared, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid, notFound, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { fileDocument } from "../documents/file-document.ts";
import { receiveFile } from "../documents/receive-upload.ts";
import { findDocument } from "../documents/stored-document.ts";

/** At which field of the form a fault is shown. */
const fieldOf = {
  "notary-missing": "notaryName",
  "commission-expired": "commissionExpiresOn",
  "came-late": "lateReason",
} as const;

type Body = ReturnType<typeof recordOriginal.body.parse>;

/** A paper came back signed by hand: its scan, the day beside the signature, and of a deed the notary. Recorded anew, it takes the place of the first. */
export function recordOriginalRoute(ctx: Context): Route {
  return answerPrepared(
    recordOriginal,
    async (_received, caller) => {
      const { fields, file } = await receiveFile(ctx, caller);
      const body = recordOriginal.body.safeParse(fields);
      if (body.success) return { body: body.data, scan: file };
      const wrong = body.error.issues.map(({ path, message }) => [String(path[0] ?? "file"), [message]] as const);
      throw invalid(Object.fromEntries(wrong));
    },
    async ({ params }, caller, trx, { body, scan }) => {
      const actor = staffActor(caller);
      const { status, outcome } = await advance(ctx, trx, params.uuid, actor, async (file, now, seal) => {
        const open = awaitedOriginals(file);
        if (open.length === 0) throw outOfOrder(decide(file).step, "Nothing waits to be signed by hand.");
        const awaited = open.find(({ document, who }) => document.documentUuid === body.document && who === body.who);
        if (!awaited) throw notFound();
        const at = now.toISOString();
        const notary = notaryOf(body);
        const { lateReason } = body;
        const fault = faultOfOriginal(file, awaited, {
          on: body.on,
          ...(notary && { notary }),
          ...(lateReason !== undefined && { lateReason }),
          now: at,
        });
        if (fault) throw invalid({ [fieldOf[fault as keyof typeof fieldOf] ?? "on"]: [fault] });
        const isLate = comesLate(file.facts, awaited, body.on, at);
        const whyLate = isLate ? lateReason : awaited.original?.lateReason;
        const signed = await findDocument(trx, file.uuid, body.document);
        const { language = "en" } = file.facts.answers;
        const scanUuid = await fileDocument(ctx, trx, file, seal, "SIGNED_ORIGINAL", {
          ...scan,
          title: `${foreignTitles.SIGNED_ORIGINAL[language]}: ${signed.title}`,
          language: signed.language,
        });
        const original: SignedOriginal = {
          documentUuid: body.document,
          who: body.who,
          signedOn: body.on,
          scanUuid,
          ...(notary && awaited.part === "deed" && { notary }),
          by: caller.staff.staffUuid,
          at,
          ...(whyLate !== undefined && { lateReason: whyLate }),
        };
        const others = (file.facts.originals ?? []).filter(
          ({ documentUuid, who }) => documentUuid !== body.document || who !== body.who,
        );
        return {
          event: "original-recorded",
          facts: { originals: [...others, original], ...(isLate && foundHeld(file.facts, body.on, at)) },
          detail: {
            document: body.document,
            who: body.who,
            on: body.on,
            scan: scanUuid,
            sha256: scan.sha256,
            ...(isLate && { late: true }),
          },
        };
      });
      return { version: status.version, row: outcome.row };
    },
    { contentOf: ({ body, scan }) => `${body.document} ${body.who} ${body.on} ${scan.sha256}` },
  );
}

function notaryOf(body: Body): NotaryOnPaper | undefined {
  const { notaryName: name, commissionNumber, commissionState, commissionExpiresOn } = body;
  return name && commissionNumber && commissionState && commissionExpiresOn
    ? { name, commissionNumber, commissionState, commissionExpiresOn }
    : undefined;
}
