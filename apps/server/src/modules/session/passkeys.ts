import { randomUUID } from "node:crypto";
import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
} from "@gable/contract/calls/identity-passkeys.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { CHALLENGE_MS, makeChallenge, type Purpose, passkeyRefused, useChallenge } from "./passkey-challenges.ts";
import type { RelyingParty } from "./relying-party.ts";
import { webauthn } from "./webauthn.ts";

type Listed = ReplyOf<typeof addPasskeyCall>;
type Made = BodyOf<typeof addPasskeyCall>["credential"];

const MOST = 10;
/** ES256, EdDSA and RS256, as COSE numbers them: every authenticator in use knows one of them. */
const ALGORITHMS = [-7, -8, -257];

const contextOf = (uuid: string): string => `passkey:${uuid}`;

/** Whose a passkey is: of the account of a borrower or co-signer, or of somebody of the staff. */
export type PasskeyOwner = {
  readonly orgCode: string;
  readonly email: string;
} & ({ readonly identityUuid: string } | { readonly staffUuid: string });

const isStaff = (owner: PasskeyOwner) => "staffUuid" in owner;

export const ownerUuidOf = (owner: PasskeyOwner): string =>
  "staffUuid" in owner ? owner.staffUuid : owner.identityUuid;

const ownerColumn = (owner: PasskeyOwner) => (isStaff(owner) ? ("staff_uuid" as const) : ("identity_uuid" as const));

/** What an authenticator is told of whose account it is for; it says nothing about the person. */
export const userHandleOf = (ownerUuid: string): string => Buffer.from(ownerUuid).toString("base64url");

/** An account seals with a key of its own, which goes with it; staff have none. */
async function sealOf(ctx: Context, db: Database, owner: PasskeyOwner): Promise<Seal> {
  if (isStaff(owner)) return ctx.sealing.alone;
  const row = await db
    .selectFrom("identities")
    .select(["key_id", "data_key"])
    .where("uuid", "=", ownerUuidOf(owner))
    .executeTakeFirstOrThrow();
  return ctx.sealing.openKey(row);
}

/** Somebody's passkeys, the latest first. */
export async function listPasskeys(ctx: Context, db: Database, owner: PasskeyOwner): Promise<Listed[]> {
  const rows = await db
    .selectFrom("passkeys")
    .select(["uuid", "sealed_name", "added_at", "last_used_at"])
    .where(ownerColumn(owner), "=", ownerUuidOf(owner))
    .orderBy("added_at", "desc")
    .execute();
  if (rows.length === 0) return [];
  const seal = await sealOf(ctx, db, owner);
  return rows.map((row) => ({
    uuid: row.uuid,
    name: seal.openJson(row.sealed_name, contextOf(row.uuid)) as string,
    addedAt: row.added_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** How a browser names the passkeys of an owner. */
export async function credentialsOf(
  db: Database,
  owner: PasskeyOwner,
): Promise<ReplyOf<typeof beginPasskeyCall>["excludeCredentials"]> {
  const rows = await db
    .selectFrom("passkeys")
    .select(["credential_id", "transports"])
    .where(ownerColumn(owner), "=", ownerUuidOf(owner))
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    type: "public-key" as const,
    id: credential_id,
    transports: [...transports],
  }));
}

const makingFor = (owner: PasskeyOwner): Purpose => ({
  orgCode: owner.orgCode,
  ...("staffUuid" in owner ? { staffUuid: owner.staffUuid } : { identityUuid: owner.identityUuid }),
});

/** What a browser needs to make a passkey; its challenge works once. Refuses somebody who has the most that one may have. */
export async function beginPasskey(
  ctx: Context,
  trx: Transaction,
  owner: PasskeyOwner,
  { id, name }: RelyingParty,
): Promise<ReplyOf<typeof beginPasskeyCall>> {
  const known = await credentialsOf(trx, owner);
  if (known.length >= MOST) throw new Refusal(409, "too-many-passkeys", "Remove a passkey before you add another.");
  return {
    challenge: await makeChallenge(ctx, trx, makingFor(owner)),
    rp: { id, name },
    user: { id: userHandleOf(ownerUuidOf(owner)), name: owner.email, displayName: owner.email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known,
  };
}

interface Proved {
  readonly publicKey: Uint8Array;
  readonly signCount: number;
}

/** Reads what a browser made for this account's challenge, here, by somebody who unlocked the device. Uses the challenge up. */
export async function proveMade(ctx: Context, owner: PasskeyOwner, party: RelyingParty, made: Made): Promise<Proved> {
  const challenge = await useChallenge(ctx, ctx.database.kysely, makingFor(owner), made.clientDataJSON);
  const proved = challenge && (await readMade(party, made, challenge).catch(() => undefined));
  if (!proved) throw passkeyRefused();
  return proved;
}

/** Throws where it does not fit. */
async function readMade({ id, origin }: RelyingParty, made: Made, challenge: string): Promise<Proved> {
  const { verifyRegistrationResponse } = await webauthn();
  await demandNoChain(made);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: made.id,
      rawId: made.id,
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON: made.clientDataJSON, attestationObject: made.attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!registrationInfo || registrationInfo.credential.id !== made.id) throw new Error("nothing was attested");
  const { publicKey, counter } = registrationInfo.credential;
  return { publicKey, signCount: counter };
}

/** We ask for no proof of the maker. A chain of certificates that comes all the same would name addresses to fetch from. */
async function demandNoChain({ attestationObject }: Made): Promise<void> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const statement = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url"))).get("attStmt");
  if (statement.get("x5c") !== undefined) throw new Error("a chain of certificates was sent");
}

/** Keeps a passkey that was proved. */
export async function keepPasskey(
  ctx: Context,
  trx: Transaction,
  owner: PasskeyOwner,
  { name, credential }: BodyOf<typeof addPasskeyCall>,
  { publicKey, signCount }: Proved,
): Promise<Listed> {
  const uuid = randomUUID();
  const addedAt = ctx.clock.now().toISOString();
  const seal = await sealOf(ctx, trx, owner);
  const kept = await trx
    .insertInto("passkeys")
    .values({
      uuid,
      identity_uuid: isStaff(owner) ? null : ownerUuidOf(owner),
      staff_uuid: isStaff(owner) ? ownerUuidOf(owner) : null,
      credential_id: credential.id,
      public_key: Buffer.from(publicKey),
      sign_count: signCount,
      transports: JSON.stringify(credential.transports),
      sealed_name: seal.sealJson(name, contextOf(uuid)),
      added_at: addedAt,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("uuid")
    .executeTakeFirst();
  if (!kept) throw new Refusal(409, "passkey-known", "This passkey is there already.");
  return { uuid, name, addedAt, lastUsedAt: null };
}

/** Takes a passkey off its owner's account; another's is as good as none. */
export async function forgetPasskey(trx: Transaction, owner: PasskeyOwner, uuid: string): Promise<void> {
  const removed = await trx
    .deleteFrom("passkeys")
    .where("uuid", "=", uuid)
    .where(ownerColumn(owner), "=", ownerUuidOf(owner))
    .returning("uuid")
    .executeTakeFirst();
  if (!removed) throw notFound();
}
