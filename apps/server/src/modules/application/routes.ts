import {
  application,
  applications,
  createApplication as createCall,
  homeUnderWay,
  status,
  withdraw,
} from "@gable/contract/calls/application.ts";
import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import { newestFirst } from "@gable/domain/conditions/condition.ts";
import { holdsMoney } from "@gable/domain/conditions/money-waits.ts";
import { progressOfRow } from "@gable/domain/journey/progress.ts";
import { disclosedApr } from "@gable/domain/money/apr.ts";
import { toRatePercent } from "@gable/domain/money/rate.ts";
import { movesOfBorrower } from "@gable/domain/signers/handed-to-borrower.ts";
import { givesUp } from "@gable/domain/signers/invitation.ts";
import { signerNeed } from "@gable/domain/signers/signer-standing.ts";
import { failedLook } from "@gable/domain/valuation/failed-look.ts";
import { mayCancelAt, signerWhoCancelled } from "@gable/domain/workflow/closing/rescission.ts";
import { isUnwinding, promisedUnwindBy } from "@gable/domain/workflow/closing/unwinding.ts";
import { creditDeskSince } from "@gable/domain/workflow/credit/credit-checks.ts";
import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { owesOfficeDay } from "@gable/domain/workflow/notary/office-closing.ts";
import { calledToBorrower } from "@gable/domain/workflow/signers/called-to-borrower.ts";
import { asksConsentAgain } from "@gable/domain/workflow/signers/consent-standing.ts";
import { signersMayCome } from "@gable/domain/workflow/signers/signer-progress.ts";
import { hasMoneyComeBack } from "@gable/domain/workflow/stages/funding.ts";
import { isOfferStanding } from "@gable/domain/workflow/underwriting/decision-basis.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication, loadApplicationsOf } from "../../workflow/application-store.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { noteStarted } from "../originators/lead-started.ts";
import { acceptApplication } from "../profile/accept-application.ts";
import { recordConsent } from "../profile/consent-record.ts";
import { demandDemonstration } from "../profile/demonstration.ts";
import { dropDraft, openedDeliveries, readDraft } from "../profile/visitor-draft.ts";
import { isEmailConfirmed } from "../session/email-confirmation.ts";
import { commandReply } from "./command-reply.ts";
import { createApplication } from "./create-application.ts";
import { isOpen, oneHomeAtATime, openOnHome } from "./open-on-home.ts";
import { presentApplication } from "./present-application.ts";
import { statusReply } from "./status-reply.ts";
import { statusStreamRoute } from "./status-stream.ts";
import { timelineRoute } from "./timeline.ts";

/** Of one account: each has vendors asked, and all of them are read together. Nobody has as many homes to borrow on. */
const MOST_UNDER_WAY = 10;

