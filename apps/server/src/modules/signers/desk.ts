import type { SignerDesk } from "@gable/contract/calls/signers-desk.ts";
import { isAdditionalSigner } from "@gable/domain/application/additional-signer.ts";
import { calledTo } from "@gable/domain/people/called-to.ts";
import { movesOfSigner } from "@gable/domain/signers/handed-conditions.ts";
import { hasPassedIdentity } from "@gable/domain/signers/signer-standing.ts";
import { mayRescind, rescissionOfSigner, signerWhoCancelled } from "@gable/domain/workflow/closing/rescission.ts";
import { endOfSigned, isUnwinding, promisedUnwindBy } from "@gable/domain/workflow/closing/unwinding.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { notaryMeeting } from "@gable/domain/workflow/notary/notarisation.ts";
import { homeOf, zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { coDeedStatus } from "@gable/domain/workflow/signers/co-deed.ts";
import { asksSignerAgain } from "@gable/domain/workflow/signers/consent-standing.ts";
import { signerEnd, signerProgress } from "@gable/domain/workflow/signers/signer-progress.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { type Caller, signerActor } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import type { Change } from "../../workflow/change.ts";
import { papersByHandOf } from "../closing/paper-closing.ts";
import { presentHold } from "../rescission/present-hold.ts";
import { isEmailConfirmed } from "../session/email-confirmation.ts";
import { streetOf } from "./write-to-signer.ts";

/** An application with the one of its signers whose desk this is. */
export interface Seated {
  readonly file: LoanFile;
  readonly signer: SignerFacts;
  readonly seal: Seal;
}

/**
 * The application for which the caller signs, and they in it. Whether they are an additional signer of it is asked by its own rule each
 * time: under v1 it must list them, otherwise their account must be a signer's.
 */
export async function seatOf(ctx: Context, db: Database, caller: Caller<"signer">): Promise<Seated> {
  const { file, seal } = await loadApplication(ctx, db, caller.session.signer.applicationUuid);
  return { file, seal, signer: demandSigner(file, caller) };
}

function demandSigner({ facts }: LoanFile, { session }: Caller<"signer">): SignerFacts {
  const signer = facts.signers.find(({ uuid }) => uuid === session.signer.uuid);
  const isSigner = isAdditionalSigner(
    { uuid: session.identityUuid, type: session.signer.identityType },
    {
      additionalSignerVersion: facts.additionalSignerVersion ?? null,
      helocSigners: facts.signers.flatMap(({ identityUuid }) => (identityUuid ? [{ identityUuid }] : [])),
    },
  );
  if (!signer || signer.identityUuid !== session.identityUuid || !isSigner)
    throw new Refusal(403, "not-a-signer", "You do not sign for this application.");
  return signer;
}

/** What a signer's act changes: of themselves, and rarely of the application. A fact given as undefined is taken back. */
export interface SignerChange extends Omit<Change, "facts"> {
  readonly signer?: { readonly [K in keyof SignerFacts]?: SignerFacts[K] | undefined };
  readonly facts?: { readonly [K in keyof Facts]?: Facts[K] | undefined };
}

/** Changes what is the signer's and answers with their desk. */
export async function changeSeat(
  ctx: Context,
  trx: Transaction,
  caller: Caller<"signer">,
  change: (seated: Seated, now: Date) => SignerChange | undefined | Promise<SignerChange | undefined>,
): Promise<SignerDesk> {
  const { applicationUuid, uuid } = caller.session.signer;
  const { file } = await advance(ctx, trx, applicationUuid, signerActor(caller), async (stored, now, seal) => {
    const made = await change({ file: stored, signer: demandSigner(stored, caller), seal }, now);
    if (!made) return undefined;
    const { signer: own, facts, detail, ...rest } = made;
    const present = stored.facts.signers;
    return {
      ...rest,
      detail: { signer: uuid, ...detail },
      facts: { ...facts, ...(own && { signers: present.map((one) => (one.uuid === uuid ? merged(one, own) : one)) }) },
    };
  });
  return presentDesk(ctx, trx, caller, { file, signer: demandSigner(file, caller) });
}

function merged(signer: SignerFacts, own: NonNullable<SignerChange["signer"]>): SignerFacts {
  const next: Record<string, unknown> = { ...signer, ...own };
  for (const [name, value] of Object.entries(own)) if (value === undefined) delete next[name];
  return next as unknown as SignerFacts;
}

/** The desk as its signer sees it: nothing of the borrower but a first name, the home, and what they sign for. */
export async function presentDesk(
  ctx: Context,
  db: Database,
  { session }: Caller<"signer">,
  { file, signer }: Pick<Seated, "file" | "signer">,
): Promise<SignerDesk> {
  const { facts } = file;
  const progress = signerProgress(file, signer);
  const address = homeOf(facts)?.address ?? facts.answers.home;
  const isShown = hasPassedIdentity(signer) && address !== undefined;
  const period = rescissionOfSigner(facts, signer);
  return {
    uuid: signer.uuid,
    applicationUuid: file.uuid,
    additionalSignerVersion: facts.additionalSignerVersion ?? null,
    helocSigners: [{ identityUuid: session.identityUuid }],
    name: signer.name,
    relation: signer.relation,
    borrowerFirstName: calledTo(signer.name, facts.answers.name),
    referrerUuid: facts.channel.referrerUuid ?? null,
    home: isShown ? `${address.street1}, ${address.city}, ${address.state}` : streetOf(file),
    state: address?.state ?? null,
    timeZone: zoneAtHome(facts),
    line: isShown ? (facts.offer?.line ?? null) : null,
    progress,
    ended: signerEnd(file, signer),
    claim: presentClaim(file, signer),
    coDeedStatus: coDeedStatus(facts),
    isOpenToSign: facts.closingSignedAt !== undefined,
    noticesSignedAt: signer.signedAt ?? null,
    notaryMeeting: notaryMeeting(facts),
    notaryFailure: (facts.notarySession?.state === "FAILED" && facts.notarySession.reason) || null,
    notaryLockedUntil: facts.notarySession?.lockedUntil ?? null,
    asksBirthDate: signer.birthDate === undefined,
    emailConfirmed: await isEmailConfirmed(ctx, session.identityUuid, db),
    rescission: {
      applies: mayRescind(facts),
      // Whoever's period ends last: until then nothing is paid, and every owner may still cancel.
      lastDay: facts.rescission?.endsOn ?? period?.endsOn ?? null,
      over: facts.rescissionOver !== undefined,
      cancelled: facts.rescinded !== undefined,
      cancelledBy: cancelledBy(facts, signer),
      hold: await presentHold(db, file, signer.uuid),
    },
    asksConsent: asksSignerAgain(file, signer),
    paper: signer.onPaper ? await papersByHandOf(db, file, signer.uuid) : null,
    conditionsOpen: movesOfSigner(file, signer).length,
  };
}

function cancelledBy(facts: Facts, signer: SignerFacts): string | null {
  if (!facts.rescinded) return null;
  const other = signerWhoCancelled(facts);
  return other?.uuid === signer.uuid ? null : calledTo(signer.name, other?.name ?? facts.answers.name);
}

function presentClaim(file: LoanFile, signer: SignerFacts): SignerDesk["claim"] {
  const { facts } = file;
  if (!signer.signedAt || !endOfSigned(facts)) return null;
  const isGone = facts.unwound !== undefined && !isUnwinding(facts);
  return { by: promisedUnwindBy(facts) ?? null, goneAt: isGone ? facts.unwound.at : null };
}
