/** A shape of a lender's mark. `d` is SVG path data in the mark's own units. */
export interface MarkShape {
  readonly d: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  readonly lineCap: "butt" | "round" | "square";
  readonly lineJoin: "miter" | "round" | "bevel";
}

/** A lender's mark as vectors. */
export interface Mark {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly MarkShape[];
}

type Attributes = Readonly<Record<string, string>>;

const caps = { butt: "butt", round: "round", square: "square" } as const;
const joins = { miter: "miter", round: "round", bevel: "bevel" } as const;

/**
 * Reads the shapes of an SVG mark: `path`, `rect`, `circle` and `polygon` inside plain groups, with solid colours.
 * Gives null for anything richer (transforms, gradients, text, pictures); the lender's name is set in type instead.
 */
export function readMark(svg: string): Mark | null {
  const tags = [...svg.matchAll(/<(\/?)([a-zA-Z][\w:-]*)([^>]*?)(\/?)>/g)];
  const shapes: MarkShape[] = [];
  const groups: Attributes[] = [];
  let size: { width: number; height: number } | null = null;
  for (const [, closing, name = "", text = "", selfClosed] of tags) {
    if (closing) {
      if (name === "g") groups.pop();
      continue;
    }
    const own = readAttributes(text);
    if ("transform" in own || "style" in own || "class" in own) return null;
    if (name === "svg") size = readSize(own);
    else if (name === "g") {
      if (!selfClosed) groups.push({ ...groups.at(-1), ...own });
    } else if (name !== "title" && name !== "desc") {
      const d = outlineOf(name, own);
      const shape = d === null ? null : paint(d, { ...groups.at(-1), ...own });
      if (!shape) return null;
      shapes.push(shape);
    }
  }
  return size && shapes.length > 0 ? { ...size, shapes } : null;
}

function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = "", double, single]) => [
      name,
      double ?? single ?? "",
    ]),
  );
}

function readSize(attributes: Attributes): { width: number; height: number } | null {
  const box = (attributes["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = box;
  if (box.length !== 4 || x !== 0 || y !== 0 || !width || !height) return null;
  return { width, height };
}

function outlineOf(name: string, a: Attributes): string | null {
  const number = (key: string) => Number(a[key] ?? "0");
  if (name === "path") return a["d"] ?? null;
  if (name === "rect" && !a["rx"] && !a["ry"]) {
    return `M${number("x")} ${number("y")}h${number("width")}v${number("height")}h${-number("width")}z`;
  }
  if (name === "polygon") return `M${(a["points"] ?? "").trim()}z`;
  if (name === "circle") {
    const r = number("r");
    const left = number("cx") - r;
    return `M${left} ${number("cy")}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  return null;
}

function paint(d: string, a: Attributes): MarkShape | null {
  const fill = readColor(a["fill"] ?? "#000000");
  const stroke = readColor(a["stroke"] ?? "none");
  if (fill === undefined || stroke === undefined) return null;
  return {
    d,
    fill,
    stroke,
    strokeWidth: Number(a["stroke-width"] ?? "1"),
    lineCap: caps[(a["stroke-linecap"] ?? "butt") as keyof typeof caps] ?? "butt",
    lineJoin: joins[(a["stroke-linejoin"] ?? "miter") as keyof typeof joins] ?? "miter",
  };
}

/** The colour, null for none, undefined where it is not a plain one. */
function readColor(value: string): string | null | undefined {
  if (value === "none") return null;
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  if (/^#[0-9a-f]{3}$/i.test(value)) return value.replaceAll(/[0-9a-f]/gi, "$&$&");
  return value === "black" ? "#000000" : value === "white" ? "#ffffff" : undefined;
}
