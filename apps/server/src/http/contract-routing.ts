import {
  type Access,
  type CallDefinition,
  isForStaff,
  type Received,
  type ReplyOf,
  type StaffAccess,
} from "@gable/contract/call.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import type { Database, Transaction } from "../database/transaction.ts";
import { atOnce } from "./at-once.ts";
import { isConsoleHost } from "./console-host.ts";
import { once, type Transact } from "./idempotency.ts";
import { inTurn } from "./in-turn.ts";
import { networkOf } from "./network-of.ts";
import { lenderOf } from "./organisation.ts";
import { isOwnFile } from "./own-file.ts";
import { notFound, Refusal, roleRefused, unauthenticated } from "./refusal.ts";
import { type FileReply, sendFile } from "./send-file.ts";
import {
  admissionOf,
  demandStillIn,
  type PicturesSeat,
  type Session,
  type SignerSeat,
  type Standing,
} from "./session.ts";
import { recordStaffAction } from "./staff-actions.ts";
import { demandStillStaff, type StaffSession, staffAdmissionOf } from "./staff-session.ts";

/** Who is calling, from where, for which lender. */
export interface Caller<A extends Access = Access> {
  readonly lender: Lender;
  readonly session: A extends "visitor"
    ? Session | undefined
    : A extends StaffAccess
      ? undefined
      : A extends "signer"
        ? SignerSession
        : A extends "pictures"
          ? PicturesSession
          : Session;
  readonly staff: A extends StaffAccess ? StaffSession : undefined;
  /** Of the application that the path names. */
  readonly standing: A extends "applicant" | "staff-on-file" ? Standing : Standing | undefined;
  readonly ip: string;
  readonly userAgent: string;
  readonly correlationId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Whether the call would still be let in with the token that it came with: for what goes on longer than a request. */
  readonly isStillAdmitted: () => Promise<boolean>;
}

/** The session of somebody who signs beside a borrower. */
export type SignerSession = Session & { readonly signer: SignerSeat };

/** The session of a phone that takes pictures. */
export type PicturesSession = Session & { readonly pictures: PicturesSeat };

/** A caller who has a session. */
export type SignedIn = Caller<"identity" | "applicant" | "session">;

/** What a handler returns: the reply's value, or the file of a call whose reply is a document. */
type Answered<C extends CallDefinition> = C extends { readonly replyForm: "pdf" } ? FileReply : ReplyOf<C>;

/**
 * What a handler reads and writes through: a transaction; for a call that only reads, the pool. Serving a document leaves a trace,
 * so that it has a transaction although it is a GET.
 */
type Through<C extends CallDefinition> = C extends { readonly method: "GET" }
  ? C extends { readonly replyForm: "pdf" }
    ? Transaction
    : Database
  : Transaction;

/** Files that one person, or one address without an account, may be sending at once: each is held whole while it is looked at. */
const MOST_FILES_AT_ONCE = 6;
const uploading = atOnce(MOST_FILES_AT_ONCE);

/** A call without a body takes an empty one at most: what would be ignored is refused. */
const NoBody = z.strictObject({}).nullish();

const onlyAsks = ({ method }: CallDefinition): boolean => method === "GET";

/** Whether it is let in for one application alone, as a log-out is not, which ends the session itself. */
const isOfApplication = ({ access }: CallDefinition): boolean =>
  access === "applicant" || access === "signer" || access === "pictures";

const onlyReads = (call: CallDefinition): boolean => onlyAsks(call) && call.replyForm !== "pdf";

export type Handler<C extends CallDefinition> = (
  received: Received<C>,
  caller: Caller<C["access"]>,
  through: Through<C>,
) => Promise<Answered<C>>;

/** A call with the code that answers it. Modules export lists of these; nothing else registers a path. */
export interface Route {
  readonly call: CallDefinition;
  /** What takes long and needs no transaction: reading an upload, asking a vendor while the borrower waits. */
  readonly prepare?: (received: Received<CallDefinition>, caller: Caller) => Promise<unknown>;
  readonly handler: (
    received: Received<CallDefinition>,
    caller: Caller,
    /** As the call wants it (`Through`): here its type is forgotten. */
    through: never,
    prepared: unknown,
  ) => Promise<unknown>;
  /** Of an upload: what tells one file from another under the same `Idempotency-Key`. */
  readonly contentOf?: (prepared: unknown) => string;
  /** What belongs to every reply, a repeated one too, such as a token; when the transaction has committed. */
  readonly complete?: (received: Received<CallDefinition>, caller: Caller) => Promise<void>;
}

