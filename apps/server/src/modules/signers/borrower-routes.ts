import type { ReplyOf } from "@gable/contract/call.ts";
import { coDeed, inviteSigner, type NamedSigner, reportSigner, signers } from "@gable/contract/calls/signers.ts";
import { givesUp, isReachable, mayWriteAgain } from "@gable/domain/signers/invitation.ts";
import { mayBeInvited, signerNeed, signerStanding } from "@gable/domain/signers/signer-standing.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { notaryMeeting } from "@gable/domain/workflow/notary/notarisation.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { calledToBorrower } from "@gable/domain/workflow/signers/called-to-borrower.ts";
import { coDeedStatus } from "@gable/domain/workflow/signers/co-deed.ts";
import { signersMayCome } from "@gable/domain/workflow/signers/signer-progress.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, notFound, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication, loadApplicationsOf } from "../../workflow/application-store.ts";
import { readingTimes } from "../conditions/with-times.ts";
import { invited } from "./invite.ts";

/** Row 23 as the borrower sees it: who else must sign, where each of them stands, and inviting them. */
export function borrowerSignerRoutes(ctx: Context): Route[] {
  return [
    answer(signers, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      return shown(ctx, file);
    }),
    answer(inviteSigner, async ({ params, body }, caller, trx) => {
      const { email, phone, language } = body;
      const contact = { ...(email && { email }), ...(phone && { phone }), language };
      if (!isReachable(contact)) throw invalid({ email: ["email-or-phone"] });
      const { file } = await advance(ctx, trx, params.uuid, borrower(caller), (present, now) => {
        if (!signersMayCome(present)) throw outOfOrder(decide(present).step, "Nobody is invited just now.");
        return changed(present, params.signer, "signer-invited", (signer) => {
          if (!mayBeInvited(signer)) throw outOfOrder(decide(present).step, "This person is here already.");
          if (!mayWriteAgain(signer, now.toISOString()))
            throw new Refusal(429, "too-many", "This person was written to often enough today. Try again tomorrow.");
          return invited({ ...signer, contact }, now);
        });
      });
      return shown(ctx, file);
    }),
    answer(reportSigner, async ({ params, body }, caller, trx) => {
      const { file } = await advance(ctx, trx, params.uuid, borrower(caller), (present, now) =>
        changed(present, params.signer, "signer-trouble-reported", (signer) => ({
          ...signer,
          trouble: { reason: body.reason, at: now.toISOString() },
        })),
      );
      return shown(ctx, file);
    }),
    answer(coDeed, async (_received, { session }, db) => {
      const file = session.signer
        ? (await loadApplication(ctx, db, session.signer.applicationUuid)).file
        : (await loadApplicationsOf(ctx, db, session.identityUuid))[0]?.file;
      if (!file) return { applicationUuid: null, coDeedStatus: null, additionalSignerVersion: null, helocSigners: [] };
      const { facts, uuid } = file;
      // One signer does not learn who the others are.
      const listed = facts.signers.filter(
        ({ identityUuid }) => identityUuid && (!session.signer || identityUuid === session.identityUuid),
      );
      return {
        applicationUuid: uuid,
        coDeedStatus: coDeedStatus(facts),
        additionalSignerVersion: facts.additionalSignerVersion ?? null,
        helocSigners: listed.flatMap(({ identityUuid }) => (identityUuid ? [{ identityUuid }] : [])),
      };
    }),
  ];
}

function changed(file: LoanFile, uuid: string, event: string, change: (signer: SignerFacts) => SignerFacts) {
  if (!file.facts.signers.some((signer) => signer.uuid === uuid)) throw notFound();
  const all = file.facts.signers.map((signer) => (signer.uuid === uuid ? change(signer) : signer));
  return { event, facts: { signers: all }, detail: { signer: uuid } };
}

function shown(ctx: Context, file: LoanFile): ReplyOf<typeof signers> {
  const now = ctx.clock.now(file.uuid).toISOString();
  const calledBy = readingTimes(ctx, file, "signers");
  return {
    signers: file.facts.signers.map((signer) => ({
      ...shownSigner(file.facts, signer, now),
      calledBy: calledBy(signer.trouble?.at),
    })),
    coDeedStatus: coDeedStatus(file.facts),
    mayInvite: signersMayCome(file),
    state: homeOf(file.facts)?.address.state ?? file.facts.answers.home?.state ?? null,
    notaryMeeting: notaryMeeting(file.facts),
  };
}

function shownSigner(facts: Facts, signer: SignerFacts, now: string): Omit<NamedSigner, "calledBy"> {
  const { uuid, name, relation, contact, invitation, trouble } = signer;
  return {
    uuid,
    name,
    calledName: calledToBorrower(facts, name),
    relation,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
    language: contact.language,
    ...signerStanding(signer, now),
    expiresAt: invitation?.expiresAt ?? null,
    reminded: invitation?.reminders.length ?? 0,
    mayBeInvited: mayBeInvited(signer),
    need: signerNeed(signer, now),
    trouble: trouble?.reason ?? null,
    endsAt: givesUp(signer)?.at ?? null,
  };
}
