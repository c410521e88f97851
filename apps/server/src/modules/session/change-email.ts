import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { isUniqueViolation } from "../../database/unique-violation.ts";
import { borrower, type SignedIn } from "../../http/contract-routing.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplicationsOf } from "../../workflow/application-store.ts";
import { sendEmailCode } from "./email-confirmation.ts";
import { endOtherSessions } from "./own-sessions.ts";
import { tellAccountExists } from "./register-borrower.ts";
import { tellOwner } from "./tell-owner.ts";

/**
 * Another mail address for a borrower's account and for what is open under it: they log in by it, letters go to it, and nothing is signed
 * before it is confirmed. The former address hears of it. Throws a Refusal where the address is the present one, or has an account, whose
 * owner alone is told that. The owner must have been proved.
 */
export async function changeEmail(ctx: Context, trx: Transaction, caller: SignedIn, email: string): Promise<void> {
  const { lender, session } = caller;
  if (session.signer)
    throw new Refusal(403, "not-yours", "Who signs beside a borrower is written to where the borrower named.");
  if (email === session.email) throw invalid({ email: ["email-same"] });
  try {
    await trx
      .updateTable("identities")
      .set({ email, email_confirmed_at: null, updated_at: ctx.clock.now().toISOString() })
      .where("uuid", "=", session.identityUuid)
      .execute();
  } catch (failure) {
    // The table's index alone knows: two people may take one address in the same instant.
    if (!isUniqueViolation(failure)) throw failure;
    throw new Refusal(409, "cannot-use-address", "This address cannot be used here. Use another one, or call us.", {
      afterwards: () => tellAccountExists(ctx, caller, email),
    });
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
  await sendEmailCode(ctx, trx, lender, { uuid: session.identityUuid, email });
}
