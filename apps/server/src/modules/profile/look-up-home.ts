import { randomUUID } from "node:crypto";
import type { ReplyOf } from "@gable/contract/call.ts";
import { lookUpHome } from "@gable/contract/calls/loan-file-home.ts";
import { homeLimit, limitFor, matchOf } from "@gable/domain/workflow/corrections/home-limits.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { answerPrepared, type Route, staffActor } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { vendorAddress } from "../../workflow/vendor-words.ts";
import { answered, orderNow } from "../identity/quiz.ts";
import { readParcel } from "../property/tasks.ts";
import { homeCorrection, refuseLimited } from "./correct-home.ts";
import { refuseHomeUnderWay, refuseStopped } from "./refuse-answers.ts";

type Look = NonNullable<Facts["lookedUpHome"]>;

/**
 * Staff ask the county about the address that the borrower names instead, before anything is taken back: whether it is the same parcel
 * decides what is. What the county answered is kept until the address is put in the place of the other.
 */
export const lookUpHomeRoute = (ctx: Context): Route =>
  answerPrepared(
    lookUpHome,
    async ({ params, body: { home } }) => {
      const { file } = await loadApplication(ctx, ctx.database.kysely, params.uuid);
      refuseLimited(file, homeLimit(file));
      const reply = await ctx.vendors.propertyData.findParcels({
        ...orderNow(ctx, file, `look-up-home:${randomUUID()}`),
        request: { address: vendorAddress(home) },
      });
      return answered(reply);
    },
    async ({ params, body: { home } }, caller, trx, answer): Promise<ReplyOf<typeof lookUpHome>> => {
      if (answer.outcome === "not-found") return { outcome: "NONE" };
      if (answer.outcome === "records-down") return { outcome: "RECORDS_DOWN" };
      const [found, ...others] = answer.parcels.map(readParcel);
      if (!found || others.length > 0)
        return { outcome: "SEVERAL", addresses: answer.parcels.map((parcel) => readParcel(parcel).address) };
      return keepLook(ctx, trx, params.uuid, caller, { home, found });
    },
  );

async function keepLook(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  caller: Parameters<typeof staffActor>[0],
  { home, found }: Pick<Look, "home" | "found">,
): Promise<ReplyOf<typeof lookUpHome>> {
  const { file: before } = await loadApplication(ctx, trx, uuid);
  await refuseSame(ctx, trx, before, home);
  const at = ctx.clock.now(uuid).toISOString();
  const look = { home, found, by: caller.staff.staffUuid, at };
  const { file } = await advance(ctx, trx, uuid, staffActor(caller), () => ({
    event: "staff-look-up-home",
    facts: { lookedUpHome: look },
  }));
  const limit = limitFor(file, found) ?? null;
  return {
    outcome: "FOUND",
    address: found.address,
    owners: found.owners.map(({ recordedName }) => recordedName),
    match: matchOf(file.facts, found),
    limit,
    follows: limit === null ? [...homeCorrection(ctx, file, look, new Date(at)).follows] : [],
    lookedUpAt: at,
  };
}

/** An address for which nobody could have applied, that is there already, or for which the borrower applies elsewhere. Throws a Refusal. */
async function refuseSame(ctx: Context, trx: Transaction, file: LoanFile, home: Look["home"]): Promise<void> {
  if (JSON.stringify(file.facts.answers.home) === JSON.stringify(home))
    throw new Refusal(422, "nothing-changed", "This is the address on record already.");
  refuseStopped(ctx, file, { home });
  await refuseHomeUnderWay(ctx, trx, file.identityUuid, file.uuid, home);
}
