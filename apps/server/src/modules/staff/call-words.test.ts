import { isForStaff } from "@gable/contract/call.ts";
import { askedForValue } from "@gable/domain/staff/asked-for-values.ts";
import { askedForWords } from "@gable/domain/staff/asked-for-words.ts";
import { callWords } from "@gable/domain/staff/call-words.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { expect, it } from "vitest";
import { z } from "zod";

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

type Property = { readonly enum?: readonly string[]; readonly anyOf?: readonly Property[] };

it("and what is chosen from a list reads in words, in both languages: no code stands in the record", async () => {
  const chosen = (await kept()).flatMap(({ params, query }) =>
    [params, query].flatMap((asked) => {
      const { properties = {} } = asked ? z.toJSONSchema(asked, { io: "input", unrepresentable: "any" }) : {};
      return Object.entries(properties as Record<string, Property>).flatMap(([name, one]) =>
        [one, ...(one.anyOf ?? [])].flatMap(({ enum: values = [] }) => values.map((value) => [name, value] as const)),
      );
    }),
  );
  expect(chosen).toContainEqual(["order", "STALEST"]);
  const wordless = chosen.filter(([name, value]) =>
    (["en", "es"] as const).some((language) => askedForValue(name, value, language) === undefined),
  );
  expect(wordless).toEqual([]);
});
