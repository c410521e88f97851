import { type RawBuilder, sql } from "kysely";
import type { Listener } from "../database/listen.ts";
import type { Transaction } from "../database/transaction.ts";

/** The channel on which processes tell each other which application changed; the payload is its uuid. */
export const APPLICATION_CHANGED = "application_changed";

/** Tells every open browser, through whichever process it hangs on, that an application changed. */
export interface Push {
  /** Takes effect when the transaction commits. */
  readonly announce: (trx: Transaction, applicationUuid: string) => Promise<void>;
  /** The same, to be returned by a statement that changes the application: it costs no statement of its own. */
  readonly announcement: (applicationUuid: string) => RawBuilder<unknown>;
  /** Calls back after every change of the application; returns the way to stop. */
  readonly subscribe: (applicationUuid: string, changed: () => void) => () => void;
}

export async function openPush(listener: Listener): Promise<Push> {
  const subscribers = new Map<string, Set<() => void>>();
  await listener.subscribe(APPLICATION_CHANGED, (uuid) => {
    const concerned = uuid === "" ? [...subscribers.values()].flatMap((of) => [...of]) : (subscribers.get(uuid) ?? []);
    for (const changed of concerned) changed();
  });
  const announcement = (applicationUuid: string) => sql`pg_notify(${APPLICATION_CHANGED}, ${applicationUuid})`;
  return {
    announcement,
    async announce(trx, applicationUuid) {
      await sql`select ${announcement(applicationUuid)}`.execute(trx);
    },
    subscribe(applicationUuid, changed) {
      const of = subscribers.get(applicationUuid) ?? new Set();
      subscribers.set(applicationUuid, of);
      of.add(changed);
      return () => {
        of.delete(changed);
        if (of.size === 0) subscribers.delete(applicationUuid);
      };
    },
  };
}
