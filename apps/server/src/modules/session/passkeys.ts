import { randomUUID } from "node:crypto";
import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
} from "@gable/contract/calls/identity-passkeys.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { endOtherSessions } from "./own-sessions.ts";
import { CHALLENGE_MS, makeChallenge, passkeyRefused, useChallenge } from "./passkey-challenges.ts";
import type { RelyingParty } from "./relying-party.ts";
import { tellOwner } from "./tell-owner.ts";
import { webauthn } from "./webauthn.ts";

type Listed = ReplyOf<typeof addPasskeyCall>;
type Made = BodyOf<typeof addPasskeyCall>["credential"];

const MOST = 10;
/** ES256, EdDSA and RS256, as COSE numbers them: every authenticator in use knows one of them. */
const ALGORITHMS = [-7, -8, -257];

const contextOf = (uuid: string): string => `passkey:${uuid}`;

/** What an authenticator is told of whose account it is for; it says nothing about the person. */
export const userHandleOf = (identityUuid: string): string => Buffer.from(identityUuid).toString("base64url");

export async function listPasskeys(ctx: Context, db: Database, identityUuid: string): Promise<Listed[]> {
  const rows = await db
    .selectFrom("passkeys")
    .innerJoin("identities", "identities.uuid", "passkeys.identity_uuid")
    .select(["passkeys.uuid", "sealed_name", "added_at", "last_used_at", "key_id", "data_key"])
    .where("identity_uuid", "=", identityUuid)
    .orderBy("added_at", "desc")
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    name: ctx.sealing.openKey(row).openJson(row.sealed_name, contextOf(row.uuid)) as string,
    addedAt: row.added_at,
    lastUsedAt: row.last_used_at,
  }));
}

export async function beginPasskey(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  { identityUuid, email }: Session,
  { id }: RelyingParty,
): Promise<ReplyOf<typeof beginPasskeyCall>> {
  const known = await trx
    .selectFrom("passkeys")
    .select(["credential_id", "transports"])
    .where("identity_uuid", "=", identityUuid)
    .execute();
  if (known.length >= MOST) throw new Refusal(409, "too-many-passkeys", "Remove a passkey before you add another.");
  return {
    challenge: await makeChallenge(ctx, trx, { orgCode: lender.orgCode, identityUuid }),
    rp: { id, name: lender.orgBrand },
    user: { id: userHandleOf(identityUuid), name: email, displayName: email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      type: "public-key" as const,
      id: credential_id,
      transports: [...transports],
    })),
  };
}

interface Proved {
  readonly publicKey: Uint8Array;
  readonly signCount: number;
}

/** Reads what a browser made for this account's challenge, here, by somebody who unlocked the device. Uses the challenge up. */
export async function proveMade(
  ctx: Context,
  lender: Lender,
  { identityUuid }: Session,
  party: RelyingParty,
  made: Made,
): Promise<Proved> {
  const { orgCode } = lender;
  const challenge = await useChallenge(ctx, ctx.database.kysely, { orgCode, identityUuid }, made.clientDataJSON);
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

/** Keeps a passkey that was proved, and tells the owner. */
export async function keepPasskey(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  session: Session,
  { name, credential }: BodyOf<typeof addPasskeyCall>,
  { publicKey, signCount }: Proved,
): Promise<Listed> {
  const uuid = randomUUID();
  const addedAt = ctx.clock.now().toISOString();
  const owner = await trx
    .selectFrom("identities")
    .select(["key_id", "data_key"])
    .where("uuid", "=", session.identityUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const kept = await trx
    .insertInto("passkeys")
    .values({
      uuid,
      identity_uuid: session.identityUuid,
      credential_id: credential.id,
      public_key: Buffer.from(publicKey),
      sign_count: signCount,
      transports: JSON.stringify(credential.transports),
      sealed_name: ctx.sealing.openKey(owner).sealJson(name, contextOf(uuid)),
      added_at: addedAt,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("uuid")
    .executeTakeFirst();
  if (!kept) throw new Refusal(409, "passkey-known", "This passkey is there already.");
  await tellOwner(ctx, trx, lender, session, "passkey-added");
  return { uuid, name, addedAt, lastUsedAt: null };
}

/** Takes a passkey off the account, ends every other session and tells the owner. */
export async function removePasskey(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  session: Session,
  uuid: string,
): Promise<void> {
  const removed = await trx
    .deleteFrom("passkeys")
    .where("uuid", "=", uuid)
    .where("identity_uuid", "=", session.identityUuid)
    .returning("uuid")
    .executeTakeFirst();
  if (!removed) throw notFound();
  await endOtherSessions(ctx, trx, session);
  await tellOwner(ctx, trx, lender, session, "passkey-removed");
}
