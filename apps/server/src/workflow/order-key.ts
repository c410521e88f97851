/** The idempotency key under which a task places its one order at a vendor, however often it is tried. */
export const orderKey = (applicationUuid: string, task: string): string => `${applicationUuid}:${task}`;

/** The task of an application that a key belongs to; undefined for a key of anything else. */
export const taskOfKey = (applicationUuid: string, key: string | undefined): string | undefined =>
  key?.startsWith(orderKey(applicationUuid, "")) ? key.slice(orderKey(applicationUuid, "").length) : undefined;
