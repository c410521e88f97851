import { fullName } from "@gable/domain/people/full-name.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Recording } from "@gable/domain/workflow/facts/funding-facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { countyOrder } from "@gable/domain/workflow/stages/funding.ts";
import type { Task, VendorEventListener } from "../../context.ts";
import { advance } from "../../workflow/advance.ts";
import { vendorActor, vendorTask } from "../../workflow/task.ts";
import { fileAttachment } from "../documents/file-attachment.ts";
import { type SecurityInstrumentForm, securityInstrumentForm } from "../documents/security-instrument-forms.ts";
import { findDocuments, readDocument } from "../documents/stored-document.ts";

/** A county that takes no files, or has refused one, gets the paper. */
const methodOf = (facts: Facts): Recording["method"] =>
  facts.county?.recordsElectronically === false || facts.recordingAttempts > 0 ? "courier" : "electronic";

/** As the county's books call it. */
const instruments = {
  DEED_OF_TRUST: "deed-of-trust",
  SECURITY_DEED: "security-deed",
  MORTGAGE: "mortgage",
} as const satisfies Readonly<Record<SecurityInstrumentForm, string>>;

/** A deed that was signed by hand is of record as its original shows it, not as it was drawn. */
function deedToRecord({ originals = [] }: Facts, deed: string): readonly string[] {
  const scans = originals.filter(({ documentUuid }) => documentUuid === deed).map(({ scanUuid }) => scanUuid);
  return scans.length > 0 ? [...new Set(scans)] : [deed];
}

/** The notarised deed goes to the county; what the county makes of it may take days, and may be a refusal. */
export const recordingTask: Task = vendorTask({
  effect: "record-deed",
  vendor: "recording",
  act: "submit",
  request: async (ctx, { facts, uuid, orgCode }, { seal }) => {
    const home = homeOf(facts);
    const { name } = facts.answers;
    if (!home || !name || !facts.offer || !facts.deed?.documentUuid) throw new Error(`${uuid} has no deed to record`);
    const pages = await findDocuments(ctx.database.kysely, uuid, deedToRecord(facts, facts.deed.documentUuid));
    return {
      countyFips: home.countyFips,
      state: home.address.state,
      method: methodOf(facts),
      instrument: instruments[securityInstrumentForm(home.address.state)],
      grantors: [fullName(name), ...facts.signers.map((signer) => fullName(signer.name))],
      grantee: ctx.lenders.byOrgCode(orgCode).orgMetaData.other.footerData.companyName,
      lineAmount: facts.offer.line,
      documents: await Promise.all(
        pages.map(async (page, index) => ({
          name: `deed${index === 0 ? "" : `-${index + 1}`}`,
          mediaType: page.media_type,
          content: (await readDocument(ctx, seal, page)).toString("base64"),
        })),
      ),
    };
  },
  apply: (ctx, file, answer, now, { key, seal }) => {
    const { facts } = file;
    const at = now.toISOString();
    const before = facts.recording;
    // A submission that another has followed may still come onto the books; that it was refused takes nothing back of the other.
    if (key !== countyOrder(facts).key && (answer.outcome === "rejected" || before?.status === "RECORDED"))
      return undefined;
    const submittedAt = before?.submittedAt ?? at;
    const method = methodOf(facts);
    if (answer.outcome === "recorded") {
      const { recordedAt, instrumentNumber: instrument, book, page, receipt } = answer;
      const place = { ...(book && { book }), ...(page && { page }) };
      return {
        event: "deed-recorded",
        facts: { recording: { method, status: "RECORDED", submittedAt, recordedAt, instrument, ...place } },
        detail: { instrument, ...place },
        alongside: async (trx) => {
          await fileAttachment(ctx, trx, file, seal, "RECORDING_RECEIPT", receipt);
        },
      };
    }
    const recording: Recording = { method, status: "REJECTED", submittedAt, reasons: answer.reasons };
    // What the county refuses as a file is sent again on paper; what it refuses on paper, a person looks at.
    const isSentAgain = method === "electronic";
    return {
      event: "deed-rejected",
      facts: { recording: isSentAgain ? undefined : recording, recordingAttempts: facts.recordingAttempts + 1 },
      detail: { reasons: answer.reasons, isSentAgain },
    };
  },
});

/**
 * The county has the deed: the row of the plan is done, whenever the book is written. News of a submission that another has followed is
 * none of the deed, which is not at the county by it.
 */
export const followRecording: VendorEventListener = async (ctx, trx, event, key) => {
  if (event.kind !== "recording" || event.act !== "submit" || event.status !== "pending") return false;
  if (key === undefined) return false;
  await advance(ctx, trx, event.reference, vendorActor("recording", event.order), ({ facts }, now) => {
    if (facts.recording || !facts.deed || key !== countyOrder(facts).key) return undefined;
    const method = methodOf(facts);
    return {
      event: "deed-submitted",
      facts: { recording: { method, status: "SUBMITTED", submittedAt: now.toISOString() } },
    };
  });
  return true;
};
