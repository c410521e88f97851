import { asksTwoPeople } from "@gable/domain/underwriting/funding-approval.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import {
  cashToSend,
  placeOfMoney,
  releaseFigures,
  releaseStanding,
  toCreditors,
} from "@gable/domain/workflow/funding/release.ts";
import { debtsToPay, laidAsideFor } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { figuresHold } from "@gable/domain/workflow/payoff/payoff-standing.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context, Derivation } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { bothStillMay } from "../staff/second-person.ts";
import { policyOf } from "../underwriting/policy.ts";

/**
 * The decision to send the money, once every gate of the plan is open: what is sent, and where, is fixed from now on. Where the lender's
 * guidelines of the day want two people for that, it is asked of them first; and again where what they prepared is no more what leaves, or one
 * of them is not there any more.
 */
export const decideFunding: Derivation = async (ctx, file, now, trx) => {
  const { facts, uuid, orgCode } = file;
  if (!figuresHold(facts)) throw new Error(`the creditors of ${uuid} ask for more than the line holds`);
  const standing = releaseStanding(facts);
  if (standing === "CHANGED") return asked("release-void", now);
  if (facts.release?.approved && !(await bothStillMay(ctx, trx, orgCode, facts.release)))
    return asked("release-void", now);
  if (standing === "NOT_ASKED" && isReleaseAsked(ctx, file, now)) return asked("release-asked", now);
  const cash = cashToSend(facts);
  const attempt = (facts.disbursement?.attempt ?? 0) + 1;
  const payoffs = Object.fromEntries(debtsToPay(facts).map((debt) => [debt.id, laidAsideFor(facts, debt)]));
  return {
    event: "funding-decided",
    facts: {
      funding: {
        attempt,
        cash,
        payoffs,
        account: facts.disbursementAccount ?? null,
        wallet: placeOfMoney(facts).wallet,
        at: now.toISOString(),
      },
    },
    detail: { attempt, cash },
  };
};

const asked = (event: string, now: Date): Change => ({ event, facts: { release: { askedAt: now.toISOString() } } });

function isReleaseAsked(ctx: Context, { facts, orgCode }: LoanFile, now: Date): boolean {
  const policy = policyOf(ctx, ctx.lenders.byOrgCode(orgCode), dayAtHome(facts, now.toISOString()));
  const figures = releaseFigures(facts);
  return asksTwoPeople(policy, figures.cash + toCreditors(figures));
}
