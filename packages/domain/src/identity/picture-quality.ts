/** A picture in shades of grey, row by row from the top left: 0 black, 255 white. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array | Uint8ClampedArray;
}

/** What would keep a person or a machine from reading a document in a picture. */
export type PictureFault = "too-small" | "too-dark" | "too-bright" | "blurred";

/** A card's small print needs some three hundred dots an inch: 3.4 inches are a thousand dots, and a page's text not fewer. */
export const FEWEST_DOTS = 800;
const DARK = 45;
const BRIGHT = 250;
/** So much of a picture may be burnt out by a lamp before it hides something. */
const MOST_BRIGHT_SHARE = 0.35;
/** At the hundredth hardest edge a printed letter changes the shade by more than this, unless it is blurred. */
const SOFTEST_EDGE = 18;
/** A picture of one shade shows no edges because there are none. */
const EVENEST_SPREAD = 6;

/**
 * What is likely wrong with a picture of a document: advice for who takes it, never a reason to refuse it. `dots` is the longer side
 * of the picture as taken; the shades may be of a smaller copy.
 */
export function pictureFaults(picture: GreyPicture, dots: number): readonly PictureFault[] {
  const { mean, spread, brightShare } = lightOf(picture);
  const isDark = mean < DARK;
  const isBright = brightShare > MOST_BRIGHT_SHARE && mean > 200;
  return [
    ...(dots < FEWEST_DOTS ? (["too-small"] as const) : []),
    ...(isDark ? (["too-dark"] as const) : []),
    ...(isBright ? (["too-bright"] as const) : []),
    // In bad light nothing is sharp: the light is what to mend first.
    ...(!isDark && !isBright && spread > EVENEST_SPREAD && hardestEdges(picture) < SOFTEST_EDGE
      ? (["blurred"] as const)
      : []),
  ];
}

function lightOf({ shades }: GreyPicture) {
  let [sum, squares, bright] = [0, 0, 0];
  for (const shade of shades) {
    sum += shade;
    squares += shade * shade;
    if (shade >= BRIGHT) bright += 1;
  }
  const count = Math.max(1, shades.length);
  const mean = sum / count;
  return { mean, spread: Math.sqrt(Math.max(0, squares / count - mean * mean)), brightShare: bright / count };
}

/** How much the shade changes at the hundredth hardest edge of all: a blurred picture has none that is hard. */
function hardestEdges({ width, height, shades }: GreyPicture): number {
  const counts = new Uint32Array(256);
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      const shade = shades[at] ?? 0;
      const change = Math.max(Math.abs(shade - (shades[at - 1] ?? 0)), Math.abs(shade - (shades[at - width] ?? 0)));
      counts[change] = (counts[change] ?? 0) + 1;
    }
  }
  let left = Math.ceil((width * height) / 100);
  for (let change = 255; change > 0; change -= 1) {
    left -= counts[change] ?? 0;
    if (left <= 0) return change;
  }
  return 0;
}
