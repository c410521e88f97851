import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import type { Language } from "@gable/domain/language.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { StaffAct, StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";
import { outOfOrder, type Refusal } from "../http/refusal.ts";
import type { Change } from "./change.ts";
import { refuseEnded } from "./refuse-ended.ts";

export type Staff = Extract<Actor, { readonly kind: "staff" }> & { readonly role: StaffRole };

export type ActNamed<Name extends StaffActName> = Extract<StaffAct, { readonly act: Name }>;

/** An act of staff, and the locked application that it is about. */
export interface Asked<Name extends StaffActName = StaffActName> {
  readonly ctx: Context;
  readonly trx: Transaction;
  readonly file: LoanFile;
  readonly act: ActNamed<Name>;
  readonly staff: Staff;
  /** The application's own time. */
  readonly now: Date;
  readonly at: Instant;
}

/** What an act changes. Throws a Refusal where there is nothing of the kind to decide. */
type Doing<Name extends StaffActName> = (asked: Asked<Name>) => Change | Promise<Change>;

/** What staff may do within one capability: each act by its name. */
export type StaffActs<Name extends StaffActName> = { readonly [One in Name]: Doing<One> };

/** Acts of one kind, which one function tells apart. */
export const allBy = <Name extends StaffActName>(names: readonly Name[], doing: Doing<Name>): StaffActs<Name> =>
  Object.fromEntries(names.map((name) => [name, doing])) as unknown as StaffActs<Name>;

/** Acts that a decline of ours rules out: it is told to the borrower, and is not taken back by clearing what it rested on. */
export const beforeDecline = <Name extends StaffActName>(acts: StaffActs<Name>): StaffActs<Name> =>
  allBy(Object.keys(acts) as Name[], (asked) => {
    if (asked.file.facts.declined) throw outOfOrder("DECLINED", "This application was declined.");
    return acts[asked.act.act](asked);
  });

/**
 * Acts that ask somebody for something, or settle what was asked: nobody is bothered any more for an application that was declined,
 * withdrawn or cancelled, or has lapsed. Whoever read it before it ended is told so.
 */
export const beforeEnd = <Name extends StaffActName>(acts: StaffActs<Name>): StaffActs<Name> =>
  allBy(Object.keys(acts) as Name[], (asked) => {
    refuseEnded(asked.file);
    return acts[asked.act.act](asked);
  });

export const nothingToDecide = (file: LoanFile): Refusal =>
  outOfOrder(decide(file).step, "There is nothing of the kind to decide just now.");

/** The change of an act whose event bears its name. Throws a Refusal unless it `holds` that there is something to decide. */
export function changeIf(
  { file, act }: Pick<Asked, "file" | "act">,
  holds: boolean,
  facts: Change["facts"],
  detail?: Change["detail"],
): Change {
  if (!holds) throw nothingToDecide(file);
  return { event: `staff-${act.act}`, facts, ...(detail && { detail }) };
}

/** Who decided, and when. */
export const byStaff = ({ staff, at }: Pick<Asked, "staff" | "at">) => ({ by: staff.identityUuid, at });

/** In which language somebody of the staff wrote what another reads, where they said so. */
export const spokenIn = ({ writtenIn }: { readonly writtenIn?: Language | undefined }) => writtenIn && { writtenIn };
