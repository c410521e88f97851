import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { isUniqueViolation } from "../../database/unique-violation.ts";
import { borrower, type SignedIn } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplicationsOf } from "../../workflow/application-store.ts";
import { endOtherSessions } from "./own-sessions.ts";
import { tellAccountExists } from "./tell-account-exists.ts";
import { tellOwner } from "./tell-owner.ts";

/**
 * Moves a borrower's account to another mail address, and what is open under it: they log in by it, and letters go to it. The former
 * address hears of it, and every other session ends.
 * @throws Refusal where somebody has an account with it
 */
export async function moveTo(
  ctx: Context,
  trx: Transaction,
  caller: SignedIn,
  email: string,
  { isConfirmed }: { readonly isConfirmed: boolean },
): Promise<void> {
  const { lender, session } = caller;
  const now = ctx.clock.now().toISOString();
  try {
    await trx
      .updateTable("identities")
      .set({ email, next_email: null, email_confirmed_at: isConfirmed ? now : null, updated_at: now })
      .where("uuid", "=", session.identityUuid)
      .execute();
  } catch (failure) {
    // The table's index alone knows: two people may take one address in the same instant.
    if (!isUniqueViolation(failure)) throw failure;
    throw addressTaken(ctx, caller, email);
  }
  for (const { file } of await loadApplicationsOf(ctx, trx, session.identityUuid)) {
    if (decide(file).row === END_ROW) continue;
    await advance(ctx, trx, file.uuid, borrower(caller), ({ facts }) => ({
      event: "email-changed",
      facts: { answers: { ...facts.answers, email } },
    }));
  }
  await endOtherSessions(ctx, trx, session);
  await tellOwner(ctx, trx, lender, session, "email-changed");
}

/** Whose an address is, is told to its owner alone. */
export const addressTaken = (ctx: Context, caller: SignedIn, email: string): Refusal =>
  new Refusal(409, "cannot-use-address", "This address cannot be used here. Use another one, or call us.", {
    afterwards: () => tellAccountExists(ctx, caller, email),
  });
