import { rowOf } from "@gable/domain/journey/row-of.ts";
import { officeAt } from "@gable/domain/organisations/closing-office.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { NotaryVisit } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { advance } from "../../workflow/advance.ts";
import { closingOffices } from "../notary/office.ts";
import { readLenderIn } from "./open-lenders.ts";

/** Rows of the plan at which people come to an office to sign. */
const FIRST_ROW = rowOf.signing;
const LAST_ROW = rowOf.notary;

/** Marks every appointment at an office that the lender does not list any more by then, and takes the mark from those that it lists again. */
export async function flagClosedOffices(ctx: Context, trx: Transaction, orgCode: string, actor: Actor): Promise<void> {
  const lenderAt = await readLenderIn(trx, orgCode);
  const underWay = await trx
    .selectFrom("pipeline")
    .select("application_uuid")
    .where("org_code", "=", orgCode)
    .where("standing", "=", "ACTIVE")
    .where("state", "=", "TX")
    .where("plan_row", ">=", FIRST_ROW)
    .where("plan_row", "<=", LAST_ROW)
    .orderBy("application_uuid")
    .execute();
  for (const { application_uuid: uuid } of underWay)
    await advance(ctx, trx, uuid, actor, (file, now) => {
      const { notaryVisit } = file.facts;
      if (!notaryVisit?.arrivalCode) return undefined;
      const { officeClosedAt, ...visit } = notaryVisit;
      const { type: placeType, address } = visit.place;
      const isListed = timesOf(notaryVisit, now).every(
        (atMs) => officeAt(closingOffices(lenderAt(atMs), file), { placeType, address }) !== undefined,
      );
      if (isListed === (officeClosedAt === undefined)) return undefined;
      return isListed
        ? { event: "closing-office-listed-again", facts: { notaryVisit: visit } }
        : { event: "closing-office-closed", facts: { notaryVisit: { ...visit, officeClosedAt: now.toISOString() } } };
    });
}

/** When somebody comes, or may come as long as that is not settled. */
function timesOf({ startsAt, windows }: NotaryVisit, now: Date): readonly number[] {
  const times = startsAt === undefined ? windows.map(({ from }) => from) : [startsAt];
  return times.length === 0 ? [now.getTime()] : times.map((at) => Date.parse(at));
}
