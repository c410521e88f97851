import { expect, it } from "vitest";
import { isCode, isTest, listFiles, readFiles } from "./source-files.ts";

/** A command that is sent and forgotten, and what it is called. */
const forgotten = /\bvoid (\w+)\.send\(/g;
const commands = /const (\w+) = use(?:Signer)?Command\(/g;

/** What comes behind the parenthesis that closes the one before `from`. */
function behind(text: string, from: number): string {
  let open = 1;
  let at = from;
  for (; open > 0 && at < text.length; at += 1) open += text[at] === "(" ? 1 : text[at] === ")" ? -1 : 0;
  return text.slice(at);
}

it("no screen of the portal drops what a command was refused with", () => {
  const screens = readFiles(
    listFiles().filter((path) => path.startsWith("apps/portal/src/") && isCode(path) && !isTest(path)),
  );
  const dropping = screens.filter(({ text }) => {
    const named = new Set([...text.matchAll(commands)].map(([, name]) => name));
    return [...text.matchAll(forgotten)].some(
      (sent) => named.has(sent[1]) && !/^\s*\.then\(/.test(behind(text, sent.index + sent[0].length)),
    );
  });
  expect(dropping.map(({ path }) => path)).toEqual([]);
});
