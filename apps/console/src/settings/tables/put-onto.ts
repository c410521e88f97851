/**
 * What somebody changed from `start` to `mine`, put onto what it has become meanwhile. Where both changed the same place it says what
 * `mine` says; a list that has another length on one side is one place.
 */
export function putOnto(start: unknown, mine: unknown, present: unknown): unknown {
  if (isSame(start, mine)) return present;
  if (isSame(start, present)) return mine;
  if (Array.isArray(start) && Array.isArray(mine) && Array.isArray(present))
    return start.length === mine.length && start.length === present.length
      ? start.map((part: unknown, index) => putOnto(part, mine[index], present[index]))
      : mine;
  if (!isRecord(start) || !isRecord(mine) || !isRecord(present)) return mine;
  const names = new Set([...Object.keys(present), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const part = putOnto(start[name], mine[name], present[name]);
      return part === undefined ? [] : [[name, part]];
    }),
  );
}

/** Whether two parts say the same, in whatever order their names stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}

const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === "object" && part !== null && !Array.isArray(part);
