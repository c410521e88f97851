import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { failedVisit } from "@gable/domain/workflow/notary/missed-appointments.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Context, Task } from "../../context.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { enqueueEffects } from "../../workflow/advance.ts";
import { vendorTask } from "../../workflow/task.ts";
import { phoneOfVendor, vendorAddress, vendorName, vendorPerson, vendorPhone } from "../../workflow/vendor-words.ts";
import { fileAttachment } from "../documents/file-attachment.ts";
import { reviseDocument } from "../documents/file-document.ts";
import { findDocument, readDocument } from "../documents/stored-document.ts";
import { finishDeed, notarisedBy } from "./finish-deed.ts";
import { cancelVisit, givingBack } from "./give-back-visits.ts";

/** Everybody who must be there. */
const signersOf = (file: LoanFile) => [
  { ...vendorPerson(file), signer: file.identityUuid },
  ...file.facts.signers.map(({ uuid, name }) => ({ name: vendorName(name), signer: uuid })),
];

async function deedOf(ctx: Context, file: LoanFile, seal: Seal) {
  const deed = file.facts.notaryDocuments?.[0];
  if (!deed) throw new Error(`the application ${file.uuid} has no deed to notarize`);
  const bytes = await readDocument(ctx, seal, await findDocument(ctx.database.kysely, file.uuid, deed.documentUuid));
  return { name: "deed.pdf", mediaType: "application/pdf", content: bytes.toString("base64") };
}

/** The visit as it was asked for at this moment; undefined once it was given back or asked for anew. */
const visitOf = ({ facts }: LoanFile, key: string) =>
  facts.notaryVisit && key.endsWith(facts.notaryVisit.requestedAt) ? facts.notaryVisit : undefined;

/** The network finds a notary who comes in one of the windows. */
const bookVisit: Task = vendorTask({
  effect: "book-notary-visit",
  vendor: "notary",
  act: "book-visit",
  request: (_ctx, file, { key }) => {
    const visit = visitOf(file, key);
    const home = homeOf(file.facts);
    if (!visit || !home) throw new Error(`the application ${file.uuid} asks for no visit`);
    const { type, address, accessNotes } = visit.place;
    return {
      countyFips: home.countyFips,
      state: home.address.state,
      place: { placeType: type, address: vendorAddress(address), ...(accessNotes && { accessNotes }) },
      language: visit.language,
      signers: signersOf(file),
      windows: visit.windows.map((window) => ({ ...window })),
      ...(visit.arrivalCode && { arrivalCode: visit.arrivalCode }),
    };
  },
  apply: (ctx, file, answer, now, { key }) => {
    const visit = visitOf(file, key);
    if (visit?.state !== "REQUESTED") {
      // Booked for a wish that stands no more: that notary is not to come.
      if (answer.outcome === "no-one-available" || file.facts.notaryVisit?.visitId === answer.visit) return undefined;
      return {
        event: "notary-visit-not-wanted",
        facts: {},
        alongside: (trx) => enqueueEffects(ctx, trx, file.uuid, [givingBack(answer.visit)]),
      };
    }
    if (answer.outcome === "no-one-available") {
      return {
        event: "notary-visit-not-possible",
        facts: failedVisit(file.facts, visit, { reason: "no-one-available", at: now.toISOString() }),
        detail: { nextFrom: answer.nextFrom },
      };
    }
    const { phone, ...official } = answer.notary;
    return {
      event: "notary-visit-confirmed",
      facts: {
        notaryVisit: {
          ...visit,
          state: "CONFIRMED",
          visitId: answer.visit,
          startsAt: answer.startsAt,
          notary: { ...official, ...(phone && { phone: phoneOfVendor(phone) }) },
        },
      },
      detail: { startsAt: answer.startsAt },
    };
  },
});

/** After the appointed time the signed paper comes back scanned, with its certificate. */
const collectVisit: Task = vendorTask({
  effect: "collect-notary-visit",
  vendor: "notary",
  act: "collect-visit",
  request: async (ctx, file, { key, seal }) => {
    const visit = visitOf(file, key);
    if (!visit?.visitId || !visit.notary || !visit.startsAt)
      throw new Error(`the application ${file.uuid} had no visit to collect`);
    const { phone, ...official } = visit.notary;
    return {
      visit: visit.visitId,
      notary: { ...official, ...(phone && { phone: vendorPhone(phone) }) },
      startsAt: visit.startsAt,
      signers: signersOf(file),
      documents: [await deedOf(ctx, file, seal)],
    };
  },
  apply: async (ctx, file, answer, now, { key, seal }) => {
    const visit = visitOf(file, key);
    const deed = file.facts.notaryDocuments?.[0];
    if (visit?.state !== "OVER" || !deed || file.facts.deed) return undefined;
    const failed = (reason: string) => ({
      event: "notary-visit-failed",
      facts: failedVisit(file.facts, visit, { reason, at: now.toISOString() }),
      detail: { reason },
    });
    if (answer.outcome === "failed") return failed(answer.reason);
    if (answer.outcome === "cancelled") return failed("cancelled");
    const [notarised] = answer.documents;
    if (answer.outcome !== "completed" || !notarised) return failed("rejected");
    const { documentUuid } = deed;
    const finished = await finishDeed(
      ctx,
      file,
      { documentUuid, bytes: Buffer.from(notarised.content, "base64") },
      answer,
    );
    return {
      event: "deed-notarised",
      facts: { deed: { notarisedAt: notarisedBy(answer, now), manual: true, documentUuid } },
      detail: { session: answer.session, notary: answer.notary.commissionNumber, journal: answer.journal.length },
      alongside: async (trx) => {
        await reviseDocument(ctx, trx, file, seal, { uuid: documentUuid, ...finished, reason: "notarised" });
        await fileAttachment(ctx, trx, file, seal, "NOTARIAL_CERTIFICATE", answer.certificate);
      },
    };
  },
});

export const notaryVisitTasks: readonly Task[] = [bookVisit, collectVisit, cancelVisit];
