import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { letterMark, wordMark } from "./drawn-marks.ts";
import { plainSvg } from "./plain-svg.ts";

const folder = new URL("../../../../../lenders/", import.meta.url);
const drawings = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svg"));
const around = (inside: string, attributes = 'viewBox="0 0 80 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

describe("a logo", () => {
  it.each(drawings)("of a seeded lender is a plain drawing: %s", (name) => {
    expect(plainSvg(readFileSync(new URL(name, folder), "utf8"))).toMatchObject({ ok: true });
  });

  it("is shown as high as the bar allows, and no wider", () => {
    expect(plainSvg(around('<path d="M0 0"/>'))).toMatchObject({ width: 160, height: 40 });
    expect(plainSvg(around("", 'viewBox="0 0 1300 100"'))).toMatchObject({ width: 260, height: 20 });
  });

  it("may be written by any drawing program", () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n${around("<g fill='url(#a)'><circle r='4'/></g>")}\n`;
    expect(plainSvg(text)).toMatchObject({ ok: true });
  });

  it.each([
    ["a script", around("<script>alert(1)</script>")],
    ["an act", around('<path d="M0 0" onload="alert(1)"/>')],
    ["a page", around("<foreignObject><p>x</p></foreignObject>")],
    ["another picture", around('<image href="https://example.com/x.png"/>')],
    ["a link", around('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ["a style", around("<style>*{}</style>")],
    ["a fill from elsewhere", around('<path fill="url(https://example.com/x)" d="M0 0"/>')],
    ["an entity", around("&xxe;")],
    ["a document type", `<!DOCTYPE svg [<!ENTITY a "b">]>${around("")}`],
    ["data", around("<![CDATA[<script>]]>")],
    ["something after it", `${around("")}<svg viewBox="0 0 1 1"></svg>`],
    ["an element that is not closed", around("<g>")],
    ["words instead of a drawing", "our logo"],
  ])("has in it no %s", (_what, text) => {
    expect(plainSvg(text).ok).toBe(false);
  });

  it.each([
    ["comments that never end", around("<!--".repeat(11_900))],
    ["comments alone", "<!--".repeat(12_000)],
    ["signs that begin a comment within one", around(`<!--${"<!-".repeat(15_000)}-->`)],
    ["spaces", `<svg${" ".repeat(47_000)}`],
    ["references", around(`<g fill="url${" ".repeat(46_000)}"/>`)],
  ])(
    "holds nobody up who waits beside it, whatever it is made of: %s",
    (_what, text) => {
      expect(plainSvg(text)).toHaveProperty("ok");
    },
    // Seconds, where the time grows with the square of the length.
    1000,
  );

  it("loses its comments, each to its own end, and keeps what stands between them", () => {
    const read = plainSvg(around("<!-- a --><g/><!-- -- b --><g/><!---->"));
    expect(read.ok && read.svg).toBe(`${around("<g/><g/>")}\n`);
  });

  it("says how large it is", () => {
    expect(plainSvg(around("", 'width="80"'))).toEqual({ ok: false, reason: "svg-without-size" });
    for (const size of ["19 40", "801 40"])
      expect(plainSvg(around("", `viewBox="0 0 ${size}"`))).toEqual({ ok: false, reason: "svg-out-of-shape" });
    for (const size of ["20 40", "800 40"]) expect(plainSvg(around("", `viewBox="0 0 ${size}"`)).ok).toBe(true);
  });
});

describe("the marks of a lender who has none yet", () => {
  it.each(["Cedar & Sons", "<Quick> Loans", "Æther", "credit union of the very long valley of the river"])(
    "are drawn from its name: %s",
    (name) => {
      expect(plainSvg(wordMark(name, "#1f5943"))).toMatchObject({ ok: true });
      expect(plainSvg(letterMark(name, "#1f5943"))).toMatchObject({ ok: true, width: 40, height: 40 });
    },
  );
});
