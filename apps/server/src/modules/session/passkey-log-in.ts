import type { PasskeyAssertion } from "@gable/contract/calls/identity-passkeys.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import { keepFound } from "./lost-second-step.ts";
import { passkeyRefused, useChallenge } from "./passkey-challenges.ts";
import { userHandleOf } from "./passkeys.ts";
import type { RelyingParty } from "./relying-party.ts";
import { webauthn } from "./webauthn.ts";

/**
 * Whose account a passkey opens. The device was held and unlocked: that is two factors, so that neither password nor code is asked for,
 * and wrong passwords that somebody else tried do not stand in the way. Uses the challenge up.
 */
export async function provePasskey(
  ctx: Context,
  lender: Lender,
  party: RelyingParty,
  assertion: PasskeyAssertion,
): Promise<{ identityUuid: string; onlySigns: boolean }> {
  const db = ctx.database.kysely;
  const row = await db
    .selectFrom("passkeys")
    .innerJoin("identities", "identities.uuid", "passkeys.identity_uuid")
    .select(["passkeys.uuid", "public_key", "sign_count", "identity_uuid", "identity_type"])
    .where("credential_id", "=", assertion.id)
    .where("org_code", "=", lender.orgCode)
    .executeTakeFirst();
  const challenge = await useChallenge(ctx, db, { orgCode: lender.orgCode }, assertion.clientDataJSON);
  const identityUuid = row?.identity_uuid;
  if (!row || !challenge || !identityUuid) throw passkeyRefused();
  await usePasskey(ctx, party, assertion, { ...row, ownerUuid: identityUuid, challenge });
  await keepFound(ctx, identityUuid);
  return { identityUuid, onlySigns: row.identity_type === "CO_DEEDER" };
}

/** Refuses an answer that is not of this staff's own passkey, for the session that waits for it. Uses the challenge up. */
export async function provePasskeyOfStaff(
  ctx: Context,
  party: RelyingParty,
  {
    sessionId,
    staffUuid,
    orgCode,
  }: { readonly sessionId: string; readonly staffUuid: string; readonly orgCode: string },
  assertion: PasskeyAssertion,
): Promise<void> {
  const db = ctx.database.kysely;
  const row = await db
    .selectFrom("passkeys")
    .select(["uuid", "public_key", "sign_count"])
    .where("credential_id", "=", assertion.id)
    .where("staff_uuid", "=", staffUuid)
    .executeTakeFirst();
  const challenge = await useChallenge(ctx, db, { orgCode, staffSessionId: sessionId }, assertion.clientDataJSON);
  if (!row || !challenge) throw passkeyRefused();
  await usePasskey(ctx, party, assertion, { ...row, ownerUuid: staffUuid, challenge });
}

interface Asked {
  readonly uuid: string;
  readonly public_key: Buffer;
  readonly sign_count: number;
  readonly ownerUuid: string;
  readonly challenge: string;
}

/** Notes that a passkey was used, where what it signed fits. */
async function usePasskey(
  ctx: Context,
  party: RelyingParty,
  assertion: PasskeyAssertion,
  { ownerUuid, challenge, ...row }: Asked,
): Promise<void> {
  const { userHandle } = assertion;
  if (userHandle !== null && userHandle !== userHandleOf(ownerUuid)) throw passkeyRefused();
  const newCount = await countOf(party, assertion, challenge, row).catch(() => undefined);
  if (newCount === undefined) throw passkeyRefused();
  const used = await ctx.database.kysely
    .updateTable("passkeys")
    .set({ sign_count: newCount, last_used_at: ctx.clock.now().toISOString() })
    .where("uuid", "=", row.uuid)
    // Of two at once that count the same, one is a copy.
    .where("sign_count", "=", row.sign_count)
    .returning("uuid")
    .executeTakeFirst();
  if (!used) throw passkeyRefused();
}

/** How often the authenticator says that it was used. Throws where the signature does not fit. */
async function countOf(
  { id, origin }: RelyingParty,
  { id: credentialId, userHandle, ...response }: PasskeyAssertion,
  challenge: string,
  row: { readonly public_key: Buffer; readonly sign_count: number },
): Promise<number> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: "public-key",
      clientExtensionResults: {},
      response: { ...response, ...(userHandle !== null && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: new Uint8Array(row.public_key), counter: row.sign_count },
    requireUserVerification: true,
  });
  if (!verified) throw new Error("the signature is not of this passkey");
  return authenticationInfo.newCounter;
}
