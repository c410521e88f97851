import { alertCall, chooseAlertCall } from "@gable/contract/calls/credit.ts";
import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import { callWindows } from "@gable/domain/organisations/call-windows.ts";
import { daysApart } from "@gable/domain/organisations/days-apart.ts";
import { alertCallOf, callZone, callZones, numberToCall } from "@gable/domain/workflow/credit/alert-call.ts";
import { openFraudAlert } from "@gable/domain/workflow/credit/fraud-alert.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";

/** So much of a number tells its owner which it is, and nobody else. */
const DIGITS_SHOWN = 2;

/** When the borrower is called about the fraud alert on their report. */
export function alertCallRoutes(ctx: Context): Route[] {
  const windowsOf = ({ orgCode, facts }: LoanFile, now: string) => {
    const { other } = ctx.lenders.byOrgCode(orgCode).orgMetaData;
    return callWindows(other.hours.OPS_PHONE, callZones(facts), now, daysApart(other));
  };
  return [
    answer(alertCall, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const now = ctx.clock.now(params.uuid).toISOString();
      const number = numberToCall(file.facts);
      const chosen = alertCallOf(file);
      return {
        number: number ? { from: number.from, ending: number.phone.slice(-DIGITS_SHOWN) } : null,
        timeZone: callZone(file.facts),
        windows: decide(file).step === "FACTA_REVIEW" ? [...windowsOf(file, now)] : [],
        chosen: chosen
          ? { startsAt: chosen.startsAt, endsAt: chosen.endsAt, isOver: hasCome(chosen.endsAt, now) }
          : null,
      };
    }),
    answer(chooseAlertCall, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { step } = decide(file);
        const open = openFraudAlert(file.facts);
        if (step !== "FACTA_REVIEW" || !open) throw outOfOrder(step, "No call about a fraud alert is wanted just now.");
        const at = now.toISOString();
        const wanted = Date.parse(body.startsAt);
        const chosen = windowsOf(file, at).find(({ startsAt }) => Date.parse(startsAt) === wanted);
        // The hour began to be near while the page was open.
        if (!chosen) throw invalid({ startsAt: ["window-gone"] });
        return {
          event: "alert-call-chosen",
          facts: { alertCall: { ...chosen, about: open.at, at } },
          detail: { startsAt: chosen.startsAt },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}
