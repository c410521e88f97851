import { createInterface } from "node:readline";

// npm run logs:find -- ID [ID …] < LOG: the lines of the log, one JSON object each, that name a correlation id, an application or an
// order; and those that share the application of such a line, with --around.

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isWide = process.argv.includes("--around");
if (words.length === 0 || process.stdin.isTTY) {
  console.error("Usage: npm run logs:find -- ID [--around] < LOG");
  process.exitCode = 1;
} else {
  const wanted = new Set(words);
  const lines: { text: string; names: readonly string[] }[] = [];
  for await (const text of createInterface({ input: process.stdin })) lines.push({ text, names: idsIn(text) });
  const isNamed = ({ names }: { names: readonly string[] }) => names.some((name) => wanted.has(name));
  if (isWide) for (const line of lines.filter(isNamed)) for (const name of line.names) wanted.add(name);
  const found = lines.filter(isNamed);
  for (const { text } of found) console.log(text);
  if (found.length === 0) process.exitCode = 1;
}

/** Every text of the line that can be an id, wherever it stands: names of fields and words are none. */
function idsIn(text: string): string[] {
  return text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=")(?=[\w-]*[\d-])[\w-]{8,64}(?="(?!:))/g) ?? [];
}
