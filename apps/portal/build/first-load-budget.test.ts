import { randomBytes } from "node:crypto";
import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { firstLoadBudget } from "./first-load-budget.ts";

type Chunk = Pick<Rolldown.OutputChunk, "name" | "imports" | "code" | "moduleIds">;

const ROOT = "/portal";

/** What is said of a bundle of these chunks; throws what refuses it. */
function said(chunks: readonly Chunk[]): string {
  const bundle = Object.fromEntries(
    chunks.map((chunk) => [chunk.name, { ...chunk, type: "chunk", fileName: `${chunk.name}.js` }]),
  );
  let words = "";
  const context = {
    info: (text: string) => void (words += text),
    error: (text: string) => {
      throw new Error(text);
    },
  };
  const plugin = firstLoadBudget();
  Reflect.apply(plugin.configResolved as () => void, undefined, [{ root: ROOT }]);
  const { handler } = plugin.generateBundle as { handler: () => void };
  Reflect.apply(handler, context, [{}, bundle]);
  return words;
}

const chunk = (name: string, imports: readonly string[] = [], modules: readonly string[] = []): Chunk => ({
  name,
  imports: imports.map((imported) => `${imported}.js`),
  code: name,
  moduleIds: [...modules],
});
const entry = chunk("index", ["libraries"], [`${ROOT}/src/main.tsx`]);
const libraries = chunk("libraries");
const schemas = chunk("schemas", [], ["/node_modules/zod/v4/core/schemas.js"]);
const application = (...imports: string[]) =>
  chunk("application", imports, [`${ROOT}/src/journey/application-frame.tsx`]);
/** So much that cannot be compressed. */
const heavy = (bytes: number): string => randomBytes(bytes).toString("latin1");

it("takes a bundle in which a form alone brings the schemas", () => {
  const words = said([entry, libraries, application("facts"), chunk("facts"), chunk("form", ["schemas"]), schemas]);
  expect(words).toContain("Every page loads 0.0 KiB of script (brotli): index, libraries.");
});

it("refuses one in which every page of an application brings them, by whatever way", () => {
  const ways = [chunk("draft-place", ["signers-desk"]), chunk("signers-desk", ["schemas"]), schemas];
  expect(() => said([entry, libraries, application("draft-place"), ...ways])).toThrow(
    "Every page of an application loads zod.",
  );
});

it("refuses one that has the library of schemas as a whole", () => {
  expect(() => said([entry, libraries, { ...schemas, code: heavy(30_000) }])).toThrow("import zod itself on demand?");
});

it("refuses one in which a screen that is measured loads more than was reached", () => {
  const login = (code: string) => ({ ...chunk("login", ["parts"], [`${ROOT}/src/account/auth/login.tsx`]), code });
  const parts = { ...chunk("parts"), code: heavy(40_000) };
  expect(() => said([entry, libraries, parts, login(heavy(120_000))])).toThrow(/^\/auth\/login loads .* kB of script/);
});

it("refuses one in which it asks for more files", () => {
  const parts = Array.from({ length: 8 }, (_, at) => chunk(`part${at}`));
  const login = chunk(
    "login",
    parts.map(({ name }) => name),
    [`${ROOT}/src/account/auth/login.tsx`],
  );
  expect(() => said([entry, libraries, login, ...parts])).toThrow("in 11 files: index, login, ");
});

it("refuses one in which it does not know what every page loads", () => {
  expect(() => said([libraries, application()])).toThrow("No file of this build has main.tsx");
});
