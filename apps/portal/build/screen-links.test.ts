import { expect, it } from "vitest";
import { filesOfPages } from "./screen-links.ts";

const SRC = "/portal/src";

/** A chunk of some modules, with a style of its own where it has one. */
const chunk = (name: string, modules: readonly string[], imports: readonly string[] = [], style?: string) => ({
  fileName: `assets/${name}.js`,
  moduleIds: modules.map((module) => `${SRC}/${module}`),
  imports: imports.map((imported) => `assets/${imported}.js`),
  viteMetadata: { importedCss: new Set(style === undefined ? [] : [`assets/${style}.css`]) },
});

const pages = filesOfPages(
  [
    chunk("index", ["main.tsx"], ["libraries"]),
    chunk("libraries", []),
    chunk("application", ["journey/application-frame.tsx", "journey/open-application.ts"], ["index", "facts"], "frame"),
    chunk("facts", ["journey/facts.ts"], ["libraries"]),
    chunk("liens", ["application/liens.tsx"], ["facts", "table"]),
    chunk("table", ["table.tsx"], [], "table"),
    chunk("login", ["account/auth/login.tsx"], ["libraries"]),
  ],
  SRC,
  "/assets/begin.js",
);

it("names what a screen, its frame and their parts are, each once, and nothing that every page has", () => {
  expect(pages["/account/heloc/:uuid/liens"]?.files.toSorted()).toEqual([
    "/assets/application.js",
    "/assets/facts.js",
    "/assets/frame.css",
    "/assets/liens.js",
    "/assets/table.css",
    "/assets/table.js",
  ]);
});

it("names for a page at the root of the host its screen alone", () => {
  expect(pages["/auth/login"]).toEqual({ files: ["/assets/login.js"] });
});

it("has no place for an address whose page needs nothing more", () => {
  expect(pages).not.toHaveProperty("/contact");
});

it("begins the calls of an application on its pages alone", () => {
  const begun = Object.keys(pages).filter((path) => pages[path]?.begin !== undefined);
  expect(begun).toContain("/account/heloc/:uuid/liens");
  expect(begun.filter((path) => !path.startsWith("/account/heloc/:uuid/"))).toEqual([]);
});
