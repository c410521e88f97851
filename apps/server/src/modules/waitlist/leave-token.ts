import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { fingerprintOf } from "../../sealing/fingerprint.ts";
import { forgetAddress } from "./forget-address.ts";

const ADDRESS_BYTES = 32;

/**
 * With what the receiver of a mail leaves the lists of a lender, without a log-in and for as long as that mail exists: the address's
 * fingerprint, and a proof that we wrote it. Nothing is stored, and nobody else can make one.
 */
export async function leaveTokenOf(ctx: Context, db: Database, orgCode: string, address: string): Promise<string> {
  return Buffer.from(address + (await proofOf(ctx, db, orgCode, address)), "hex").toString("base64url");
}

/** Deletes the address of a token, and keeps by its fingerprint alone that its owner wants no such mail; again does no harm. Refuses what we never wrote. */
export async function leaveBy(ctx: Context, trx: Transaction, orgCode: string, token: string): Promise<void> {
  const bytes = Buffer.from(token, "base64url");
  const address = bytes.subarray(0, ADDRESS_BYTES).toString("hex");
  const proof = Buffer.from(await proofOf(ctx, trx, orgCode, address), "hex");
  const given = bytes.subarray(ADDRESS_BYTES);
  if (given.length !== proof.length || !timingSafeEqual(given, proof))
    throw new Refusal(400, "leave-link", "This link is not whole. Open it from the mail again, or call us.");
  await forgetAddress(trx, orgCode, address);
  await trx
    .insertInto("mail_refusals")
    .values({ org_code: orgCode, email_fingerprint: address, refused_at: ctx.clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether somebody left the lists of a lender by its mail: an officer's word brings no other (15 USC 7704(a)(4)). */
export async function refusesMail(db: Database, orgCode: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom("mail_refusals")
    .select("refused_at")
    .where("org_code", "=", orgCode)
    .where("email_fingerprint", "=", address)
    .executeTakeFirst();
  return row !== undefined;
}

const proofOf = (ctx: Context, db: Database, orgCode: string, address: string): Promise<string> =>
  fingerprintOf(ctx, db, "waitlist", `leave ${orgCode} ${address}`);
