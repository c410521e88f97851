import { randomUUID } from "node:crypto";
import type { IdentityType } from "@gable/domain/application/identity.ts";
import DataLoader from "dataloader";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Selectable } from "kysely";
import type { Context } from "../context.ts";
import type { ApplicationsTable } from "../database/tables/applications.ts";
import type { Database } from "../database/transaction.ts";
import { unauthenticated } from "./refusal.ts";
import { claimsOf, isDueForRenewal, issueToken, SESSION_LONGEST_MS } from "./session-token.ts";

export interface Session {
  readonly sessionId: string;
  readonly identityUuid: string;
  readonly orgCode: string;
  readonly email: string;
  /** Present: this session signs beside a borrower, and opens nothing else. */
  readonly signer?: SignerSeat;
  /** Present: a phone's session, which takes pictures for somebody and opens nothing else. */
  readonly pictures?: PicturesSeat;
}

/** Whose identity document a phone's session photographs: the borrower's, or that of a signer of the application. */
export interface PicturesSeat {
  readonly applicationUuid: string;
  readonly signerUuid: string | null;
}

/** For which application a session signs, and as whom. */
export interface SignerSeat {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly identityType: IdentityType;
}

/** What a person proved themselves by; a passkey counts for two factors. */
export type OpenedBy = "password" | "password-and-code" | "passkey" | "mail" | "mail-and-code";

/** Opens a session and returns its first token, with the Bearer prefix. */
export async function openSession(
  ctx: Context,
  db: Database,
  identity: {
    readonly uuid: string;
    readonly orgCode: string;
    readonly signerUuid?: string;
    /** Chosen before, where something must name the session. */
    readonly sessionId?: string;
    /** A password, unless it is said. */
    readonly openedBy?: OpenedBy;
    /** A phone's, for pictures of this application alone, and so many minutes. */
    readonly pictures?: { readonly applicationUuid: string; readonly minutes: number };
  },
  userAgent: string,
): Promise<string> {
  const now = ctx.clock.now();
  const sessionId = identity.sessionId ?? randomUUID();
  const { pictures } = identity;
  const longestMs = pictures ? pictures.minutes * 60_000 : SESSION_LONGEST_MS;
  await db
    .insertInto("sessions")
    .values({
      id: sessionId,
      identity_uuid: identity.uuid,
      issued_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + longestMs).toISOString(),
      user_agent: userAgent,
      signer_uuid: identity.signerUuid ?? null,
      pictures_for: pictures?.applicationUuid ?? null,
      opened_by: identity.openedBy ?? "password",
    })
    .execute();
  const openedBy = pictures ? "phone-link" : (identity.openedBy ?? "password");
  ctx.log.info(
    { identity: identity.uuid, session: sessionId, signer: identity.signerUuid, openedBy },
    "session opened",
  );
  return issueToken(ctx, { id: sessionId, orgCode: identity.orgCode, audience: "portal" }, now);
}

/** What a request's token entitles to. */
export interface Admission {
  readonly session: Session;
  /** Of the application that was asked for, if it exists and is the session's own. */
  readonly standing: Standing | undefined;
}

/** Where an application stands, as it is stored. */
export type Standing = Pick<Selectable<ApplicationsTable>, "step" | "version" | "status" | "waiting_since">;

type AdmissionRow = Standing &
  Pick<Session, "identityUuid" | "orgCode" | "email"> & {
    readonly isOwn: boolean;
    readonly identityType: IdentityType;
    readonly signerUuid: string | null;
    readonly signerApplication: string | null;
    readonly picturesFor: string | null;
  };

/** Session, account and application in one read by their primary keys: every call begins with this, and the status call is this. */
const ADMISSIONS = {
  name: "admissions",
  text: `select asked.place::int, identities.uuid as "identityUuid", identities.org_code as "orgCode", identities.email,
      identities.identity_type as "identityType",
      sessions.signer_uuid as "signerUuid", signers.application_uuid as "signerApplication",
      sessions.pictures_for as "picturesFor",
      applications.uuid is not null as "isOwn",
      applications.step, applications.version, applications.status, applications.waiting_since
    from unnest($1::uuid[], $3::uuid[]) with ordinality as asked (session_id, application_uuid, place)
    join sessions on sessions.id = asked.session_id
    join identities on identities.uuid = sessions.identity_uuid
    left join signers on signers.uuid = sessions.signer_uuid and signers.identity_uuid = identities.uuid
    left join applications on applications.uuid = asked.application_uuid and sessions.signer_uuid is null
      and sessions.pictures_for is null
      and applications.identity_uuid = identities.uuid and applications.org_code = identities.org_code
    where sessions.revoked_at is null and sessions.expires_at > $2`,
};

