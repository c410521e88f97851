const DECIMAL = /^-?\d+(\.\d+)?$/;

export interface Difference {
  /** Where in the expected value: "rows.2.interest". Empty for the whole. */
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * Where `actual` departs from `expected`. Keys that are not expected are not compared. Decimals with a point are compared by value, and
 * those whose key begins with a tolerance's name (less "Abs") may differ by that tolerance.
 */
export function differences(
  expected: unknown,
  actual: unknown,
  tolerance: Record<string, string> = {},
  path = "",
): Difference[] {
  if (isRecord(expected) && isRecord(actual)) {
    return Object.keys(expected).flatMap((key) =>
      differences(expected[key], actual[key], tolerance, path === "" ? key : `${path}.${key}`),
    );
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length !== actual.length) return [{ path, expected, actual }];
    return expected.flatMap((item, index) => differences(item, actual[index], tolerance, `${path}.${index}`));
  }
  return isSame(expected, actual, allowedFor(path, tolerance)) ? [] : [{ path, expected, actual }];
}

function isSame(expected: unknown, actual: unknown, allowed: number): boolean {
  if (expected === actual) return true;
  if (typeof expected !== "string" || typeof actual !== "string") return false;
  if (!DECIMAL.test(expected) || !DECIMAL.test(actual) || !(expected + actual).includes(".")) return false;
  return Math.abs(Number(expected) - Number(actual)) <= allowed;
}

function allowedFor(path: string, tolerance: Record<string, string>): number {
  const key = path.slice(path.lastIndexOf(".") + 1);
  for (const [name, value] of Object.entries(tolerance)) {
    if (key.startsWith(name.replace(/Abs$/, ""))) return Number(value);
  }
  return 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
