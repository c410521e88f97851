import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "../database/transaction.ts";
import type { Sealing } from "./sealing.ts";

const KEY_BYTES = 32;

/** What is found by a fingerprint; each has a key of its own. */
type Subject = "phone" | "waitlist";

/**
 * By what something is found without being stored in the clear. There are few phone numbers, and not many addresses, so that a plain hash
 * could be undone by trying all of them: it is keyed, with a key that belongs to this installation and lies sealed in its database.
 */
export async function fingerprintOf(
  { sealing }: { readonly sealing: Sealing },
  db: Database,
  subject: Subject,
  text: string,
): Promise<string> {
  return createHmac("sha256", await keyOf(sealing, db, subject))
    .update(text)
    .digest("hex");
}

async function keyOf(sealing: Sealing, db: Database, subject: Subject): Promise<Buffer> {
  const context = `${subject}-fingerprint-key`;
  const known = await storedKey(db, subject);
  if (known) return sealing.alone.openBytes(known, context);
  const fresh = sealing.alone.sealBytes(randomBytes(KEY_BYTES), context);
  await db
    .insertInto("fingerprint_keys")
    .values({ subject, sealed_key: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been first.
  return sealing.alone.openBytes((await storedKey(db, subject)) ?? fresh, context);
}

const storedKey = async (db: Database, subject: Subject): Promise<Buffer | undefined> =>
  (await db.selectFrom("fingerprint_keys").select("sealed_key").where("subject", "=", subject).executeTakeFirst())
    ?.sealed_key;
