import { type Box, type BoxKind, boxKinds, MOST_BOXES } from "@gable/domain/telemetry/session-replay.ts";

/** What is looked for, the narrower kind first. */
const looks: Readonly<Record<BoxKind, string>> = {
  fault: "[role='alert']",
  heading: "h1, h2, h3, h4",
  choice: "input[type='radio'], input[type='checkbox'], [role='option'], [role='radio'], [role='checkbox']",
  field: "input, select, textarea, [role='combobox']",
  button: "button, [role='button']",
  link: "a[href]",
  picture: "img, canvas, video",
  text: "p, li, dt, dd, td, th, label, legend, figcaption, output",
};
const kinds = Object.keys(looks) as BoxKind[];
const ALL = Object.values(looks).join(", ");

/** Coarse, so that the length of a name is not to be read from the width of its box. */
const GRID = 8;
const coarse = (pixels: number): number => Math.round(pixels / GRID) * GRID;

/** Where everything stands on the page, as boxes of their kinds. Nothing of what it says is looked at. */
export function boxesOnPage(): Box[] {
  const boxes: Box[] = [];
  for (const element of document.querySelectorAll(ALL)) {
    if (boxes.length === MOST_BOXES) break;
    const { left, top, width, height } = element.getBoundingClientRect();
    const kind = width > 0 && height > 0 && kinds.find((each) => element.matches(looks[each]));
    if (!kind) continue;
    boxes.push([boxKinds.indexOf(kind), coarse(left + scrollX), coarse(top + scrollY), coarse(width), coarse(height)]);
  }
  return boxes;
}

/** Where something stands on the page. */
export function placeOf(element: Element): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  return { x: coarse(left + scrollX), y: coarse(top + scrollY) };
}
