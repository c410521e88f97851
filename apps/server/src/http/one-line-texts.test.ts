import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { exampleBodies } from "@gable/testkit/calls/example-bodies.ts";
import { textPlaces, withText } from "@gable/testkit/payloads/plant-text.ts";
import { expect, it } from "vitest";

/** What is longer than a line of a page is a text of several. */
const LONGEST_LINE = 200;
/** What is compared with what is there, and never kept as it came or shown. */
const isCompared =
  /[ .](id|order|debt|slotId|parcelId|featureKey|orgCode|organization|sender\w+|tag|office\..*|domain|\w+Version|referrer|dedupeProperty)$/;
/** A box of several lines. */
const isLong = /^setChatReplyUsedWithFeedback feedbackMessage$/;
const pasted = "First\r\n\u202eNational\u200b\u2028Bank";

const calls = await everyCall();
const bodies = calls.flatMap((call) =>
  call.body ? exampleBodies(call).map((example) => ({ name: call.name, schema: call.body, example })) : [],
);
const places = bodies.flatMap(({ name, schema, example }) =>
  schema
    ? textPlaces(schema, example)
        .filter(({ maxLength }) => maxLength !== undefined && maxLength <= LONGEST_LINE)
        .map(({ path }) => [`${name} ${path.join(".")}`, schema, example, path] as const)
        .filter(([place]) => !isCompared.test(place) && !isLong.test(place))
    : [],
);

it("are many", () => {
  expect(places.length).toBeGreaterThan(40);
});

it.each(places)("%s takes one line, and nothing that turns the words beside it", (_name, schema, example, path) => {
  const read = schema.safeParse(withText(example, path, pasted));
  if (!read.success) return;
  const kept = path.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], read.data);
  expect(kept).not.toMatch(/[\r\n\u2028\u200b\u202e]/);
});
