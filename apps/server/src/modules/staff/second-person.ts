import type { StaffRole } from "@gable/domain/staff/roles.ts";
import {
  LET_IN_DAYS,
  type LendersPeople,
  type LetIn,
  type ReasonNotSecond,
  stillMay,
  whyNotSecond,
} from "@gable/domain/staff/second-person.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { type AskedOfSecond, askedOfSecond } from "@gable/domain/workflow/agreed-by-two.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";

const DAY_MS = 86_400_000;

/** A lender's staff, and whom an administrator has let in these days. */
async function lendersPeople(ctx: Context, db: Database, orgCode: string): Promise<LendersPeople> {
  const since = new Date(ctx.clock.now().getTime() - LET_IN_DAYS * DAY_MS).toISOString();
  const [rows, events] = await Promise.all([
    db.selectFrom("staff").select(["uuid", "role", "deactivated_at"]).where("org_code", "=", orgCode).execute(),
    db
      .selectFrom("lender_events")
      .select(["actor", "detail"])
      .where("org_code", "=", orgCode)
      .where("at", ">", since)
      // In the very words of the index over them: the log has a seal every few minutes.
      .where(sql<boolean>`type in ('staff-invited', 'staff-changed', 'staff-access-renewed', 'staff-reactivated')`)
      .execute(),
  ]);
  const colleagues = rows.map(({ uuid, role, deactivated_at }) => ({
    uuid,
    role: role as StaffRole,
    hasLeft: deactivated_at !== null,
  }));
  return { colleagues: new Map(colleagues.map((one) => [one.uuid, one])), letIn: events.flatMap(letInBy) };
}

/** What the lender's log says of somebody's access. Another name alone lets nobody in. */
interface AccessDetail {
  readonly member: string;
  readonly before?: { readonly role: string };
  readonly after?: { readonly role: string };
}

function letInBy({ actor, detail }: { readonly actor: unknown; readonly detail: unknown }): readonly LetIn[] {
  const { member, before, after } = detail as AccessDetail;
  const by = actor as Actor;
  // Whom the operator brings by a command, no administrator has let in.
  if (by.kind !== "staff" || (before && before.role === after?.role)) return [];
  return [{ by: by.identityUuid, member }];
}

const detailOf: Readonly<Record<ReasonNotSecond, string>> = {
  "second-person": "Somebody else than the one who asked must agree.",
  "first-gone": "Whoever asked has left, or has another role by now: it is asked for anew.",
  "let-in-by-one":
    "One administrator let in both of you these days, or one of you the other: somebody else must agree.",
};

/** Refuses what somebody agrees to who cannot be the second person there. @throws Refusal 403, or 409 where the first is gone */
export async function demandSecondPerson(
  ctx: Context,
  db: Database,
  orgCode: string,
  asked: AskedOfSecond,
  second: string,
): Promise<void> {
  const why = whyNotSecond(await lendersPeople(ctx, db, orgCode), asked, second);
  if (why) throw new Refusal(why === "first-gone" ? 409 : 403, why, detailOf[why]);
}

/** To whose asking somebody cannot agree whose role would let them, and why: what is asked of other roles is not told. */
export async function cannotBeSecondTo(
  ctx: Context,
  db: Database,
  { facts, orgCode }: LoanFile,
  { staffUuid, role }: { readonly staffUuid: string; readonly role: StaffRole },
): Promise<{ by: string; agreedBy: AskedOfSecond["agreedBy"]; why: ReasonNotSecond }[]> {
  const asked = askedOfSecond(facts).filter(({ agreedBy }) => mayAct(role, agreedBy));
  if (asked.length === 0) return [];
  const people = await lendersPeople(ctx, db, orgCode);
  return asked.flatMap((one) => {
    const why = whyNotSecond(people, one, staffUuid);
    return why ? [{ by: one.by, agreedBy: one.agreedBy, why }] : [];
  });
}

/** Whether both who let money go are still among the staff, in roles that include it. */
export async function bothStillMay(
  ctx: Context,
  db: Database,
  orgCode: string,
  { prepared, approved }: NonNullable<Facts["release"]>,
): Promise<boolean> {
  if (!prepared || !approved) return false;
  const people = await lendersPeople(ctx, db, orgCode);
  return stillMay(people, prepared.by, "prepare-release") && stillMay(people, approved.by, "approve-release");
}
