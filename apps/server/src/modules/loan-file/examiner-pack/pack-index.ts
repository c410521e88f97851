import { fullName } from "@gable/domain/people/full-name.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { escapeHtml } from "../../../http/escape-html.ts";
import type { ZipMember } from "../../../zip/zip.ts";
import type { PackDocument, PackEvent } from "./pack-manifest.ts";

/** The pack as a page that any browser opens without a connection: what is in it, each document one press away, and the story. */
export function packIndex(
  { facts, loanNumber }: LoanFile,
  about: {
    readonly lender: string;
    readonly madeAt: string;
    readonly contents: readonly (readonly [string, string])[];
  },
  documents: readonly PackDocument[],
  events: readonly PackEvent[],
): ZipMember {
  const { name } = facts.answers;
  const heading = `Loan ${loanNumber}${name ? `, ${fullName(name)}` : ""}`;
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(heading)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b1b }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid #ccc }
</style>
<h1>${escapeHtml(heading)}</h1>
<p>The record of one application for a home equity line of credit of ${escapeHtml(about.lender)}, made ${moment(about.madeAt)}.
Times are in UTC. README.txt says how to verify that nothing was altered.</p>
<h2>Records</h2>
${table(
  ["File", "What it holds"],
  about.contents.map(([file, holds]) => [link(file, file), escapeHtml(holds)]),
)}
<h2>Documents</h2>
${table(
  ["Document", "From", "Each state of it"],
  documents.map(({ title, origin, supersededAt, versions }) => [
    `${escapeHtml(title)}${supersededAt === null ? "" : `<br>replaced ${moment(supersededAt)}`}`,
    escapeHtml(origin),
    versions.map(({ member, reason, at }) => `${link(member, reason)} ${moment(at)}`).join("<br>"),
  ]),
)}
<h2>What happened</h2>
${table(
  ["No.", "When", "What", "By"],
  events.map(({ sequence, at, type, actor }) => [
    String(sequence),
    moment(at),
    escapeHtml(type.replaceAll("-", " ")),
    escapeHtml(actor.kind),
  ]),
)}
</html>
`;
  return { name: "index.html", bytes: Buffer.from(page) };
}

/** Rows of HTML. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table>\n<tr>${head.map((label) => `<th scope="col">${label}</th>`).join("")}</tr>\n${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("\n")}\n</table>`;

const link = (to: string, words: string): string => `<a href="${escapeHtml(encodeURI(to))}">${escapeHtml(words)}</a>`;

const moment = (at: string): string => escapeHtml(at.slice(0, 16).replace("T", " "));
