import type { PathCommand } from "fontkit";
import type { Face } from "../documents/layout/fonts.ts";
import { openFont } from "../documents/layout/shared-fonts.ts";

/** A line of text as shapes, so that it looks the same in every reader and needs no font there. */
export interface Outlines {
  /** PDF path operators, baseline at the origin, y upwards, in whole units of the font: as fine as its letters were drawn. */
  readonly path: string;
  /** Points that a unit of the font measures. */
  readonly unit: number;
  readonly width: number;
  readonly ascent: number;
  /** Depth below the baseline, positive. */
  readonly descent: number;
}

/** The characters of a text that a face cannot draw, each once. */
export function undrawable(text: string, face: Face): string[] {
  const { font } = openFont(face);
  return [...new Set(Array.from(text))].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}

/** Sets a text in a face at a size in points. */
export function outlineText(text: string, face: Face, size: number): Outlines {
  const { font } = openFont(face);
  const unit = size / font.unitsPerEm;
  const run = font.layout(text);
  const operators: string[] = [];
  let [x, ascent, descent] = [0, 0, 0];
  for (const [index, glyph] of run.glyphs.entries()) {
    const position = run.positions[index];
    const [dx, dy] = [x + (position?.xOffset ?? 0), position?.yOffset ?? 0];
    operators.push(drawPath(glyph.path.commands, dx, dy));
    if (glyph.path.commands.length > 0) {
      ascent = Math.max(ascent, glyph.bbox.maxY + dy);
      descent = Math.max(descent, -(glyph.bbox.minY + dy));
    }
    x += position?.xAdvance ?? glyph.advanceWidth;
  }
  return { path: operators.join("\n"), unit, width: x * unit, ascent: ascent * unit, descent: descent * unit };
}

function drawPath(commands: readonly PathCommand[], dx: number, dy: number): string {
  let [penX, penY] = [0, 0];
  const lines: string[] = [];
  const at = (x: number, y: number) => `${Math.round(x + dx)} ${Math.round(y + dy)}`;
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === "moveTo") lines.push(`${at(a, b)} m`);
    else if (command === "lineTo") lines.push(`${at(a, b)} l`);
    else if (command === "bezierCurveTo") lines.push(`${at(a, b)} ${at(c, d)} ${at(e, f)} c`);
    else if (command === "quadraticCurveTo") {
      // PDF has cubic curves only: the same curve with its two control points two thirds of the way.
      const first = at(penX + (2 / 3) * (a - penX), penY + (2 / 3) * (b - penY));
      const second = at(c + (2 / 3) * (a - c), d + (2 / 3) * (b - d));
      lines.push(`${first} ${second} ${at(c, d)} c`);
    } else lines.push("h");
    if (args.length >= 2) [penX, penY] = [args.at(-2) ?? 0, args.at(-1) ?? 0];
  }
  return lines.join("\n");
}
