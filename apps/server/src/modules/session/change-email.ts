import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { isEmailConfirmed, sendEmailCode } from "./email-confirmation.ts";
import { addressTaken, moveTo } from "./move-to-address.ts";

/**
 * Another mail address for a borrower's account. One that was confirmed stays in force until digits that went to the other are typed:
 * nobody loses their account by a slip of the pen, or takes an address from whoever has it. One that was not is replaced at once, because
 * nobody may ever read it. Naming the present address withdraws another that waits. Throws a Refusal where the address is the present
 * one, or has an account, whose owner alone is told that. The owner must have been proved.
 */
export async function changeEmail(ctx: Context, trx: Transaction, caller: SignedIn, email: string): Promise<void> {
  const { lender, session } = caller;
  if (session.signer)
    throw new Refusal(403, "not-yours", "Who signs beside a borrower is written to where the borrower named.");
  if (email === session.email) {
    if (!(await setNext(trx, session.identityUuid, null))) throw invalid({ email: ["email-same"] });
    return;
  }
  if (await isEmailConfirmed(ctx, session.identityUuid, trx)) {
    if (await hasAccount(trx, session.orgCode, email)) throw addressTaken(ctx, caller, email);
    await setNext(trx, session.identityUuid, email);
  } else await moveTo(ctx, trx, caller, email, { isConfirmed: false });
  await sendEmailCode(ctx, trx, lender, { uuid: session.identityUuid, email });
}

/** Whether there was one, or is one now. */
async function setNext(trx: Transaction, identityUuid: string, email: string | null): Promise<boolean> {
  const changed = await trx
    .updateTable("identities")
    .set({ next_email: email })
    .where("uuid", "=", identityUuid)
    .where((eb) => eb.or([eb("next_email", "is not", null), eb.val(email !== null)]))
    .returning("uuid")
    .executeTakeFirst();
  return changed !== undefined;
}

async function hasAccount(trx: Transaction, orgCode: string, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom("identities")
    .select("uuid")
    .where("org_code", "=", orgCode)
    .where("email", "=", email)
    .where("identity_type", "<>", "CO_DEEDER")
    .executeTakeFirst();
  return row !== undefined;
}
