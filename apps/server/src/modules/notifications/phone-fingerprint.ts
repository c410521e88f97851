import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";

const KEY_BYTES = 32;
const sealContext = "phone-fingerprint-key";

/**
 * By what a phone number is found without being stored in the clear. There are few numbers, so that a plain hash could be undone by
 * trying all of them: it is keyed, with a key that belongs to this installation and lies sealed in its database.
 */
export async function fingerprintOf(
  { sealing }: Pick<Context, "sealing">,
  db: Database,
  phone: string,
): Promise<string> {
  return createHmac("sha256", await keyOf(sealing, db))
    .update(phone)
    .digest("hex");
}

async function keyOf(sealing: Context["sealing"], db: Database): Promise<Buffer> {
  const known = await storedKey(db);
  if (known) return sealing.alone.openBytes(known, sealContext);
  const fresh = sealing.alone.sealBytes(randomBytes(KEY_BYTES), sealContext);
  await db
    .insertInto("fingerprint_keys")
    .values({ subject: "phone", sealed_key: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been first.
  return sealing.alone.openBytes((await storedKey(db)) ?? fresh, sealContext);
}

const storedKey = async (db: Database): Promise<Buffer | undefined> =>
  (await db.selectFrom("fingerprint_keys").select("sealed_key").where("subject", "=", "phone").executeTakeFirst())
    ?.sealed_key;
