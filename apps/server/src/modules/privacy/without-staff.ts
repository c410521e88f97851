/** Under these names a fact says who of the lender's did something. */
const doers: ReadonlySet<string> = new Set([
  "by",
  "to",
  "askedBy",
  "clearedBy",
  "confirmedBy",
  "decidedBy",
  "namedBy",
  "staffUuid",
  "waivedBy",
]);

/** Under these names stands what they wrote about it, for their colleagues. */
const remarks: ReadonlySet<string> = new Set(["note", "reason", "lateReason"]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A value of facts without who else did something to it and what they remarked: `by`, `note` and the like, at any depth, wherever the
 * doer is not the person of `identityUuid`. What that person did, and why, stays.
 */
export function withoutStaff<T>(value: T, identityUuid: string): T {
  return cleaned(value, identityUuid) as T;
}

function cleaned(value: unknown, own: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => cleaned(entry, own));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const isOthers = ([name, of]: [string, unknown]) =>
    doers.has(name) && typeof of === "string" && of !== own && UUID.test(of);
  const dropsRemarks = entries.some(isOthers);
  return Object.fromEntries(
    entries
      .filter((entry) => !isOthers(entry) && !(dropsRemarks && remarks.has(entry[0])))
      .map(([name, of]) => [name, cleaned(of, own)]),
  );
}
