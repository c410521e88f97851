import { randomUUID } from "node:crypto";
import type { Identity } from "@gable/domain/application/identity.ts";
import type { Declined } from "@gable/domain/notifications/topics.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Session } from "../../http/session.ts";
import { isBrokersAddress } from "../originators/is-brokers-address.ts";

/** What an identity keeps sealed beside its address. */
export interface SealedProfile {
  /** E.164. */
  readonly phone?: string;
  readonly language: "en" | "es";
  /** Topics of which they do not want to hear; none unless they said so. */
  readonly declined?: Declined;
  /** Whether their visits are counted; absent until they say. */
  readonly countsVisits?: boolean;
  /** As it was kept before there were topics. */
  readonly mailsNews?: boolean;
}

/** Binds what is sealed to its identity. */
export const contextOf = (uuid: string): string => `identity:${uuid}`;

/** Stores a new borrower's identity; undefined when the lender has one with this address already. */
export async function insertBorrower(
  ctx: Context,
  trx: Transaction,
  account: {
    readonly orgCode: string;
    readonly email: string;
    readonly passwordHash: string;
    readonly profile: SealedProfile;
  },
): Promise<string | undefined> {
  const uuid = randomUUID();
  const { wrapped, seal } = ctx.sealing.createKey();
  const row = await trx
    .insertInto("identities")
    .values({
      uuid,
      org_code: account.orgCode,
      identity_type: "BORROWER",
      email: account.email,
      password_hash: account.passwordHash,
      sealed_profile: seal.sealJson(account.profile, contextOf(uuid)),
      ...wrapped,
    })
    .onConflict((conflict) =>
      conflict.columns(["org_code", "email"]).where("identity_type", "<>", "CO_DEEDER").doNothing(),
    )
    .returning("uuid")
    .executeTakeFirst();
  return row?.uuid;
}

/** Stores the identity of somebody who only signs; a mailbox may be shared. */
export async function insertCoDeeder(
  ctx: Context,
  trx: Transaction,
  account: {
    readonly orgCode: string;
    readonly email: string;
    readonly emailConfirmedAt: string | null;
    readonly passwordHash: string;
    readonly profile: SealedProfile;
  },
): Promise<string> {
  const uuid = randomUUID();
  const { wrapped, seal } = ctx.sealing.createKey();
  await trx
    .insertInto("identities")
    .values({
      uuid,
      org_code: account.orgCode,
      identity_type: "CO_DEEDER",
      email: account.email,
      email_confirmed_at: account.emailConfirmedAt,
      password_hash: account.passwordHash,
      sealed_profile: seal.sealJson(account.profile, contextOf(uuid)),
      ...wrapped,
    })
    .execute();
  return uuid;
}

/** The identity as the wire shows it. */
export async function loadIdentity(
  ctx: Context,
  db: Database,
  { identityUuid: uuid, signer }: Pick<Session, "identityUuid" | "signer">,
): Promise<Identity> {
  const row = await db.selectFrom("identities").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();
  const profile = row.sealed_profile
    ? (ctx.sealing.openKey(row).openJson(row.sealed_profile, contextOf(uuid)) as SealedProfile)
    : undefined;
  const emailConfirmed = row.email_confirmed_at !== null;
  return {
    uuid,
    type: row.identity_type as Identity["type"],
    email: row.email,
    phoneNumbers: profile?.phone ? [profile.phone] : [],
    organizationCode: row.org_code,
    profileType: "INDIVIDUAL",
    updatedAt: row.updated_at,
    twoFactorEnabled: row.second_factor_since !== null,
    aliases: [],
    passwordExpired: false,
    totpVerified: row.second_factor_since !== null,
    accountAddress: null,
    groupPolicyAddress: null,
    // Anybody can write an address: it is theirs once it is confirmed.
    isBroker: emailConfirmed && (await isBrokersAddress(db, row.org_code, row.email)),
    emailConfirmed,
    nextEmail: signer ? null : row.next_email,
    activeLegacyCustomerOrgs: [],
    signerUuid: signer?.uuid ?? null,
    countsVisits: profile?.countsVisits ?? null,
  };
}
