import { forgetWaitlistAddress, joinWaitlist, leaveWaitlist, waitlistReport } from "@gable/contract/calls/waitlist.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { perMinute } from "../../http/per-minute.ts";
import { Refusal } from "../../http/refusal.ts";
import { isLicensedIn } from "../organisations/licences.ts";
import { addressOf, joinList } from "./entries.ts";
import { forgetAddress } from "./forget-address.ts";
import { leaveBy } from "./leave-token.ts";

/** Of one address of the net: a household's, and no list of strangers. */
const ENTRIES_A_MINUTE = 10;
/** By whose calendar a licence begins and ends, where no home says: the first state's of the country. */
const FIRST_ZONE = "America/New_York";

/** Who waits until a lender may lend in their state. */
export function waitlistRoutes(ctx: Context): Route[] {
  const countEntry = perMinute(ENTRIES_A_MINUTE);
  return [
    answerPrepared(
      joinWaitlist,
      async (_received, { ip }) => countEntry(ip),
      async ({ body }, { lender }, trx) => {
        if (isLicensedIn(lender, body.state, localDateAt(ctx.clock.now().toISOString(), FIRST_ZONE)))
          throw new Refusal(409, "lends-there", "There is nothing to wait for: the lender may lend in this state.");
        await joinList(ctx, trx, lender, body);
      },
    ),
    answer(leaveWaitlist, ({ body }, { lender }, trx) => leaveBy(ctx, trx, lender.orgCode, body.token)),
    answer(waitlistReport, async (_received, { staff }, db) => {
      const states = await db
        .selectFrom("waitlist")
        .select(({ fn }) => [
          "state",
          fn.countAll<string>().filterWhere("written_at", "is", null).as("waiting"),
          fn.countAll<string>().filterWhere("written_at", "is not", null).as("written"),
          fn.min("agreed_at").filterWhere("written_at", "is", null).as("since"),
        ])
        .where("org_code", "=", staff.orgCode)
        .groupBy("state")
        .orderBy("state")
        .execute();
      return {
        states: states.map((row) => ({ ...row, waiting: Number(row.waiting), written: Number(row.written) })),
      };
    }),
    answer(forgetWaitlistAddress, async ({ body }, { staff: { orgCode } }, trx) =>
      forgetAddress(trx, orgCode, await addressOf(ctx, trx, orgCode, body.email)),
    ),
  ];
}
