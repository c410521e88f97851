import type { Face } from "./fonts.ts";
import type { Line, Run } from "./line.ts";
import type { Sheet } from "./sheet.ts";

/** A telephone number stays on one line. */
const telephone = /\((\d{3})\) (\d{3}-\d{4})/g;

/** Splits `**strong**` words from the rest. */
export function readRuns(text: string, plain: Face = "regular", strong: Face = "strong"): Run[] {
  return text
    .replaceAll(telephone, "($1)\u00a0$2")
    .split("**")
    .map((part, index): Run => ({ text: part, face: index % 2 === 0 ? plain : strong }))
    .filter((run) => run.text !== "");
}

/** Breaks runs into lines no wider than `width` points at a size; a word wider than the line is cut. */
export function breakLines(sheet: Sheet, runs: readonly Run[], size: number, width: number): Line[] {
  const finished: Line[] = [];
  let current: Run[] = [];
  let used = 0;
  const finish = () => {
    finished.push({ runs: mergeRuns(current), width: used });
    current = [];
    used = 0;
  };
  for (const word of words(runs)) {
    if (word === "newline") {
      finish();
      continue;
    }
    for (const part of cutToWidth(sheet, word, size, width)) {
      const visible = sum(part, (run) => sheet.widthOf(run.text.trimEnd(), run.face, size));
      if (used > 0 && used + visible > width + 0.01) finish();
      current.push(...part);
      used += sum(part, (run) => sheet.widthOf(run.text, run.face, size));
    }
  }
  if (current.length > 0 || finished.length === 0) finish();
  return finished;
}

/** Words with the space that follows them; a word may change face inside. */
function* words(runs: readonly Run[]): Generator<Run[] | "newline"> {
  let word: Run[] = [];
  for (const run of runs) {
    for (const piece of run.text.split(/(?<= )|(\n)/)) {
      if (!piece) continue;
      if (piece === "\n") {
        if (word.length > 0) yield word;
        word = [];
        yield "newline";
        continue;
      }
      word.push({ text: piece, face: run.face });
      if (piece.endsWith(" ")) {
        yield word;
        word = [];
      }
    }
  }
  if (word.length > 0) yield word;
}

function cutToWidth(sheet: Sheet, word: Run[], size: number, width: number): Run[][] {
  const whole = sum(word, (run) => sheet.widthOf(run.text.trimEnd(), run.face, size));
  if (whole <= width) return [word];
  const parts: Run[][] = [];
  for (const run of word) {
    let piece = "";
    for (const character of run.text) {
      if (piece !== "" && sheet.widthOf(piece + character, run.face, size) > width) {
        parts.push([{ text: piece, face: run.face }]);
        piece = "";
      }
      piece += character;
    }
    parts.push([{ text: piece, face: run.face }]);
  }
  return parts;
}

function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.face === run.face) merged[merged.length - 1] = { face: run.face, text: last.text + run.text };
    else merged.push(run);
  }
  return merged;
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
