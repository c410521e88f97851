import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { wordsOn } from "@gable/domain/conditions/condition-talk.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { Words } from "@gable/domain/language.ts";
import type { AwaitedOfSigner } from "@gable/domain/notifications/awaited.ts";
import { calledTo } from "@gable/domain/people/called-to.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { isReachable, spacedCode } from "@gable/domain/signers/invitation.ts";
import { rescissionOf } from "@gable/domain/workflow/closing/rescission.ts";
import type { NotaryVisit } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { appointmentOf } from "@gable/domain/workflow/notary/appointment.ts";
import { notaryMeeting } from "@gable/domain/workflow/notary/notarisation.ts";
import { zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { signerEnd } from "@gable/domain/workflow/signers/signer-progress.ts";
import type { Context, Follower } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Passage } from "../../workflow/change.ts";
import { byVideo, inPerson } from "../notifications/moments/notary-moments.ts";
import { dayIn, momentIn } from "../notifications/spoken-figures.ts";
import { mayCancel, mayConfirm } from "./cancel-messages.ts";
import { handedNews } from "./hand-over-messages.ts";
import * as messages from "./messages.ts";
import { keepCode } from "./signer-store.ts";
import { tellOfTheEnd } from "./tell-of-the-end.ts";
import { textSigner } from "./text-signer.ts";
import { linkOf, mail, mailSoon, originOf, streetOf, tellBorrower, toSigners } from "./write-to-signer.ts";

/** Writes to signers, and to the borrower of them, whatever brought the change about: a person, a vendor or the clock. */
export const tellOfSigners: Follower = async (ctx, trx, passage) => {
  const { before, after } = passage;
  await tellWhoWasTakenOut(ctx, trx, passage);
  if (after.facts.signers.length === 0) return;
  for (const signer of after.facts.signers) {
    await tellOfOne(
      ctx,
      trx,
      passage,
      before.facts.signers.find(({ uuid }) => uuid === signer.uuid),
      signer,
    );
  }
  await tellOfTheEnd(ctx, trx, passage);
};

/** Whom the borrower names no more is not left with an invitation that leads nowhere. Under another name, at the same place, they are asked anew. */
async function tellWhoWasTakenOut(ctx: Context, trx: Transaction, { before, after }: Passage): Promise<void> {
  const { signers, answers } = after.facts;
  const isStillAsked = ({ uuid, contact }: SignerFacts): boolean =>
    signers.some(
      (one) =>
        one.uuid === uuid ||
        (contact.email === undefined ? one.contact.phone === contact.phone : one.contact.email === contact.email),
    );
  for (const signer of before.facts.signers) {
    if (!signer.invitation || isStillAsked(signer) || signerEnd(before, signer) !== null) continue;
    const message = messages.notAskedAnyMore(signer.name.firstName, calledTo(signer.name, answers.name));
    await mail(ctx, trx, after, signer, message);
  }
}