/**
 * What the token of a request entitles to, or undefined when there is no valid one: a revoked or expired session is as good as none.
 * Renews the token in the header of the reply, where one is given, when it is no longer young.
 */
export async function admissionOf(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply | undefined,
  applicationUuid: string | undefined,
): Promise<Admission | undefined> {
  const now = ctx.clock.now();
  const claims = await claimsOf(ctx, request.headers.authorization, "portal", now);
  if (!claims) return undefined;
  const row = await readAdmission(ctx, claims.sid, applicationUuid);
  if (!row || row.orgCode !== claims.org) return undefined;
  if (reply && isDueForRenewal(claims, now)) {
    const renewed = await issueToken(ctx, { id: claims.sid, orgCode: claims.org, audience: "portal" }, now);
    void reply.header("authorization", renewed);
    await ctx.database.pool.query("update sessions set last_seen_at = $2 where id = $1", [
      claims.sid,
      now.toISOString(),
    ]);
  }
  const { identityUuid, orgCode, email, identityType, signerUuid, signerApplication, picturesFor } = row;
  const session = { sessionId: claims.sid, identityUuid, orgCode, email };
  if (picturesFor !== null) {
    if (signerUuid !== null && signerApplication !== picturesFor) return undefined;
    return { session: { ...session, pictures: { applicationUuid: picturesFor, signerUuid } }, standing: undefined };
  }
  if (signerUuid === null) return { session, standing: row.isOwn ? row : undefined };
  // Somebody else signs in this place by now.
  if (signerApplication === null) return undefined;
  const signer = { uuid: signerUuid, applicationUuid: signerApplication, identityType };
  return { session: { ...session, signer }, standing: undefined };
}

interface AskedAdmission {
  readonly sessionId: string;
  readonly applicationUuid: string | null;
}

type AdmissionLoader = DataLoader<AskedAdmission, AdmissionRow | undefined>;

const loaders = new WeakMap<Context["database"], AdmissionLoader>();

/** Most that are read in one query. */
const MOST_TOGETHER = 200;

/**
 * What a session entitles to as the database has it now. Requests that arrive in the same turn are read in one query, which begins
 * after all of them have come: under load that is most of the database's work, and nothing is remembered that could be stale.
 */
function readAdmission(
  ctx: Context,
  sessionId: string,
  applicationUuid: string | undefined,
): Promise<AdmissionRow | undefined> {
  let loader = loaders.get(ctx.database);
  if (!loader) {
    loader = new DataLoader((asked) => readAdmissions(ctx, asked), {
      cache: false,
      maxBatchSize: MOST_TOGETHER,
      batchScheduleFn: (read) => void setImmediate(read),
    });
    loaders.set(ctx.database, loader);
  }
  return loader.load({ sessionId, applicationUuid: applicationUuid ?? null });
}

async function readAdmissions(
  ctx: Context,
  asked: readonly AskedAdmission[],
): Promise<readonly (AdmissionRow | undefined)[]> {
  const { rows } = await ctx.database.pool.query<AdmissionRow & { readonly place: number }>({
    ...ADMISSIONS,
    values: [
      asked.map(({ sessionId }) => sessionId),
      ctx.clock.now().toISOString(),
      asked.map(({ applicationUuid }) => applicationUuid),
    ],
  });
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_one, index) => byPlace.get(index + 1));
}

/**
 * Refuses what a session had under way when it ended: whoever ends it, because somebody else may have it, has what it did until then.
 * @throws Refusal 401
 */
export async function demandStillIn(db: Database, { sessionId }: Pick<Session, "sessionId">): Promise<void> {
  const open = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!open) throw unauthenticated();
}

/** Ends one session, or all of an identity's; takes effect with the next request. */
export async function endSessions(
  ctx: Context,
  db: Database,
  which: { readonly sessionId: string } | { readonly identityUuid: string },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: ctx.clock.now().toISOString() })
    .where("revoked_at", "is", null)
    .$if("sessionId" in which, (query) => query.where("id", "=", "sessionId" in which ? which.sessionId : ""))
    .$if("identityUuid" in which, (query) =>
      query.where("identity_uuid", "=", "identityUuid" in which ? which.identityUuid : ""),
    )
    .execute();
}
