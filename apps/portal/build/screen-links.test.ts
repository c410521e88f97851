import { expect, it } from "vitest";
import { linksOfPages } from "./screen-links.ts";

const SRC = "/portal/src";

/** A chunk of some modules, with a style of its own where it has one. */
const chunk = (name: string, modules: readonly string[], imports: readonly string[] = [], style?: string) => ({
  fileName: `assets/${name}.js`,
  isEntry: name === "index",
  moduleIds: modules.map((module) => `${SRC}/${module}`),
  imports: imports.map((imported) => `assets/${imported}.js`),
  viteMetadata: { importedCss: new Set(style === undefined ? [] : [`assets/${style}.css`]) },
});

const links = linksOfPages(
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
);

it("names what a screen, its frame and their parts are, each once, and nothing that every page has", () => {
  expect(links["/account/heloc/:uuid/liens"]?.toSorted()).toEqual([
    "/assets/application.js",
    "/assets/facts.js",
    "/assets/frame.css",
    "/assets/liens.js",
    "/assets/table.css",
    "/assets/table.js",
  ]);
});

it("names for a page at the root of the host its screen alone", () => {
  expect(links["/auth/login"]).toEqual(["/assets/login.js"]);
});

it("has no place for an address whose page needs nothing more", () => {
  expect(links).not.toHaveProperty("/contact");
});