/** The application itself: reading it, its status, withdrawing it. */
export function applicationRoutes(ctx: Context): Route[] {
  return [
    answer(applications, async (_received, { session }, trx) => {
      const stored = await loadApplicationsOf(ctx, trx, session.identityUuid);
      return stored.map(({ file, flags, step }) => {
        const now = ctx.clock.now(file.uuid).toISOString();
        const outcome = decide(file);
        const { row } = outcome;
        const signersInNeed = presentInNeed(file, now);
        const officeDayOwed = step === "CO_DEED_REQ" && owesOfficeDay(file.facts);
        return {
          ...presentApplication(file, flags, row, session.email),
          step,
          // Nobody whose line is signed and recorded is told to link their income.
          progress: hasMoneyComeBack(file.facts) ? "COMPLETE" : progressOfRow(row, { isManual: flags.manualNotary }),
          offer: presentOffer(file.facts),
          mayWithdraw: mayWithdraw(file),
          unwinding: presentUnwinding(file.facts),
          waitsForOthers: step === "CO_DEED_REQ" && signersInNeed.length === 0 && !officeDayOwed,
          signersInNeed,
          officeDayOwed,
          isWithCreditDesk: creditDeskSince(file, outcome) !== undefined,
          isValueWithStaff: step === "BPO_ORDER_REQUEST" && failedLook(file.facts) === "staff",
          asked: newestFirst(
            // What lies with somebody who signs is not called the borrower's move.
            movesOfBorrower(file),
          ).map(({ uuid, categoryEnum }) => ({ uuid, categoryEnum, holdsMoney: holdsMoney(file, uuid) })),
          onPaper: file.facts.onPaper !== undefined,
          asksConsent: asksConsentAgain(file),
        };
      });
    }),
    answer(application, async ({ params }, { session }, trx) => {
      const { file, flags } = await loadApplication(ctx, trx, params.uuid);
      return presentApplication(file, flags, decide(file).row, session.email);
    }),
    answer(status, async (_received, { standing }) => statusReply(standing, Date.now())),
    statusStreamRoute(ctx),
    answer(createCall, async ({ body }, caller, trx) => {
      const { lender, session } = caller;
      await oneHomeAtATime(trx, session.identityUuid);
      const stored = await loadApplicationsOf(ctx, trx, session.identityUuid);
      const [latest] = stored;
      if (!latest) throw new Refusal(409, "nothing-known", "Start with the home that would secure the line.");
      const answers = { ...latest.file.facts.answers, ...body.answers };
      const isUnderWay = openOnHome(
        stored.map(({ file }) => file),
        answers.home,
      );
      if (isUnderWay)
        throw new Refusal(409, "home-under-way", "There is an open application for this home. Go on with that one.");
      if (stored.filter(({ file }) => isOpen(file)).length >= MOST_UNDER_WAY)
        throw new Refusal(409, "many-under-way", "As many applications are under way as one account may have.");
      const draft = await readDraft(ctx, trx, caller.request, lender.orgCode);
      const { consents = [], demonstrationCode } = body;
      const isElectronic = consents.some(({ type }) => type === "ELECTRONIC_RECORDS");
      const demonstration = isElectronic ? demandDemonstration(draft, demonstrationCode) : undefined;
      // Its digits have been used, and whoever applies here next is somebody else until they say so.
      if (draft) await dropDraft(ctx, trx, caller.request, caller.reply);
      const { facts, ...accepted } = await acceptApplication(ctx, trx, lender, { ...body, answers });
      const now = ctx.clock.now();
      const opened = await createApplication(ctx, trx, {
        orgCode: lender.orgCode,
        identityUuid: session.identityUuid,
        actor: borrower(caller),
        ...accepted,
        facts: {
          ...facts,
          consents: consents.map((given) => recordConsent(given, caller, now, demonstration)),
          deliveries: openedDeliveries(draft),
          // Nothing may come on screen that was not consented to (15 USC 7001(c)(1)).
          ...(!isElectronic && { onPaper: { at: now.toISOString() } }),
        },
      });
      await noteStarted(ctx, trx, draft, {
        uuid: opened.file.uuid,
        referrerUuid: facts.channel.referrerUuid,
        orgCode: lender.orgCode,
        email: (await isEmailConfirmed(ctx, session.identityUuid, trx)) ? session.email : null,
      });
      return commandReply(opened, caller);
    }),
    answer(homeUnderWay, async ({ body }, { session }, trx) => {
      const own = await loadApplicationsOf(ctx, trx, session.identityUuid);
      const found = openOnHome(
        own.map(({ file }) => file),
        body.home,
      );
      return found ? { uuid: found.uuid, loanNumber: found.loanNumber } : null;
    }),
    answer(withdraw, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        if (isMoneyUnderWay(file.facts))
          throw outOfOrder(decide(file).step, "The money is on its way already. Call us.");
        refuseEnded(file);
        const reason = body.reason ? { reason: body.reason } : {};
        // Who turns back within the period uses the right to cancel, in whichever words (12 CFR 1026.15(a)(2)).
        if (mayCancelAt(file.facts, now.toISOString())) {
          const by = caller.session.identityUuid;
          return {
            event: "rescinded",
            facts: { rescinded: { by, at: now.toISOString(), ...reason } },
            detail: { ip: caller.ip, asked: "withdrawal" },
          };
        }
        return {
          event: "withdrawn",
          facts: { withdrawn: { at: now.toISOString(), ...reason } },
        };
      });
      return commandReply(advanced, caller);
    }),
    timelineRoute(ctx),
  ];
}

/** Money was sent, or is being sent. A payment that came back leaves debts that were paid: from then on only a person can help. */
const isMoneyUnderWay = ({ funding, disbursement, payoffPayments }: Facts): boolean =>
  funding !== undefined || disbursement !== undefined || Object.keys(payoffPayments).length > 0;

function mayWithdraw(file: LoanFile): boolean {
  const { row, step } = decide(file);
  return row < END_ROW && step !== "DECLINED" && !isMoneyUnderWay(file.facts);
}

/** Those who sign beside the borrower and wait for a move of theirs, as long as somebody may still come. */
function presentInNeed(file: LoanFile, now: Instant) {
  if (!signersMayCome(file)) return [];
  return file.facts.signers.flatMap((signer) => {
    const need = signerNeed(signer, now);
    const endsAt = givesUp(signer)?.at ?? null;
    return need === null ? [] : [{ calledName: calledToBorrower(file.facts, signer.name), need, endsAt }];
  });
}

function presentOffer(facts: Facts) {
  if (!facts.offer || !isOfferStanding(facts)) return null;
  const { ratePercent, initialDraw, monthlyPayment } = facts.offer;
  return { aprPercent: disclosedApr(toRatePercent(ratePercent)), initialDraw, monthlyPayment };
}

/** What the borrower is still owed once a signed line has ended. */
function presentUnwinding(facts: Facts) {
  const by = promisedUnwindBy(facts);
  if (by === undefined) return null;
  const { unwound } = facts;
  return {
    by,
    unwound: unwound && !isUnwinding(facts) ? { at: unwound.at, returned: unwound.returned } : null,
    endedBy: endedBy(facts),
  };
}

/** Who beside the borrower ended a line that was signed. */
function endedBy(facts: Facts) {
  const cancelled = signerWhoCancelled(facts);
  if (cancelled) return { calledName: calledToBorrower(facts, cancelled.name), how: "CANCELLED" as const };
  const missing = facts.signers.find(({ uuid }) => uuid === facts.coDeedCancelled?.signer);
  return missing ? { calledName: calledToBorrower(facts, missing.name), how: "DID_NOT_SIGN" as const } : null;
}
