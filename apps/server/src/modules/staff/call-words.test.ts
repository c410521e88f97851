import { isForStaff } from "@gable/contract/call.ts";
import { askedForWords } from "@gable/domain/staff/asked-for-words.ts";
import { callWords } from "@gable/domain/staff/call-words.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { expect, it } from "vitest";

/** What the record names by itself: the application, and what else stands in columns of its own. */
const namedItself = new Set(["uuid", "lead", "document", "member"]);

const kept = async () => (await everyCall()).filter((call) => isForStaff(call) && !call.leavesNoTrace);

it("every look and act that is kept has words for who reads the record", async () => {
  expect(Object.keys(callWords).toSorted()).toEqual((await kept()).map(({ name }) => name).toSorted());
});

it("so has everything that such a call names", async () => {
  const named = (await kept()).flatMap(({ path, query }) => [
    ...Array.from(path.matchAll(/:([a-z]+)/gi), ([, name]) => name ?? ""),
    ...Object.keys((query as { shape?: object } | undefined)?.shape ?? {}),
  ]);
  const needed = new Set(named.filter((name) => !namedItself.has(name)));
  expect(Object.keys(askedForWords).toSorted()).toEqual([...needed].toSorted());
});