async function tellOfOne(
  ctx: Context,
  trx: Transaction,
  { before, after }: Passage,
  was: SignerFacts | undefined,
  is: SignerFacts,
): Promise<void> {
  const to = is.name.firstName;
  const from = calledTo(is.name, after.facts.answers.name);
  const { invitation, contact } = is;
  if (invitation && invitation.code !== was?.invitation?.code) {
    await keepCode(trx, { uuid: is.uuid, applicationUuid: after.uuid, orgCode: after.orgCode, code: invitation.code });
    await invite(ctx, trx, after, is);
    const former = was?.invitation ? was.contact.email : undefined;
    if (former && former !== contact.email) {
      await mail(ctx, trx, after, { ...is, contact: { ...contact, email: former } }, messages.contactChanged(to));
    }
  } else if (invitation && invitation.reminders.length > (was?.invitation?.reminders.length ?? 0)) {
    await mail(
      ctx,
      trx,
      after,
      is,
      messages.reminder(to, from, notaryMeeting(after.facts)),
      linkOf(ctx, after, invitation.code),
    );
  }
  if (invitation?.lapsedAt && !was?.invitation?.lapsedAt) {
    const message = isReachable(contact) ? messages.lapsed(to) : messages.wrongPerson(to);
    await tellBorrower(ctx, trx, after, message, toSigners(ctx, after));
  }
  if (is.declined && !was?.declined) {
    await tellBorrower(ctx, trx, after, messages.declined(to), toSigners(ctx, after));
  }
  if (is.onPaper && was && !was.onPaper) await mail(ctx, trx, after, is, messages.onPaper(to));
  if (was && !is.onPaper && timesTold(is) > timesTold(was))
    await mailSoon(ctx, trx, after, is, messages.rightsInTexas(to));
  if (is.papers && !is.onPaper && was && !was.papers && is.papersEdition === was.papersEdition) {
    await mailSoon(ctx, trx, after, is, { ...messages.papersReady(to), while: "unsigned" });
  }
  const lastDay = lastDayToCancel(is, after);
  if (lastDay !== undefined && lastDay !== (was && lastDayToCancel(was, before))) {
    const day = { en: dayIn("en", lastDay), es: dayIn("es", lastDay) };
    const link = is.onPaper ? undefined : `${originOf(ctx, after)}${onHost(paths.signerDocuments())}`;
    await mail(ctx, trx, after, is, mayCancel(to, day, is.onPaper !== undefined), link);
  }
  const until = after.facts.rescissionHold?.lastDay;
  if (is.nonRescission && was && !was.nonRescission && until !== undefined) {
    const day = { en: dayIn("en", until), es: dayIn("es", until) };
    await mail(ctx, trx, after, is, mayConfirm(to, day), linkOf(ctx, after));
  }
  const wasChecked = was?.identityChecks.at(-1)?.result?.outcome;
  if (wasChecked === "REVIEW" && is.identityChecks.at(-1)?.result?.outcome === "RETRY") {
    await mailSoon(ctx, trx, after, is, messages.picturesAgain(to));
  }
  if (answersTo(is, after) > answersTo(is, before)) {
    await mailSoon(ctx, trx, after, is, messages.answered(to));
  }
  if (requestsTo(is, after) > requestsTo(is, before)) {
    await mailSoon(ctx, trx, after, is, { ...messages.askedFor(to), while: "asked" });
  }
  for (const message of handedNews(before, after, is, from)) await mailSoon(ctx, trx, after, is, message);
  if (handedTo(is, after) > handedTo(is, before)) {
    await mailSoon(ctx, trx, after, is, { ...messages.handedOver(to, from), while: "asked" });
  }
  const { notarySession: session } = after.facts;
  if (session && is.joinedAt && !is.onPaper && session.sessionId !== before.facts.notarySession?.sessionId) {
    const link = linkOf(ctx, after);
    const appointment = { startsAt: session.startsAt, title: byVideo, place: link };
    const message = messages.notaryBooked(to, whenOf(after, session.startsAt));
    await mail(ctx, trx, after, is, { ...message, appointment }, link);
  }
  if (session?.desk && is.joinedAt && !is.onPaper && before.facts.notarySession?.desk === undefined)
    await mail(ctx, trx, after, is, messages.sitBeside(to, from, whenOf(after, session.startsAt)), linkOf(ctx, after));
  const { notaryVisit: visit } = after.facts;
  if (
    visit?.state === "CONFIRMED" &&
    visit.startsAt &&
    before.facts.notaryVisit?.state !== "CONFIRMED" &&
    !is.declined
  ) {
    const { startsAt, place } = visit;
    const appointment = { startsAt, title: inPerson, place: formatAddress(place.address) };
    const message = messages.visitBooked(to, whenOf(after, startsAt), placeOf(visit));
    await mail(ctx, trx, after, is, { ...message, appointment });
  }
  const isOver = session?.state === "FAILED" && before.facts.notarySession?.state !== "FAILED";
  if (isOver && is.joinedAt && !is.onPaper)
    await mail(ctx, trx, after, is, messages.notaryMissed(to, from, partIn(is, session.sessionId)));
}

