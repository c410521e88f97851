import { createHash } from "node:crypto";
import { normaliseCode } from "@gable/domain/signers/invitation.ts";
import type { Database, Transaction } from "../../database/transaction.ts";

/** A person who signs beside a borrower, as they are found. */
export interface SignerRow {
  readonly uuid: string;
  readonly application_uuid: string;
  readonly identity_uuid: string | null;
}

const hashOf = (code: string): Buffer => createHash("sha256").update(normaliseCode(code)).digest();

const columns = ["uuid", "application_uuid", "identity_uuid"] as const;

/** Keeps the code under which a signer is found; one before it finds nobody any more. */
export async function keepCode(
  trx: Transaction,
  signer: { readonly uuid: string; readonly applicationUuid: string; readonly orgCode: string; readonly code: string },
): Promise<void> {
  const code_hash = hashOf(signer.code);
  await trx
    .insertInto("signers")
    .values({
      uuid: signer.uuid,
      application_uuid: signer.applicationUuid,
      org_code: signer.orgCode,
      identity_uuid: null,
      code_hash,
    })
    .onConflict((conflict) => conflict.column("uuid").doUpdateSet({ code_hash }))
    .execute();
}

export function findByCode(db: Database, orgCode: string, code: string): Promise<SignerRow | undefined> {
  return db
    .selectFrom("signers")
    .select(columns)
    .where("org_code", "=", orgCode)
    .where("code_hash", "=", hashOf(code))
    .executeTakeFirst();
}

export async function bindIdentity(trx: Transaction, uuid: string, identityUuid: string): Promise<void> {
  await trx.updateTable("signers").set({ identity_uuid: identityUuid }).where("uuid", "=", uuid).execute();
}

/** The places in which an account signs, the latest first. */
export function findByIdentity(db: Database, identityUuid: string): Promise<SignerRow[]> {
  return db
    .selectFrom("signers")
    .select(columns)
    .where("identity_uuid", "=", identityUuid)
    .orderBy("created_at", "desc")
    .limit(8)
    .execute();
}

/** Everybody who signs with this mailbox, the latest first: two people may share it, and one may sign twice. */
export function findByMailbox(db: Database, orgCode: string, email: string): Promise<SignerRow[]> {
  return db
    .selectFrom("signers")
    .innerJoin("identities", "identities.uuid", "signers.identity_uuid")
    .select(["signers.uuid", "signers.application_uuid", "signers.identity_uuid"])
    .where("signers.org_code", "=", orgCode)
    .where("identities.email", "=", email)
    .orderBy("signers.created_at", "desc")
    .limit(8)
    .execute();
}
