import type { HeardSignal, RoomSignal, SaidSignal } from "@gable/contract/room-signals.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotarySession } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context, Follower } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { type Listening, openEventStream } from "../../http/event-stream.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { soOften } from "../../http/so-often.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { loadApplication, lockApplication, type StoredApplication } from "../../workflow/application-store.ts";
import { runningSession } from "./desk-session.ts";

/** The two parties of a session by video. */
export type Party = "signer" | "notary";
const otherThan = { signer: "notary", notary: "signer" } as const satisfies Record<Party, Party>;

/** A page that finds a way sends a few dozen; more is no page of ours. */
const MOST_SIGNALS = 400;
/** Of one side in a minute, and of them such with which a page begins anew: each makes work for the other side's page. */
const SIGNALS_A_MINUTE = 240;
const HELLOS_A_MINUTE = 20;
const maySay = soOften(SIGNALS_A_MINUTE);
const mayBeginAnew = soOften(HELLOS_A_MINUTE);

const context = (applicationUuid: string): string => `notary-signal:${applicationUuid}`;

interface Room {
  readonly applicationUuid: string;
  readonly session: NotarySession;
  readonly seal: Seal;
}

/** A party to the session of an application. */
export interface Seated {
  readonly applicationUuid: string;
  readonly party: Party;
  /** The session, while this caller is a party to it. */
  readonly openSession: (stored: StoredApplication) => NotarySession | undefined;
}

/**
 * Keeps what one party's page says for the other's. With a hello it begins anew: what its page said before it was loaded again, counts no
 * more. Throws a Refusal where they are no party to a session by the time that it is their turn.
 */
export async function keepSignal(
  ctx: Context,
  trx: Transaction,
  { applicationUuid, party: sender, openSession }: Seated,
  { peer, to, signal }: SaidSignal,
): Promise<void> {
  const isAnew = signal.kind === "hello" && to === null;
  const who = `${applicationUuid} ${sender}`;
  if (!maySay(who) || (isAnew && !mayBeginAnew(who))) throw tooManySignals();
  // One after the other, so that the numbers are given in the order in which they can be read.
  const stored = await lockApplication(ctx, trx, applicationUuid);
  const { seal } = stored;
  const session = demandSession(stored.file, openSession(stored));
  const kept = trx.deleteFrom("notary_signals").where("application_uuid", "=", applicationUuid);
  await kept.where("session_id", "!=", session.sessionId).execute();
  if (isAnew) await kept.where("sender", "=", sender).execute();
  const { count } = await trx
    .selectFrom("notary_signals")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("application_uuid", "=", applicationUuid)
    .where("sender", "=", sender)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_SIGNALS) throw tooManySignals();
  await trx
    .insertInto("notary_signals")
    .values({
      application_uuid: applicationUuid,
      session_id: session.sessionId,
      sender,
      peer,
      recipient: to,
      sealed_signal: seal.sealJson(signal, context(applicationUuid)),
    })
    .execute();
  await ctx.push.announce(trx, applicationUuid);
}

const tooManySignals = () =>
  new Refusal(429, "too-many-signals", "This page has tried too often. Wait a minute, and load it again.");

/** Nothing of a session that is over is kept, whoever or whatever ended it. */
export const forgetSignals: Follower = async (_ctx, trx, { before, after }) => {
  const was = before.facts.notarySession?.desk && runningSession(before);
  if (!was || was.desk?.completedAt) return;
  const is = runningSession(after);
  if (is?.sessionId === was.sessionId && is.desk && !is.desk.completedAt) return;
  await trx.deleteFrom("notary_signals").where("application_uuid", "=", after.uuid).execute();
};

async function signalsAfter(db: Database, { applicationUuid, session, seal }: Room, sender: Party, after: number) {
  const rows = await db
    .selectFrom("notary_signals")
    .select(["sequence", "peer", "recipient", "sealed_signal"])
    .where("application_uuid", "=", applicationUuid)
    .where("session_id", "=", session.sessionId)
    .where("sender", "=", sender)
    .where("sequence", ">", after)
    .orderBy("sequence")
    .execute();
  return rows.map(
    ({ sequence, peer, recipient, sealed_signal }): HeardSignal => ({
      sequence,
      peer,
      to: recipient,
      signal: seal.openJson(sealed_signal, context(applicationUuid)) as RoomSignal,
    }),
  );
}

interface Heard extends Seated {
  readonly caller: Listening;
}

/** Sends what the other party says as it is said, until the session is over for who listens. */
export async function streamSignals(
  ctx: Context,
  { caller, applicationUuid, party, openSession }: Heard,
): Promise<void> {
  const stream = openEventStream(ctx, caller, "signal");
  let heard = 0;
  let isReading = false;
  let isStale = false;
  const read = async (): Promise<void> => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale) {
        isStale = false;
        const stored = await loadApplication(ctx, ctx.database.kysely, applicationUuid);
        const session = openSession(stored);
        if (!session) return stream.end();
        const room = { applicationUuid, session, seal: stored.seal };
        for (const signal of await signalsAfter(ctx.database.kysely, room, otherThan[party], heard)) {
          stream.say(JSON.stringify(signal));
          heard = signal.sequence;
        }
      }
    } finally {
      isReading = false;
    }
    return undefined;
  };
  const stop = ctx.push.subscribe(applicationUuid, () => void read().catch(stream.end));
  stream.closed(stop);
  stream.greet();
  await read().catch(stream.end);
}

/** The session, where there is one for the caller; refused as out of order where there is none. */
export function demandSession(file: LoanFile, session: NotarySession | undefined): NotarySession {
  if (!session) throw outOfOrder(decide(file).step, "There is no session by video just now.");
  return session;
}
