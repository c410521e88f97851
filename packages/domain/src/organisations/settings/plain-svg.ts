/** Drawing alone: nothing that runs, loads, links or embeds. */
const elements = new Set(
  "svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath title desc text tspan".split(
    " ",
  ),
);
const attributes = new Set(
  (
    "xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform id offset role aria-label aria-hidden " +
    "fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity " +
    "opacity clip-path clip-rule clipPathUnits gradientUnits gradientTransform spreadMethod stop-color stop-opacity " +
    "font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline preserveAspectRatio version"
  ).split(" "),
);

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][A-Za-z0-9-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([A-Za-z][A-Za-z0-9-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const TEXT = /[^<]+/y;
/** The height at which the bar shows a logo, in CSS pixels; a long one is shown smaller. */
const HEIGHT = 40;
const WIDEST = 260;
/** Of its height, how wide a drawing is at least and at most. */
const NARROWEST = 0.5;
const LONGEST = 20;

export type PlainSvg =
  | { readonly ok: true; readonly svg: string; readonly width: number; readonly height: number }
  /**
   * `not-svg`: no drawing, or not well formed. `svg-not-plain`: more than a drawing. `svg-without-size`: no viewBox from 0 0.
   * `svg-out-of-shape`: so narrow or so long that a line would be left of it in the bar.
   */
  | { readonly ok: false; readonly reason: "not-svg" | "svg-not-plain" | "svg-without-size" | "svg-out-of-shape" };

/** A drawing as it may be shown to borrowers, with the size at which the bar shows it. Whatever is not known to be harmless is refused. */
export function plainSvg(text: string): PlainSvg {
  const svg = withoutComments(text.replace(/^\uFEFF/, "").replace(/^\s*<\?xml[^>]*\?>/, "")).trim();
  if (!/^<svg[\s>]/.test(svg)) return { ok: false, reason: "not-svg" };
  const open: string[] = [];
  let place = 0;
  let viewBox: string | undefined;
  while (place < svg.length) {
    TEXT.lastIndex = place;
    const words = TEXT.exec(svg);
    if (words) {
      if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(words[0])) return { ok: false, reason: "svg-not-plain" };
      place = TEXT.lastIndex;
      continue;
    }
    TAG.lastIndex = place;
    const tag = TAG.exec(svg);
    if (!tag) return { ok: false, reason: "svg-not-plain" };
    place = TAG.lastIndex;
    const [, closes, name = "", given = "", isEmpty] = tag;
    if (!elements.has(name)) return { ok: false, reason: "svg-not-plain" };
    if (closes) {
      if (open.pop() !== name) return { ok: false, reason: "not-svg" };
      if (open.length === 0 && place < svg.length) return { ok: false, reason: "not-svg" };
      continue;
    }
    for (const [, attribute = "", double, single] of given.matchAll(ATTRIBUTE)) {
      const value = double ?? single ?? "";
      if (!attributes.has(attribute) || !isHarmless(attribute, value)) return { ok: false, reason: "svg-not-plain" };
      if (open.length === 0 && attribute === "viewBox") viewBox = value;
    }
    if (!isEmpty) open.push(name);
    if (open.length === 0 && place < svg.length) return { ok: false, reason: "not-svg" };
  }
  if (open.length > 0) return { ok: false, reason: "not-svg" };
  const size = /^0[\s,]+0[\s,]+(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)$/.exec(viewBox?.trim() ?? "");
  const [width, height] = [Number(size?.[1] ?? 0), Number(size?.[2] ?? 0)];
  if (width <= 0 || height <= 0) return { ok: false, reason: "svg-without-size" };
  if (width < height * NARROWEST || width > height * LONGEST) return { ok: false, reason: "svg-out-of-shape" };
  const scale = Math.min(HEIGHT / height, WIDEST / width);
  return {
    ok: true,
    svg: `${svg}\n`,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** One that never ends stays, and is refused. A pattern would look for the end of each anew, in a time that grows with the square. */
function withoutComments(text: string): string {
  let [kept, from] = ["", 0];
  for (;;) {
    const begins = text.indexOf("<!--", from);
    const ends = begins < 0 ? -1 : text.indexOf("-->", begins + 4);
    if (ends < 0) return kept + text.slice(from);
    kept += text.slice(from, begins);
    from = ends + 3;
  }
}

/** A reference leads to a part of the same drawing, or nowhere. */
function isHarmless(attribute: string, value: string): boolean {
  if (attribute === "xmlns") return value === "http://www.w3.org/2000/svg";
  if (attribute === "aria-label") return !/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(value);
  return !/url\s*\(\s*(?!#[\w-]+\s*\))|javascript:|data:|https?:|&|\\/i.test(value);
}
