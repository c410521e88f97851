import type { BodyOf } from "@gable/contract/call.ts";
import { type SessionKey, telemetryEvent, telemetrySession } from "@gable/contract/calls/telemetry.ts";
import type { Client } from "@gable/contract/client.ts";
import { CallFailed } from "@gable/contract/problem.ts";

/** Specification part 2, section 9. */
export const SESSION_TRIES = 3;
const LIBRARY_VERSION = "1";

type Storage = {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  forget(key: string): void;
};

type Visit = Pick<BodyOf<typeof telemetrySession>, "referrer" | "queryParams" | "screen" | "window" | "appVersion">;

export type Happening = Pick<
  BodyOf<typeof telemetryEvent>,
  "pagePath" | "queryParams" | "event" | "eventType" | "applicationUuid" | "eventProperties"
> &
  Partial<Pick<BodyOf<typeof telemetryEvent>, "dontDedupe" | "dedupeProperty">>;

type Terms = {
  readonly client: Pick<Client, "send">;
  readonly domain: string;
  readonly visit: () => Visit;
  /** The tracker is kept in this browser, the session in this tab. */
  readonly kept: Storage;
  readonly ofThisTab: Storage;
  readonly trackerKey: string;
};

const SESSION_KEY = "telemetry-session";

/** Counts what happens in a visit. An event waits for the session; what cannot be counted is lost, and never in anybody's way. */
export function createTelemetry({ client, domain, visit, kept, ofThisTab, trackerKey }: Terms) {
  let established: Promise<SessionKey> | undefined;

  /** Throws 'An error occurred while establishing a session, retries failed.' with status 500 after three tries. */
  async function establish(): Promise<SessionKey> {
    const body = {
      ...visit(),
      platform: "WEB" as const,
      libraryVersion: LIBRARY_VERSION,
      sessionKey: keptSession(ofThisTab.read(SESSION_KEY)),
      trackerUuid: kept.read(trackerKey) ?? null,
    };
    for (let tried = 1; ; tried += 1) {
      try {
        const { sessionKey } = await client
          .send(telemetrySession, { params: { context: "external" }, body })
          .catch(sayStatus);
        ofThisTab.write(SESSION_KEY, JSON.stringify(sessionKey));
        kept.write(trackerKey, sessionKey.trackerUuid);
        return sessionKey;
      } catch (cause) {
        if (tried < SESSION_TRIES) continue;
        throw new CallFailed(500, "An error occurred while establishing a session, retries failed.", undefined, cause);
      }
    }
  }

  function session(): Promise<SessionKey> {
    established ??= establish().catch((failure: unknown) => {
      established = undefined;
      throw failure;
    });
    return established;
  }

  return {
    session,
    /** `identityUuid` is that of the account that is logged in, as far as the page knows it. */
    async count(happening: Happening, identityUuid: string | null): Promise<void> {
      const sessionKey = await session();
      await client
        .send(telemetryEvent, {
          params: { context: "external" },
          body: { ...happening, domain, sessionKey, identityId: identityUuid, productType: "HELOC" },
        })
        .catch(sayStatus);
    },
    /**
     * Takes over the tracker under which an application is counted. True when this browser had another one: what the flags decided
     * for it is void, and the page is to be loaded anew.
     */
    adoptTracker(trackerUuid: string): boolean {
      const before = kept.read(trackerKey);
      kept.write(trackerKey, trackerUuid);
      if (before === undefined || before === trackerUuid) return false;
      ofThisTab.forget(SESSION_KEY);
      established = undefined;
      return true;
    },
  };
}

/** Specification part 2, section 8: a failed call of the counting has the status of the response for its message. */
function sayStatus(failure: unknown): never {
  if (!(failure instanceof CallFailed)) throw failure;
  throw new CallFailed(failure.status, String(failure.status), failure.body, failure);
}

export type Telemetry = ReturnType<typeof createTelemetry>;

function keptSession(text: string | undefined): SessionKey | null {
  if (text === undefined) return null;
  try {
    const { uuid, epoch, trackerUuid } = JSON.parse(text) as Partial<SessionKey>;
    return uuid && epoch && trackerUuid ? { uuid, epoch, trackerUuid } : null;
  } catch {
    return null;
  }
}
