import { randomUUID } from "node:crypto";
import {
  answerDelinquency,
  creditStanding,
  delinquency,
  remindOfFreeze,
  repullCredit,
} from "@gable/contract/calls/credit.ts";
import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import { callZone } from "@gable/domain/workflow/credit/alert-call.ts";
import { askedAgain, checksLeft, isCheckOpen, openPull } from "@gable/domain/workflow/credit/credit-checks.ts";
import { freezeReminderOf, isFreezeTheirs, tomorrowForThem } from "@gable/domain/workflow/credit/freeze-reminder.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { type AdoptedOrder, adoptOrder } from "../../workflow/adopt-order.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { readingTimes } from "../conditions/with-times.ts";
import { alertCallRoutes } from "./alert-call-routes.ts";
import { creditPull } from "./tasks.ts";

/** The credit check: how it stands, and what unfreezes, corrects or repeats it. */
export function creditRoutes(ctx: Context): Route[] {
  return [
    ...alertCallRoutes(ctx),
    answer(creditStanding, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { outcome, hard } = openPull(file.facts);
      const report = outcome?.outcome === "HIT" ? outcome.report : undefined;
      const reminder = freezeReminderOf(file);
      const bureau = outcome?.outcome === "HIT" ? outcome.report.bureau : outcome?.bureau;
      return {
        bureau: bureau ? { name: bureau.name, phone: bureau.phone, freezeWebsite: bureau.freezeWebsite } : null,
        outcome: outcome?.outcome ?? null,
        attemptsLeft: checksLeft(file.facts),
        isHard: hard,
        pinRejected: outcome !== undefined && outcome.outcome === "FROZEN_PIN" && outcome.pinRejected === true,
        reminder:
          reminder && !hasCome(reminder.dueAt, ctx.clock.now(params.uuid).toISOString())
            ? { at: reminder.dueAt, timeZone: callZone(file.facts) }
            : null,
        score:
          report && report.score !== null
            ? {
                value: report.score,
                model: report.scoreModel,
                date: report.pulledOn,
                low: report.scoreRange.low,
                high: report.scoreRange.high,
              }
            : null,
      };
    }),
    answerPrepared(
      repullCredit,
      async ({ params, body }) => {
        if (body.pin === undefined) return undefined;
        const { file } = await loadApplication(ctx, ctx.database.kysely, params.uuid);
        refuseRepeat(file);
        return pullWithPin(ctx, file, body.pin);
      },
      async ({ params, body }, caller, trx, pulled) => {
        if (pulled) await adoptOrder(ctx, trx, params.uuid, pulled);
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
          refuseRepeat(file);
          return {
            event: "credit-check-repeated",
            facts: {
              ...(body.ssn && { ssn: body.ssn }),
              ...(body.formerAddress && { formerAddress: body.formerAddress }),
              ...askedAgain(file.facts),
            },
          };
        });
        return commandReply(advanced, caller);
      },
    ),
    answer(remindOfFreeze, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        if (!isFreezeTheirs(file)) throw outOfOrder(decide(file).step, "No credit file is frozen just now.");
        const at = now.toISOString();
        const asked = freezeReminderOf(file);
        const isSet = asked !== undefined && !hasCome(asked.dueAt, at);
        if (isSet === body.wanted) return undefined;
        if (!body.wanted) return { event: "freeze-reminder-taken-back", facts: { freezeReminder: undefined } };
        const dueAt = tomorrowForThem(file.facts, at);
        return {
          event: "freeze-reminder-asked",
          facts: { freezeReminder: { dueAt, isHard: openPull(file.facts).hard, at } },
          detail: { dueAt },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(delinquency, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      const { delinquencyAnswer: said } = facts;
      const outcome = facts.hardCredit?.outcome === "HIT" ? facts.hardCredit : facts.softCredit;
      const hit = outcome?.outcome === "HIT" ? outcome : undefined;
      const late = new Set(hit?.history.delinquentTradelines ?? []);
      return {
        tradelines: (hit?.report.tradelines ?? [])
          .filter(({ id }) => late.has(id))
          .map(({ creditor, lastFour, balance, pastDue = null }) => ({ creditor, lastFour, balance, pastDue })),
        bureau: hit?.report.bureau ?? null,
        answer: said?.answer ?? null,
        explanation: said?.explanation ?? null,
        lookedAt: readingTimes(ctx, file, "delinquency")(said?.at),
      };
    }),
    answer(answerDelinquency, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { step } = decide(file);
        const isAsked = step === "DELINQUENCY_REVIEW" || file.facts.decision?.result.flags.delinquencyReview === true;
        if (!isAsked) throw outOfOrder(step, "No late payment is asked about just now.");
        return {
          event: "delinquency-answered",
          facts: { delinquencyAnswer: { ...body, at: now.toISOString() } },
          detail: { answer: body.answer },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}

/** Throws a Refusal where there is no check to repeat, or none is left. */
function refuseRepeat(file: LoanFile): void {
  const { step } = decide(file);
  if (!isCheckOpen(file.facts)) throw outOfOrder(step, "There is no credit check to repeat.");
  if (checksLeft(file.facts) === 0) {
    throw new Refusal(409, "attempts-used", "We have asked several times. Please call us: a person will help you.", {
      step,
    });
  }
}

/**
 * Asks the bureau with a PIN while the borrower waits: the PIN goes into the order and nowhere else. The plan's own task for this
 * attempt finds the order placed, and takes its answer.
 */
async function pullWithPin(ctx: Context, file: LoanFile, pin: string): Promise<AdoptedOrder> {
  const { attempts, hard } = openPull(file.facts);
  const kind = hard ? "pull-hard-credit" : "pull-soft-credit";
  const key = `${kind}:${attempts + 1}`;
  const reply = await ctx.vendors.desk("credit-bureau").place(hard ? "pull-hard" : "pull-soft", {
    key: `${file.uuid}:${key}`,
    reference: file.uuid,
    correlationId: randomUUID(),
    orderedAt: ctx.clock.now(file.uuid).toISOString(),
    callbackUrl: ctx.config.vendorCallbackUrl,
    request: { ...creditPull(file, hard ? "HARD_CREDIT" : "SOFT_CREDIT"), pin },
  });
  return { key, kind, order: reply.order };
}
