import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { CorrectedAnswers } from "@gable/domain/profile/correction.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isOfAge } from "@gable/domain/workflow/stages/application.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { loadApplicationsOf } from "../../workflow/application-store.ts";
import { oneHomeAtATime, openOnHome } from "../application/open-on-home.ts";
import { OFFICE_TIME_ZONE } from "./accept-application.ts";
import { registrationStop } from "./registration-stop.ts";

type Said = { readonly [K in "home" | "birthDate"]?: CorrectedAnswers[K] | undefined };

/**
 * An answer for which nobody could have applied here is none to put in the place of another. Throws a Refusal that names the field, by
 * the reasons of registration; whoever was of age where they said the home is may not be so where it is (rule ).
 */
export function refuseStopped(ctx: Context, file: LoanFile, { home, birthDate }: Said): void {
  const { facts } = file;
  if (home) {
    const lender = ctx.lenders.byOrgCode(file.orgCode);
    const today = localDateAt(ctx.clock.now(file.uuid).toISOString(), OFFICE_TIME_ZONE);
    const stop = registrationStop({ home }, lender, today, facts.channel.originatorStates);
    if (stop) throw invalid({ "home.state": [stop.reason] });
  }
  const answers = { ...facts.answers, ...(home && { home }), ...(birthDate !== undefined && { birthDate }) };
  const isAsked = (home ?? birthDate) !== undefined && answers.home !== undefined && answers.birthDate !== undefined;
  if (isAsked && !isOfAge({ ...file, facts: { ...facts, answers } }))
    throw invalid({ [birthDate === undefined ? "home.state" : "birthDate"]: ["not-of-age"] });
}

/** Two applications of one borrower for one home are none the more for beginning as two. Throws a Refusal. */
export async function refuseHomeUnderWay(
  ctx: Context,
  trx: Transaction,
  identityUuid: string,
  uuid: string,
  home: Said["home"],
): Promise<void> {
  if (!home) return;
  await oneHomeAtATime(trx, identityUuid);
  const own = await loadApplicationsOf(ctx, trx, identityUuid);
  const others = own.map(({ file }) => file).filter((file) => file.uuid !== uuid);
  if (openOnHome(others, home))
    throw new Refusal(409, "home-under-way", "There is an open application for this home. Go on with that one.");
}
