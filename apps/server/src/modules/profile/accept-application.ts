import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { RegistrationDraft } from "@gable/domain/profile/registration.ts";
import { campaignOf } from "@gable/domain/telemetry/harmless.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { acceptReferrer } from "../originators/accept-referrer.ts";
import { registrationStop } from "./registration-stop.ts";

/** The calendar of registration: the lender's own, before there is a home to take the zone of. */
export const OFFICE_TIME_ZONE = "America/New_York";

export const officeDay = (ctx: Context): LocalDate => localDateAt(ctx.clock.now().toISOString(), OFFICE_TIME_ZONE);

export interface AskedApplication {
  readonly answers: RegistrationDraft;
  /** Who sent the borrower, as the address says. */
  readonly referrer?: string | undefined;
  readonly payout?: "ACCOUNT" | "WALLET" | undefined;
  /** Which advertisement or letter led them here, as the address says; what might name a person is left out. */
  readonly campaign?: Readonly<Record<string, string>> | undefined;
}

/**
 * What an application is opened with, whether it is the first of an account or another one. Throws a Refusal where the lender, or the
 * officer who sent the borrower, may not take it.
 */
export async function acceptApplication(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  { answers, referrer, payout, campaign = {} }: AskedApplication,
): Promise<{
  readonly facts: Pick<Facts, "answers" | "additionalSignerVersion" | "channel">;
  readonly detail?: Readonly<Record<string, unknown>>;
}> {
  const today = officeDay(ctx);
  const accepted = await acceptReferrer(trx, lender, referrer, { state: answers.home?.state, today });
  const { referrerUuid, originatorStates, merchantUuid, ignoredReferrer } = accepted;
  const stop = registrationStop(answers, lender, today, originatorStates);
  if (stop) throw new Refusal(409, stop.reason, "An application cannot be taken for these answers.");
  const kept = campaignOf(campaign);
  return {
    ...(ignoredReferrer !== undefined && { detail: { ignoredReferrer } }),
    facts: {
      answers,
      additionalSignerVersion: lender.orgMetaData.other.settings.additionalSignerVersion,
      channel: {
        ...(referrerUuid !== undefined && { referrerUuid }),
        ...(originatorStates !== undefined && { originatorStates }),
        ...(merchantUuid !== undefined && { merchantUuid }),
        ...(payout === "WALLET" && { isCrypto: true }),
        ...(Object.keys(kept).length > 0 && { campaign: kept }),
      },
    },
  };
}