/** Pairs a call with its handler, checked against the call's schemas. */
export function answer<C extends CallDefinition>(call: C, handler: Handler<C>): Route {
  return { call, handler };
}

/**
 * As `answer`, with work that is done before the transaction begins, whose result is the handler's last argument; and with what is put
 * to every reply after it. With `contentOf` the work before also tells one request from another.
 */
export function answerPrepared<C extends CallDefinition, Prepared>(
  call: C,
  prepare: (received: Received<C>, caller: Caller<C["access"]>) => Promise<Prepared>,
  handler: (
    received: Received<C>,
    caller: Caller<C["access"]>,
    through: Through<C>,
    prepared: Prepared,
  ) => Promise<Answered<C>>,
  more: {
    readonly contentOf?: (prepared: Prepared) => string;
    readonly complete?: (received: Received<C>, caller: Caller<C["access"]>) => Promise<void>;
  } = {},
): Route {
  return { call, prepare, handler, ...more } as Route;
}

export const signerActor = ({ session }: Caller<"signer">): Actor => ({
  kind: "signer",
  identityUuid: session.identityUuid,
});

export const borrower = (caller: SignedIn): Actor => ({
  kind: "borrower",
  identityUuid: caller.session.identityUuid,
});

export const staffActor = ({ staff }: Caller<StaffAccess>): Actor => ({
  kind: "staff",
  identityUuid: staff.staffUuid,
  role: staff.role,
});

/**
 * Registers a call: its schemas check what comes in and drop what may not go out, its access is enforced before the handler runs,
 * and a command runs in one transaction together with its idempotency key. What only reads needs no transaction.
 */
export function registerRoute(app: FastifyInstance, ctx: Context, route: Route): void {
  const { call, prepare, contentOf, handler, complete } = route;
  const options: RouteOptions = {
    method: call.method,
    url: call.path,
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    schema: {
      operationId: call.name,
      summary: call.summary,
      tags: [call.path.split("/")[1] ?? ""],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(!onlyAsks(call) && !call.upload && { body: call.body ?? NoBody }),
      ...(call.reply && { response: { 200: call.reply } }),
    },
    handler: async (request, reply) => {
      const caller = await admit(ctx, call, request, reply);
      const received = {
        params: request.params,
        query: request.query,
        body: request.body,
      } as Received<CallDefinition>;
      const identityUuid = caller.session?.identityUuid ?? caller.staff?.staffUuid;
      const prepareOnce = async () => prepare?.(received, caller);
      const receiveFile = async () => {
        const filed = await uploading(identityUuid ?? networkOf(caller.ip), prepareOnce);
        // It may have been minutes on the way: nothing is filed for a session that ended meanwhile.
        if (!(await caller.isStillAdmitted())) throw unauthenticated();
        return filed;
      };
      const prepared = prepare && (call.upload ? receiveFile : prepareOnce);
      const transact = transactionsOf(ctx, applicationOf(call, caller));
      const run = async (through: Database, ready: unknown) => {
        if (caller.staff?.isComplete && !onlyReads(call)) await demandStillStaff(ctx, through, caller.staff);
        const answered = await handler(received, caller, through as never, ready);
        // Last of all: it may have waited for its turn at the application, and for whoever held it.
        if (caller.session && isOfApplication(call) && !onlyReads(call)) await demandStillIn(through, caller.session);
        return answered;
      };
      const result = await (call.idempotent
        ? once(ctx, { call, request, identityUuid, prepare: prepared, contentOf, transact, run })
        : runAlone(ctx, call, prepared, transact, run)
      ).catch(finishRefusal);
      if (complete) await complete(received, caller);
      if (call.replyForm === "empty") return reply.status(204).send();
      if (call.replyForm === "pdf") return sendFile(reply, result as FileReply, identityUuid ?? networkOf(caller.ip));
      return reply.sent ? reply : result;
    },
  };
  app.route(options);
}

