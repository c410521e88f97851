import { type Judged, openSince } from "@gable/domain/loan-file/open-judgements.ts";
import { mayAct, type StaffAct, type StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { agreedToBy } from "@gable/domain/workflow/agreed-by-two.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { isEverDoneByHand } from "@gable/domain/workflow/refused-orders.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { type Advanced, advanceLocked } from "../../workflow/advance.ts";
import { lockApplication } from "../../workflow/application-store.ts";
import type { Change } from "../../workflow/change.ts";
import { closeOrdersDoneByHand } from "../../workflow/close-orders.ts";
import type { Asked, Staff } from "../../workflow/staff-act.ts";
import { staffActs } from "./acts.ts";
import { demandSecondPerson } from "./second-person.ts";

/**
 * One act of staff on an application. It is a fact with who, in which role, when and why, and the plan goes on from there. Throws a
 * Refusal where the role may not, or where there is nothing of the kind to decide.
 */
export async function actAsStaff(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  staff: Staff,
  act: StaffAct,
): Promise<Advanced> {
  if (!mayAct(staff.role, act.act))
    throw new Refusal(403, "role-may-not", "Your role does not include this. Ask an administrator.");
  const stored = await lockApplication(ctx, trx, uuid);
  const advanced = await advanceLocked(ctx, trx, stored, staff, (file, now) =>
    changeOf({ ctx, trx, file, act, staff, now, at: now.toISOString() }),
  );
  if (isEverDoneByHand(act.act)) await closeOrdersDoneByHand(trx, stored.file, advanced.file, act.act);
  return advanced;
}

async function changeOf<Name extends StaffActName>(asked: Asked<Name>): Promise<Change> {
  const { ctx, trx, act, file, staff } = asked;
  const change = await staffActs[act.act](asked);
  const first = agreedToBy(file.facts, act);
  if (first) await demandSecondPerson(ctx, trx, file.orgCode, first, staff.identityUuid);
  if (!("since" in act)) return change;
  if (!openSince(file, act).some((since) => Date.parse(since) === Date.parse(act.since)))
    throw new Refusal(409, "read-anew", "What lies there now is not what you read. Read it first.", {
      step: decide(file).step,
    });
  return { ...change, facts: { ...change.facts, judgements: [...(file.facts.judgements ?? []), judged(asked, act)] } };
}

/** Who accepted what about whom, and why: what an auditor asks for. */
const judged = ({ staff, at }: Pick<Asked, "staff" | "at">, act: Judged) => ({
  act: act.act,
  ...("signer" in act && { signer: act.signer }),
  by: staff.identityUuid,
  at,
  note: act.note,
  since: act.since,
});
