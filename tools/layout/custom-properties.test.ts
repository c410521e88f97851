import { roles } from "@gable/ui/tokens/theme.ts";
import { expect, it } from "vitest";
import { isCode, isTest, listFiles, readFiles } from "./source-files.ts";

it.each<readonly [string, RegExp]>([
  ["the portal and the console", /^(apps\/(portal|console)|packages\/ui)\//],
  ["the sandbox", /^apps\/sandbox\//],
])("every custom property that a style of %s uses is set: without it a line or a colour is not there", (_, where) => {
  const styled = readFiles(
    listFiles().filter((path) => where.test(path) && !isTest(path) && (path.endsWith(".css") || isCode(path))),
  );
  const all = (pattern: RegExp) =>
    styled.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
  // In a style, of an element's own, and by a script.
  const set = new Set([
    ...roles.map((role) => `--${role}`),
    ...all(/(--[a-z0-9-]+)["'`]?\]?:/g),
    ...all(/"(--[a-z0-9-]+)",/g),
  ]);
  // What stands in place of what may not be set is written beside it.
  const used = new Set(all(/var\((--[a-z0-9-]+)\)/g));
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(4);
});
