import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { dueOn, Heard, heardOf, readReport } from "./advisories/advisories.ts";
import { root } from "./running/root.ts";

// npm run advisories [-- --heard FILE]: asks the registry which parts of what runs in production have a known fault. Ends with code 1
// while one of them is overdue, and with code 2 where no answer is to be had. FILE keeps since when each is known.

const { heard: file = join(process.env["DATA_DIR"] ?? ".data", "advisories.json") } = parseArgs({
  options: { heard: { type: "string" } },
}).values;
const npm = process.env["npm_execpath"];
const [command, words] = npm ? [process.execPath, [npm]] : ["npm", []];
const { stdout } = spawnSync(command, [...words, "audit", "--omit=dev", "--json"], { cwd: root, encoding: "utf8" });
const report = readReport(stdout ?? "");

if (report.ok) {
  const today = new Date().toISOString().slice(0, 10);
  const heard = heardOf(report.advisories, heardBefore(), today);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(heard, undefined, 2)}\n`);
  const standing = report.advisories.map((advisory) => {
    const heardOn = heard[advisory.id] ?? today;
    return { advisory, heardOn, due: dueOn(advisory, heardOn) };
  });
  for (const { advisory, heardOn, due } of standing) {
    const { severity, part, range, title, url } = advisory;
    console.log(`${severity.padEnd(8)} ${part} ${range}: ${title} (${url})`);
    console.log(`         heard of on ${heardOn}, to be replaced by ${due}${due < today ? ": OVERDUE" : ""}`);
  }
  const overdue = standing.filter(({ due }) => due < today).length;
  console.log(`${standing.length} advisories on what runs in production, ${overdue} of them overdue.`);
  process.exitCode = overdue > 0 ? 1 : 0;
} else {
  console.error(`No answer is to be had about advisories: ${report.why}. Nothing is known to be sound.`);
  process.exitCode = 2;
}

function heardBefore(): Heard {
  try {
    return Heard.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}
