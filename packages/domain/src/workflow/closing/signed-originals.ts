import { type LocalDate, latestOf } from "../../calendar/local-date.ts";
import { type Instant, localDateAt, minutesAfter, startOfDay } from "../../calendar/zoned-time.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import type { Delivery, GeneratedDocument, NotaryOnPaper, SignedOriginal } from "../facts/papers.ts";
import { isTexasHomestead } from "../notary/notarisation.ts";
import { appointmentOn, lateDays } from "../notary/office-closing.ts";
import { isPlausibleDay } from "../notices/by-post.ts";
import { maySignOn } from "../notices/closing-holds.ts";
import { mayOwnerSignOn } from "../notices/owner-notices.ts";
import { zoneAtHome } from "../property/home.ts";
import { type PaperPart, paperParts } from "./paper-parts.ts";

/** A paper that is to come back, and what came. */
export interface AwaitedOriginal {
  readonly part: PaperPart;
  readonly document: GeneratedDocument;
  /** Whose signature is awaited. */
  readonly who: string;
  readonly postedOn?: LocalDate;
  readonly original?: SignedOriginal;
}

/**
 * The papers that are signed by hand, until two people have seen that they were: all of them for a borrower without electronic records,
 * and their own papers for whoever signs beside the borrower without them.
 */
export function awaitedOriginals(file: LoanFile): readonly AwaitedOriginal[] {
  const { facts } = file;
  const ofSigners = facts.signers.flatMap(({ uuid, onPaper, signedAt, papers, deliveries }) =>
    onPaper && !signedAt
      ? (papers?.documents ?? [])
          .filter(({ signedBy }) => signedBy?.includes(uuid))
          .map((document) => awaitedOf(facts, deliveries, { part: "signer", document, who: uuid }))
      : [],
  );
  return facts.onPaper ? [...originalsOfAll(file), ...ofSigners] : ofSigners;
}

function originalsOfAll({ facts, identityUuid }: LoanFile): readonly AwaitedOriginal[] {
  const closing = facts.closingSignedAt ? [] : (facts.closingDocuments ?? []);
  const deed = facts.deed ? [] : (facts.notaryDocuments ?? []);
  const awaited = (part: PaperPart, documents: readonly GeneratedDocument[]): AwaitedOriginal[] =>
    documents.flatMap((document) =>
      signersOfPaper({ facts, identityUuid }, document).map((who) =>
        awaitedOf(facts, facts.deliveries, { part, document, who }),
      ),
    );
  return [...awaited("closing", closing), ...awaited("deed", deed)];
}

/** Whose signatures a paper holds: the borrower's identity, and the uuids of who signs beside them. */
export const signersOfPaper = (
  { facts, identityUuid }: Pick<LoanFile, "facts" | "identityUuid">,
  { signedBy = [identityUuid] }: GeneratedDocument,
): readonly string[] =>
  signedBy.filter((who) => who === identityUuid || facts.signers.some(({ uuid }) => uuid === who));

function awaitedOf(
  { originals = [] }: Facts,
  deliveries: readonly Delivery[],
  { part, document, who }: Pick<AwaitedOriginal, "part" | "document" | "who">,
): AwaitedOriginal {
  const { documentUuid } = document;
  const posted = deliveries.find((delivery) => delivery.documentUuid === documentUuid)?.posted;
  const original = originals.find((one) => one.documentUuid === documentUuid && one.who === who);
  return { part, document, who, ...(posted && { postedOn: posted.on }), ...(original && { original }) };
}

/** Parts of which everything has come back, so that a second person can compare it. */
export function partsToConfirm(file: LoanFile): readonly PaperPart[] {
  const awaited = awaitedOriginals(file);
  return paperParts.filter((part) => {
    // A deed secures an agreement that somebody has seen signed.
    if (part === "deed" && !file.facts.closingSignedAt) return false;
    const own = awaited.filter((one) => one.part === part);
    return own.length > 0 && own.every(({ original }) => original !== undefined);
  });
}

/** Why a paper that came back does not count as it was signed; undefined where it does. */
export type UnfitOriginal =
  | "day-implausible"
  | "not-posted"
  | "before-posting"
  | "before-wait"
  | "not-at-office"
  | "came-late"
  | "notary-missing"
  | "commission-expired";

/**
 * What law says of a signature on paper: no wait was still running on its day, in Texas it was given at the booked office
 * (Tex. Const. art. XVI s.50(a)(6)(N)), and a deed was acknowledged before a notary whose commission was in force. Law counts the place
 * and the day of the signature, and not when the paper reaches us nor what became of the appointment since: long after it, somebody says why.
 */
export function faultOfOriginal(
  { facts }: LoanFile,
  awaited: AwaitedOriginal,
  {
    on,
    notary,
    lateReason,
    now,
  }: {
    readonly on: LocalDate;
    readonly notary?: NotaryOnPaper;
    readonly lateReason?: string;
    readonly now: Instant;
  },
): UnfitOriginal | undefined {
  const { part, postedOn } = awaited;
  const zone = zoneAtHome(facts);
  const appointment = appointmentOn(facts, on);
  // The day of an appointment that we know is right however far back it lies.
  if (appointment ? on > localDateAt(now, zone) : !isPlausibleDay(on, now, zone)) return "day-implausible";
  if (postedOn === undefined) return "not-posted";
  if (on < postedOn) return "before-posting";
  if (!facts.closingSignedAt && !maySignOn(facts, on)) return "before-wait";
  const signer = facts.signers.find(({ uuid }) => uuid === awaited.who);
  if (signer && !mayOwnerSignOn(facts, signer, on)) return "before-wait";
  if (isTexasHomestead(facts) && !appointment) return "not-at-office";
  if (lateReason === undefined && comesLate(facts, awaited, on, now)) return "came-late";
  if (part !== "deed") return undefined;
  if (!notary) return "notary-missing";
  return notary.commissionExpiresOn < on ? "commission-expired" : undefined;
}

/** Whether somebody has to say why a paper signed on that day comes only now. What is corrected came before. */
export const comesLate = (facts: Facts, { original }: AwaitedOriginal, on: LocalDate, now: Instant): boolean =>
  original === undefined && lateDays(facts, now).includes(on);

/** When the last of some originals was signed: a paper names a day and no hour, so noon of it stands for it, unless that is ahead. */
export function signedByHand(facts: Facts, originals: readonly SignedOriginal[], now: Instant): Instant {
  const [first, ...others] = originals.map(({ signedOn }) => signedOn);
  if (first === undefined) throw new Error("nothing was signed on paper");
  const noon = minutesAfter(startOfDay(latestOf(first, ...others), zoneAtHome(facts)), NOON_MINUTES);
  return noon < now ? noon : now;
}

const NOON_MINUTES = 12 * 60;
