import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../running/root.ts";
import { type Advisory, dueOn, heardOf } from "./advisories.ts";

const via = (id: string, severity: string) => ({
  source: 1_100_000,
  name: "some-part",
  dependency: "some-part",
  title: "Reads past the end",
  url: `https://github.com/advisories/${id}`,
  severity,
  cwe: [],
  range: "<2.0.1",
});
const GRAVE = "GHSA-aaaa-bbbb-cccc";
const SLIGHT = "GHSA-dddd-eeee-ffff";
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    "some-part": { name: "some-part", via: [via(SLIGHT, "low"), via(GRAVE, "high")], fixAvailable: true },
    "what-needs-it": { name: "what-needs-it", via: ["some-part"], fixAvailable: true },
  },
  metadata: {},
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "gable-advisories-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command, with a program in npm's place that prints what the registry is to have said. */
function ask(printed: string, heard: object = {}) {
  const [npm, file] = [join(folder, "npm.mjs"), join(folder, "heard.json")];
  const asked = join(folder, "asked.json");
  writeFileSync(
    npm,
    `import { writeFileSync } from "node:fs";
     writeFileSync(${JSON.stringify(asked)}, JSON.stringify(process.argv.slice(2)));
     console.log(${JSON.stringify(printed)});
     process.exitCode = 1;`,
  );
  writeFileSync(file, JSON.stringify(heard));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "tools/advisories.ts"), "--heard", file], {
    encoding: "utf8",
    env: { ...process.env, npm_execpath: npm },
  });
  return { status, stdout, stderr, asked: readFileSync(asked, "utf8"), kept: readFileSync(file, "utf8") };
}

it("fails while an advisory on what runs in production is overdue, and names it", () => {
  const { status, stdout, asked, kept } = ask(JSON.stringify(report), { [GRAVE]: "2020-02-20", old: "2019-01-01" });
  expect(status).toBe(1);
  expect(JSON.parse(asked)).toEqual(["audit", "--omit=dev", "--json"]);
  expect(stdout).toMatch(
    /^high +some-part <2\.0\.1: Reads past the end \(https:.*\n +heard of on 2020-02-20, to be replaced by 2020-03-05: OVERDUE\nlow/,
  );
  expect(stdout).toContain("2 advisories on what runs in production, 1 of them overdue.");
  expect(Object.keys(JSON.parse(kept) as object).toSorted()).toEqual([GRAVE, SLIGHT]);
});

it("gives time for what it hears of the first time", () => {
  const { status, stdout, kept } = ask(JSON.stringify(report));
  expect([status, stdout]).toEqual([0, expect.stringContaining("2 advisories on what runs in production, 0 of them")]);
  expect(ask(JSON.stringify(report), JSON.parse(kept) as object).status).toBe(0);
  const sound = ask(JSON.stringify({ ...report, vulnerabilities: {} }), JSON.parse(kept) as object);
  expect([sound.status, sound.kept]).toEqual([0, "{}\n"]);
});

it.each([
  [
    "the registry refuses",
    '{"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}',
    "405 Method",
  ],
  ["npm prints nothing", "", "npm printed nothing that can be read"],
])("says plainly that there is no answer, and forgets nothing, where %s", (_case, printed, why) => {
  const { status, stderr, kept } = ask(printed, { [GRAVE]: "2020-02-20" });
  expect([status, JSON.parse(kept)]).toEqual([2, { [GRAVE]: "2020-02-20" }]);
  expect(stderr).toContain(`No answer is to be had about advisories: ${why}`);
});

it.each([
  ["critical", "2027-03-01"],
  ["high", "2027-03-12"],
  ["moderate", "2027-05-29"],
] as const)("what is %s and was heard of on February 26 is due on %s", (severity, due) => {
  const advisory: Advisory = { id: "1", part: "one", range: "*", title: "", url: "", severity };
  expect(dueOn(advisory, heardOf([advisory], { 1: "2027-02-26" }, "2027-06-01")["1"] ?? "")).toBe(due);
});
