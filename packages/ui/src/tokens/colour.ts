/** A colour written `#rrggbb`, lower case. */
export type Hex = `#${string}`;

/** Lightness 0–1, chroma from 0, hue in degrees, in the OKLCH space of Björn Ottosson. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = [number, number, number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const fromLinear = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Accepts `#rrggbb` in either case; throws on anything else, since a brand colour that cannot be read is a seeding fault. */
export function readHex(text: string): Hex {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new TypeError(`"${text}" is not a color like #1f5943`);
  return text.toLowerCase() as Hex;
}

function linearOf(hex: Hex): Triple {
  const at = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

export function oklchOf(hex: Hex): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, bb), hue: (Math.atan2(bb, a) * 180) / Math.PI };
}

function linearFromOklch({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fits = (channels: Triple) => channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The nearest colour a screen can show: hue and lightness stay, chroma gives way. */
export function hexOf(colour: Oklch): Hex {
  let low = 0;
  let high = colour.chroma;
  if (!fits(linearFromOklch(colour))) {
    for (let round = 0; round < 24; round += 1) {
      const middle = (low + high) / 2;
      if (fits(linearFromOklch({ ...colour, chroma: middle }))) low = middle;
      else high = middle;
    }
    high = low;
  }
  const channels = linearFromOklch({ ...colour, chroma: high }).map((channel) => {
    const byte = Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

function luminance(hex: Hex): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2.2, from 1 to 21; the order of the two does not matter. */
export function contrast(one: Hex, other: Hex): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
