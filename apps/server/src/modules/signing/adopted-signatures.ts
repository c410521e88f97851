import { randomUUID } from "node:crypto";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Seal } from "../../sealing/sealing.ts";
import type { AdoptedMark } from "./adopted-mark.ts";

/** How a person signs this application's documents, adopted with the intent to sign. */
export interface AdoptedSignature {
  readonly typedName: string;
  readonly signature: AdoptedMark;
  readonly initials: AdoptedMark;
  /** Where the signer let the browser say they were; absent when not granted. */
  readonly location?: { readonly latitude: number; readonly longitude: number };
}

const contextOf = (applicationUuid: string): string => `adopted-signature:${applicationUuid}`;

/** Keeps a newly adopted signature; earlier ones stay on record. */
export async function keepAdoptedSignature(
  ctx: Context,
  trx: Transaction,
  seal: Seal,
  signer: { readonly applicationUuid: string; readonly identityUuid: string },
  adopted: AdoptedSignature,
): Promise<void> {
  await trx
    .insertInto("adopted_signatures")
    .values({
      uuid: randomUUID(),
      application_uuid: signer.applicationUuid,
      identity_uuid: signer.identityUuid,
      sealed: seal.sealJson(adopted, contextOf(signer.applicationUuid)),
      adopted_at: ctx.clock.now(signer.applicationUuid).toISOString(),
    })
    .execute();
}

/** The signature that a person adopted last for this application, if any. */
export async function findAdoptedSignature(
  db: Database,
  seal: Seal,
  signer: { readonly applicationUuid: string; readonly identityUuid: string },
): Promise<(AdoptedSignature & { readonly adoptedAt: string }) | undefined> {
  const row = await db
    .selectFrom("adopted_signatures")
    .select(["sealed", "adopted_at"])
    .where("application_uuid", "=", signer.applicationUuid)
    .where("identity_uuid", "=", signer.identityUuid)
    .orderBy("adopted_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const adopted = seal.openJson(row.sealed, contextOf(signer.applicationUuid)) as AdoptedSignature;
  return { ...adopted, adoptedAt: row.adopted_at };
}
