import { reportFault } from "@gable/contract/calls/telemetry.ts";
import type { Client } from "@gable/contract/client.ts";
import { countedPath, harmlessMessage, harmlessStack } from "@gable/domain/telemetry/harmless.ts";
import { isIgnoredError } from "./ignored-errors.ts";

/** Told of what broke a page. The product's own writes it into the server's log; another service may take its place. */
export type ErrorReporter = (error: unknown) => void;

type Terms = {
  readonly client: Pick<Client, "send">;
  readonly pathname: () => string;
  readonly appVersion: string;
};

/** One page tells of so many faults at most: what breaks again and again is known by then. */
const MOST_FAULTS = 10;

/**
 * Tells of each error once, without anything of the person; not of a connection that was lost, nor of anything else on the
 * specification's list. That it could not tell is nobody's concern.
 */
export function createErrorReporter({ client, pathname, appVersion }: Terms): ErrorReporter {
  const told = new WeakSet<Error>();
  let left = MOST_FAULTS;
  return (thrown) => {
    if (!(thrown instanceof Error) || isIgnoredError(thrown) || told.has(thrown) || left === 0) return;
    told.add(thrown);
    left -= 1;
    const body = {
      kind: thrown.name.replace(/[^A-Za-z]/g, "").slice(0, 60) || "Error",
      message: harmlessMessage(thrown.message),
      places: harmlessStack(thrown.stack ?? ""),
      pagePath: countedPath(pathname()),
      appVersion,
    };
    client.send(reportFault, { body }).catch(() => undefined);
  };
}
