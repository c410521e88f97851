import { deviceName } from "./device-name.ts";

/** More than somebody could look through. */
export const MOST_SESSIONS = 50;

interface OpenSession {
  readonly id: string;
  readonly issued_at: string;
  readonly last_seen_at: string;
  readonly user_agent: string | null;
}

/** Where somebody is logged in, as they read it: the session that asks first, the others as they come. */
export function presentSessions<Row extends OpenSession, More extends object>(
  rows: readonly Row[],
  present: string,
  more: (row: Row) => More,
) {
  return rows
    .toSorted((one, other) => Number(other.id === present) - Number(one.id === present))
    .map((row) => ({
      uuid: row.id,
      ...deviceName(row.user_agent ?? ""),
      isPresent: row.id === present,
      beganAt: row.issued_at,
      lastSeenAt: row.last_seen_at,
      ...more(row),
    }));
}