/** Until when an owner who has signed may cancel; undefined while the period that counts for all is being found. */
function lastDayToCancel({ signedAt }: SignerFacts, { facts }: LoanFile): LocalDate | undefined {
  const { rescission } = facts;
  if (!signedAt || !rescission) return undefined;
  return rescission.startsOn === rescissionOf(facts).startsOn ? rescission.endsOn : undefined;
}

const placeOf = ({ place: { address } }: NotaryVisit): string =>
  [address.street1, address.street2, address.city].filter(Boolean).join(", ");

/** Reminds everybody who is to come before the notary with the borrower, of a session by video or an appointment in person. */
export async function remindSigners(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  how: "day" | "hour",
): Promise<void> {
  const startsAt = appointmentOf(file.facts);
  if (startsAt === undefined) return;
  const when = whenOf(file, startsAt);
  const isByVideo = file.facts.notarySession?.state === "BOOKED";
  const come = file.facts.signers.filter(
    ({ declined, joinedAt, onPaper }) => !declined && (!isByVideo || (joinedAt !== undefined && !onPaper)),
  );
  for (const signer of come) {
    const message = messages.notaryAhead(signer.name.firstName, when, how);
    await mail(ctx, trx, file, signer, message, signer.onPaper ? undefined : linkOf(ctx, file));
  }
}

/** Reminds a signer who has come of what is theirs to do. */
export async function remindSigner(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  signer: SignerFacts,
  what: AwaitedOfSigner["what"],
): Promise<void> {
  const to = signer.name.firstName;
  const from = calledTo(signer.name, file.facts.answers.name);
  const message = {
    asked: { ...messages.stillAsked(to), while: "asked" as const },
    identity: messages.stillToIdentify(to, from),
    signature: { ...messages.stillToSign(to, from), while: "unsigned" as const },
  }[what];
  await mail(ctx, trx, file, signer, message, linkOf(ctx, file));
}

/** How far this signer had come in a session that came to nothing. */
function partIn({ notary }: SignerFacts, sessionId: string): "signed" | "answered" | undefined {
  if (notary?.sessionId !== sessionId) return undefined;
  return notary.deedSigned ? "signed" : "answered";
}

const timesTold = ({ deliveries }: SignerFacts): number =>
  deliveries.filter(({ documentKind }) => documentKind === "TEXAS_50G_NOTICE").length;

const answersTo = ({ uuid }: SignerFacts, { facts }: LoanFile): number =>
  [...facts.conditions, ...(facts.handOvers ?? []).filter(({ toBorrower }) => !toBorrower)]
    .filter(({ signerUuid }) => signerUuid === uuid)
    .flatMap((asked) => wordsOn(facts, asked.uuid).filter(({ by }) => by === "STAFF")).length;

const requestsTo = ({ uuid }: SignerFacts, { facts }: LoanFile): number =>
  facts.conditions.filter(({ signerUuid }) => signerUuid === uuid).length;

const handedTo = ({ uuid }: SignerFacts, { facts }: LoanFile): number =>
  (facts.handOvers ?? []).filter(({ signerUuid, toBorrower }) => signerUuid === uuid && !toBorrower).length;

async function invite(ctx: Context, trx: Transaction, file: LoanFile, signer: SignerFacts): Promise<void> {
  const { invitation, contact, name } = signer;
  if (!invitation) return;
  const from = calledTo(name, file.facts.answers.name);
  const link = linkOf(ctx, file, invitation.code);
  const street = streetOf(file);
  if (contact.email) {
    const message = messages.invitation(name.firstName, from, street, notaryMeeting(file.facts));
    await mail(ctx, trx, file, signer, message, link, spacedCode(invitation.code));
  }
  const { code } = invitation;
  if (contact.phone)
    await textSigner(ctx, trx, file, signer, {
      words: messages.invitationText(name.firstName, from),
      link,
      topic: "file",
      code,
    });
}

function whenOf(file: LoanFile, startsAt: string): Words {
  const zone = zoneAtHome(file.facts);
  return { en: momentIn("en", startsAt, zone), es: momentIn("es", startsAt, zone) };
}