async function admit(
  ctx: Context,
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const enter = isForStaff(call) ? admitStaff : admitBorrower;
  const isStillAdmitted = async () => {
    try {
      await enter(ctx, call, request);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  return {
    ...(await enter(ctx, call, request, reply)),
    isStillAdmitted,
    ip: request.ip,
    userAgent: request.headers["user-agent"]?.slice(0, 300) ?? "",
    correlationId: request.id,
    request,
    reply,
  };
}

type Admitted = Pick<Caller, "lender" | "session" | "staff" | "standing">;

/** Without a reply it only asks: no token is renewed, and no record is kept of it. */
async function admitBorrower(
  ctx: Context,
  call: CallDefinition,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<Admitted> {
  const lender = lenderOf(ctx, request);
  // A session is good on its own host alone.
  if (call.access !== "visitor" && isConsoleHost(ctx, request)) throw unauthenticated();
  const { uuid } = request.params as { uuid?: string };
  const applicationUuid = call.access === "applicant" ? uuid : undefined;
  const admission = await admissionOf(ctx, request, reply, applicationUuid);
  // Where nobody need be signed in, a phone's token says nothing of who asks.
  const isPhoneAsVisitor = call.access === "visitor" && admission?.session.pictures;
  const { session, standing } = isPhoneAsVisitor || !admission ? {} : admission;
  if (session && session.orgCode !== lender.orgCode)
    throw new Refusal(403, "other-lender", "This account belongs to another lender.");
  if (call.access !== "visitor" && !session) throw unauthenticated();
  if (session) refuseOtherKind(call.access, session);
  // Foreign and absent applications answer alike.
  if (call.access === "applicant" && !standing) throw notFound();
  return { lender, session, staff: undefined, standing };
}

/** As `admitBorrower`, of the console. */
async function admitStaff(
  ctx: Context,
  call: CallDefinition,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<Admitted> {
  if (!isConsoleHost(ctx, request)) throw unauthenticated();
  const { uuid } = request.params as { uuid?: string };
  const applicationUuid = call.access === "staff-on-file" ? uuid : undefined;
  const { staff, standing } = (await staffAdmissionOf(ctx, request, reply, applicationUuid)) ?? {};
  if (!staff || staff.isComplete === (call.access === "staff-arriving")) throw unauthenticated();
  const lender = ctx.lenders.byOrgCode(staff.orgCode);
  const isAllowed = call.permission === undefined || mayDo(staff.role, call.permission);
  const isFound = call.access !== "staff-on-file" || standing !== undefined;
  // Whoever borrows or signs there themselves decides nothing there, and does not read what others note about them.
  const isOwn =
    applicationUuid !== undefined &&
    isFound &&
    (await isOwnFile(ctx.database.kysely, staff.staffUuid, applicationUuid));
  if (reply && !call.leavesNoTrace) {
    const outcome = isAllowed && isFound && !isOwn ? "allowed" : "refused";
    await recordStaffAction(ctx, request, call, staff, { outcome, applicationUuid });
  }
  if (!isAllowed) throw roleRefused();
  // Foreign and absent applications answer alike.
  if (!isFound) throw notFound();
  if (isOwn) throw new Refusal(403, "own-file", "This application is your own. A colleague works on it.");
  return { lender, session: undefined, staff, standing };
}

async function runAlone(
  ctx: Context,
  call: CallDefinition,
  prepare: (() => Promise<unknown>) | undefined,
  transact: Transact,
  run: (through: Database, prepared: unknown) => Promise<unknown>,
): Promise<unknown> {
  const prepared = await prepare?.();
  if (onlyReads(call)) return run(ctx.database.kysely, prepared);
  return transact((trx) => run(trx, prepared));
}

/**
 * Commands on one application would wait for each other at its row, each with a connection in its hands: twenty of one person would have
 * them all, and leave none to the command that holds the row. They take turns before they take a connection.
 */
function transactionsOf(ctx: Context, applicationUuid: string | undefined): Transact {
  const alone: Transact = async (work) => ctx.database.kysely.transaction().execute(work);
  if (applicationUuid === undefined) return alone;
  return (work) => inTurn(`application:${applicationUuid}`, () => alone(work));
}

/** The application that a command may change. */
function applicationOf({ access }: CallDefinition, { session, request }: Caller): string | undefined {
  if (access === "applicant" || access === "staff-on-file") return (request.params as { uuid?: string }).uuid;
  return session?.signer?.applicationUuid ?? session?.pictures?.applicationUuid;
}

/** A token of an additional signer opens what is theirs, a token of an account nothing of a signer's, a phone's nothing but pictures. */
function refuseOtherKind(access: Access, { signer, pictures }: Session): void {
  if (pictures && access !== "pictures")
    throw new Refusal(403, "pictures-only", "This phone may take the pictures of one ID, and nothing else.");
  if (access === "pictures" && !pictures)
    throw new Refusal(403, "not-a-phone", "This page is for a phone that takes the pictures of an ID.");
  const isForSigners = access === "signer";
  const isForAccounts = access === "identity" || access === "applicant";
  if (isForSigners && !signer)
    throw new Refusal(403, "not-a-signer", "This page is for people who sign beside a borrower.");
  if (isForAccounts && signer) throw new Refusal(403, "signer-only", "This log-in is for signing alone.");
}

async function finishRefusal(error: unknown): Promise<never> {
  if (error instanceof Refusal) await error.extras.afterwards?.();
  throw error;
}
