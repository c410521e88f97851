import type { CallDefinition } from "@gable/contract/call.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const calls: readonly CallDefinition[] = await everyCall();

/** Beyond what any amount, count or year of the product is. */
const LARGEST = 100_000_000_000_000;

/** Degrees of where a signature was given. */
const isDegree = /\.location\.(?:latitude|longitude)$/;

/** Looked at after the schema: whether strokes lie in the pad, a setting by its own schema, and what a page counts of itself names nobody. */
const lookedAtLater = [
  "adoptSignature.drawn",
  "adoptSignerSignature.drawn",
  "checkSetting",
  "overrideFlag",
  "proposeSetting",
  "telemetryEvent.eventProperties",
  "telemetryEvent.sessionKey.epoch",
  "telemetrySession.sessionKey.epoch",
];

interface Schema {
  readonly type?: string | readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly [more: string]: unknown;
}

/** Every number that a schema takes which is not whole, or has no end. */
function unbounded(schema: unknown, at: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => unbounded(one, at));
  if (typeof schema !== "object" || schema === null) return [];
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum, ...more } = schema as Schema;
  const least = minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
  const most = maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY;
  const isBounded = (type === "integer" || isDegree.test(at)) && least >= -LARGEST && most <= LARGEST;
  if (type === "number" || type === "integer") return isBounded || "const" in more || "enum" in more ? [] : [at];
  return Object.entries(more).flatMap(([name, of]) =>
    name === "properties"
      ? Object.entries(of as object).flatMap(([field, one]) => unbounded(one, `${at}.${field}`))
      : unbounded(of, at),
  );
}

describe("a number that a call takes", () => {
  it("is whole and has a least and a most", () => {
    expect(calls.length).toBeGreaterThan(300);
    const found = calls.flatMap(({ name, body, query, params }) =>
      // Of an address everything is text first: what it is read as counts.
      (
        [
          [body, "input"],
          [query, "output"],
          [params, "output"],
        ] as const
      ).flatMap(([schema, io]) =>
        schema ? unbounded(z.toJSONSchema(schema, { io, unrepresentable: "any" }), name) : [],
      ),
    );
    expect([...new Set(found)].toSorted()).toEqual(lookedAtLater);
  });
});
