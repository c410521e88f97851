import { CallFailed } from "@gable/contract/problem.ts";

type Terms = {
  readonly stored: () => string | undefined;
  /** Whether the visit may be counted. Whoever is not counted has no tracker, and experiments treat them as nobody in particular. */
  readonly isCounted: () => boolean;
  /** The tracker under which an application is counted. */
  readonly ofApplication: (applicationUuid: string) => Promise<string>;
  readonly ofSession: () => Promise<string>;
};

/**
 * The tracker by which flags tell browsers apart: the stored one, else that of the application, else of a session begun for it. Throws
 * 'Could not establish session.' where none can be had, with the status of the call that failed.
 */
export async function flagTracker(
  { stored, isCounted, ofApplication, ofSession }: Terms,
  applicationUuid: string | undefined,
): Promise<string | undefined> {
  const known = stored();
  if (known !== undefined || !isCounted()) return known;
  try {
    return await (applicationUuid === undefined ? ofSession() : ofApplication(applicationUuid));
  } catch (cause) {
    throw new CallFailed(statusBehind(cause), "Could not establish session.", undefined, cause);
  }
}

/** Of the first failure: an outage is one that is over some time. */
function statusBehind(failure: unknown): number {
  if (!(failure instanceof CallFailed)) return 500;
  return failure.cause instanceof CallFailed ? statusBehind(failure.cause) : failure.status;
}
