import type { PaperClosing } from "@gable/contract/calls/closing-paper.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { rowOf } from "@gable/domain/journey/row-of.ts";
import type { PaperPart } from "@gable/domain/workflow/closing/paper-parts.ts";
import {
  type AwaitedOriginal,
  awaitedOriginals,
  partsToConfirm,
  signedByHand,
} from "@gable/domain/workflow/closing/signed-originals.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { appointmentOn, arrived } from "@gable/domain/workflow/notary/office-closing.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import type { ActNamed } from "../../workflow/staff-act.ts";
import { findDocuments } from "../documents/stored-document.ts";
import { notaryWaitFrom } from "../notary/notary-wait-from.ts";
import { redrawDeed, reissuePackage } from "./reissue-package.ts";

export const paperClosingActNames = ["confirm-originals", "draw-closing-again"] as const;

/** What the borrower signs by hand, and how far each paper is; null with electronic records. */
export async function presentPaperClosing(ctx: Context, file: LoanFile): Promise<PaperClosing | null> {
  return file.facts.onPaper ? papersByHandOf(ctx.database.kysely, file, file.identityUuid) : null;
}

/** What somebody signs by hand. `who`: the borrower's identity, or the uuid of who signs beside them. */
export async function papersByHandOf(db: Database, file: LoanFile, who: string): Promise<PaperClosing> {
  const own = awaitedOriginals(file).filter((awaited) => awaited.who === who);
  const uuids = own.map(({ document }) => document.documentUuid);
  const stored = await findDocuments(db, file.uuid, uuids);
  return {
    papers: own.map(({ part, document, postedOn, original }) => {
      const paper = stored.find(({ uuid }) => uuid === document.documentUuid);
      return {
        document: document.documentUuid,
        kind: document.kind,
        title: paper?.title ?? document.kind,
        language: paper?.language ?? null,
        needsNotary: part === "deed",
        postedOn: postedOn ?? null,
        signedOn: original?.signedOn ?? null,
      };
    }),
  };
}

/** What staff do about papers that come back signed by hand. Throws a Refusal where nothing of the kind waits. */
export function changeOfPaperClosing(
  ctx: Context,
  file: LoanFile,
  act: ActNamed<(typeof paperClosingActNames)[number]>,
  staffUuid: string,
  now: Date,
): Change {
  return act.act === "confirm-originals"
    ? confirmed(ctx, file, act.part, { staffUuid, at: now.toISOString() })
    : drawnAgain(file, act.reason, now);
}

/** The second of two people has seen what came back: the line counts as opened, or the deed as notarised, on the day that it names. */
function confirmed(
  ctx: Context,
  file: LoanFile,
  part: PaperPart,
  { staffUuid, at }: { readonly staffUuid: string; readonly at: string },
): Change {
  const { facts } = file;
  if (!partsToConfirm(file).includes(part))
    throw outOfOrder(decide(file).step, "Not everything has come back signed yet.");
  const { row, step } = decide(file);
  // Rule 4.5: the line is not opened while its borrower's employer is asked anew.
  if (part === "closing" && row === rowOf.employment)
    throw outOfOrder(step, "The employer has to confirm the employment anew first.");
  const papers = awaitedOriginals(file).filter((one) => one.part === part);
  const originals = papers.flatMap(({ original }) => original ?? []);
  if (originals.some(({ by }) => by === staffUuid))
    throw new Refusal(403, "second-person", "Somebody else than the one who recorded the originals must confirm them.");
  const signedAt = signedByHand(facts, originals, at);
  return {
    event: eventOf[part],
    facts: {
      originals: (facts.originals ?? []).map((one) =>
        originals.includes(one) ? { ...one, confirmed: { by: staffUuid, at } } : one,
      ),
      ...changeOfPart(file, part, papers, at),
      ...(part === "closing" && notaryWaitFrom(ctx, file, signedAt)),
    },
    detail: {
      signedAt,
      originals: originals.map(({ documentUuid: document, scanUuid, who, by, notary }) => ({
        document,
        scan: scanUuid,
        who,
        recordedBy: by,
        ...(notary && { commission: notary.commissionNumber }),
      })),
    },
  };
}

const eventOf = {
  closing: "closing-signed-on-paper",
  signer: "signer-signed-on-paper",
  deed: "deed-notarised-on-paper",
} as const satisfies Readonly<Record<PaperPart, string>>;

/** What it changes that all originals of a part were seen. */
function changeOfPart(
  { facts, identityUuid }: LoanFile,
  part: PaperPart,
  papers: readonly AwaitedOriginal[],
  at: string,
): Change["facts"] {
  const signedAt = signedByHand(
    facts,
    papers.flatMap(({ original }) => original ?? []),
    at,
  );
  if (part === "closing")
    return { closingSignedAt: signedAt, closingSealedAt: at, ...cameToOffice(facts, identityUuid, signedAt) };
  if (part === "deed") {
    const [documentUuid] = papers.map(({ document }) => document.documentUuid);
    return { deed: { notarisedAt: signedAt, manual: true, ...(documentUuid && { documentUuid }) } };
  }
  return signedBySigners(facts, papers, at);
}

/** Each of those who sign beside the borrower signed on the latest day of their own papers. */
function signedBySigners(facts: Facts, papers: readonly AwaitedOriginal[], at: string): Change["facts"] {
  const people = [...new Set(papers.map(({ who }) => who))];
  const signedAtOf = (who: string): string =>
    signedByHand(
      facts,
      papers.filter((paper) => paper.who === who).flatMap(({ original }) => original ?? []),
      at,
    );
  return {
    signers: facts.signers.map((signer) =>
      people.includes(signer.uuid) ? { ...signer, signedAt: signedAtOf(signer.uuid), sealed: { at } } : signer,
    ),
    ...people.reduce<Pick<Facts, "officeArrivals">>(
      (come, who) => ({ ...come, ...cameToOffice({ ...facts, ...come }, who, signedAtOf(who)) }),
      {},
    ),
  };
}

/** A Texas homestead was signed at the booked office on the day of an appointment: whoever signed by hand was there. */
function cameToOffice(facts: Facts, who: string, at: string): Pick<Facts, "officeArrivals"> {
  const zone = homeOf(facts)?.timeZone;
  const visit = zone === undefined ? undefined : appointmentOn(facts, localDateAt(at, zone));
  if (!visit?.notary || facts.officeArrivals?.some((one) => one.who === who && one.visit === visit.requestedAt))
    return {};
  return arrived(facts, visit, who, at);
}

function drawnAgain(file: LoanFile, reason: string, now: Date): Change {
  const { facts } = file;
  if (!facts.onPaper || (facts.closingSignedAt ? facts.deed || !facts.notaryDocuments : !facts.closingDocuments))
    throw outOfOrder(decide(file).step, "Nothing waits to be signed by hand.");
  const change = facts.closingSignedAt ? redrawDeed(file, now) : reissuePackage(file, now);
  return { ...change, detail: { ...change.detail, reason } };
}
