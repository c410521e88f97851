import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../running/root.ts";
import { isTest, listFiles } from "./source-files.ts";

/** The requirements of ASVS 5.0 at level 1, then those that level 2 adds, by section. */
const level1 = `1.2.1-5 1.3.1-2 1.5.1 2.1.1 2.2.1-2 2.3.1 3.2.1-2 3.3.1 3.4.1-2 3.5.1-3 4.1.1 4.4.1 5.2.1-2 5.3.1-2 6.1.1 6.2.1-8 6.3.1-2
  6.4.1-2 7.2.1-4 7.4.1-2 8.1.1 8.2.1-2 8.3.1 9.1.1-3 9.2.1 10.4.1-5 11.3.1-2 11.4.1 12.1.1 12.2.1-2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1
  15.3.1`;
const level2 = `1.1.1-2 1.2.6-9 1.3.3-11 1.4.1-3 1.5.2 2.1.2-3 2.2.3 2.3.2-4 2.4.1 3.3.2-4 3.4.3-6 3.5.4-5 3.7.1-2 4.1.2-3 4.2.1 4.3.1-2
  4.4.2-4 5.1.1 5.2.3 5.4.1-3 6.1.2-3 6.2.9-12 6.3.3-4 6.4.3-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.3.1-2 7.4.3-5 7.5.1-2 7.6.1-2 8.1.2
  8.2.3 8.4.1 9.2.2-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.6-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.3 11.4.2-4 11.5.1 11.6.1
  12.1.2-3 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.2-5 14.1.1-2 14.2.2-4 14.3.2-3 15.1.2-3 15.2.2-3 15.3.2-7 16.1.1 16.2.1-5 16.3.1-4
  16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`;

const document = readFileSync(join(root, "docs/security.md"), "utf8");
const rows = document
  .split("\n")
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [numbers = "", level = "", , standing = "", how = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    return { requirements: numbers.replaceAll("V", "").split(", ").flatMap(each), level, standing, how };
  });

describe("the security document", () => {
  it.each([
    ["1", level1],
    ["2", level2],
  ])("answers every requirement of level %s once", (level, asked) => {
    const answered = rows.filter((row) => row.level === level).flatMap(({ requirements }) => requirements);
    expect(answered.toSorted()).toEqual(asked.split(/\s+/).flatMap(each).toSorted());
  });

  it("names files that there are, each so that there is one of that name", () => {
    const files = listFiles();
    const named = [...document.matchAll(/`([\w./-]+\.(?:ts|tsx|md|json))`/g)].map(([, name = ""]) => name);
    const found = (name: string) => files.filter((path) => path === name || path.endsWith(`/${name}`)).length;
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((name) => found(name) !== 1)).toEqual([]);
  });

  it("names a test where it says tested, what is missing where it says part, and what would close what is open", () => {
    const evidence: Record<string, (how: string) => boolean> = {
      tested: (how) => [...how.matchAll(/`([^`]+)`/g)].some(([, name = ""]) => isTest(name)),
      built: (how) => how.includes("`"),
      written: (how) => /`\S+\.(md|ts)`/.test(how) || how.includes("contract"),
      part: (how) => how.includes("Missing: "),
      open: (how) => how.includes("Closed by "),
      operator: () => true,
      "not used": () => true,
    };
    expect(rows.filter(({ standing, how }) => !evidence[standing]?.(how))).toEqual([]);
  });

  it("counts itself", () => {
    const counted = Map.groupBy(rows, ({ standing }) => standing);
    const said = [...document.matchAll(/^\| ([a-z ]+) \| (\d+) \| /gm)].map(([, standing = "", count]) => [
      standing,
      Number(count),
    ]);
    expect(said).toEqual(
      said.map(([standing = ""]) => [
        standing,
        counted.get(String(standing))?.flatMap(({ requirements }) => requirements).length,
      ]),
    );
    expect(said.length).toBe(counted.size);
  });
});

/** `10.4.6-8` as its three requirements. */
function each(range: string): string[] {
  const [, section = "", first = "0", last = first] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`);
}
