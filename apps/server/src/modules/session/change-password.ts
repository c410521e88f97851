import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { isOwnPassword } from "./log-in.ts";
import { endOtherSessions } from "./own-sessions.ts";
import { passwordProblem } from "./passwords.ts";
import { isCodeAsked } from "./second-factor.ts";
import { tellOwner } from "./tell-owner.ts";

/** Refuses whoever sits at an open session without knowing its password. Wrong ones count like those of a log-in. */
export async function provePassword(
  ctx: Context,
  lender: Lender,
  { identityUuid }: Session,
  password: string,
): Promise<void> {
  if (!(await isOwnPassword(ctx, lender, identityUuid, password))) throw invalid({ password: ["password-wrong"] });
}

/**
 * As `provePassword`, before a way into the account changes: refuses also whoever knows the password and has no code, where the account
 * has a second step.
 */
export async function proveOwner(
  ctx: Context,
  lender: Lender,
  session: Session,
  { password, appCode }: { readonly password: string; readonly appCode?: string | undefined },
): Promise<void> {
  if (!(await isCodeAsked(ctx.database.kysely, session))) return provePassword(ctx, lender, session, password);
  if (!(await isOwnPassword(ctx, lender, session.identityUuid, password, { appCode })))
    throw invalid({ password: ["password-wrong"] });
}

/** Sets a new password, ends every other session and tells the owner. The present one must have been proved. */
export async function changePassword(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  session: Session,
  change: { readonly newPassword: string; readonly passwordHash: string },
): Promise<void> {
  const problem = passwordProblem(change.newPassword, session.email, lender);
  if (problem) throw invalid({ newPassword: [problem] });
  await trx
    .updateTable("identities")
    .set({ password_hash: change.passwordHash })
    .where("uuid", "=", session.identityUuid)
    .execute();
  await endOtherSessions(ctx, trx, session);
  await tellOwner(ctx, trx, lender, session, "password-changed");
}
