/** What a workspace may import beside Node and itself. */
type Allowed = {
  /** Workspaces; a pattern narrows to some of its files. */
  workspaces: (string | RegExp)[];
  /** Workspaces that its tests may import besides. */
  inTests?: string[];
  /** Packages from npm, where only some will do. */
  packages?: RegExp;
  /** Runs in a browser, or without any machine: no `node:` modules. */
  isPure?: true;
};

/** The arrows of the architecture (`docs/architecture.md`). Tests may import the test kit and test libraries besides. */
const allowedImports: Record<string, Allowed> = {
  "packages/domain": {
    workspaces: [],
    packages: /^(zod|decimal\.js|temporal-polyfill|@scure\/base|@noble\/hashes)(\/|$)/,
    isPure: true,
  },
  "packages/contract": { workspaces: ["domain"], packages: /^zod(\/|$)/, isPure: true },
  "packages/ui": {
    // What a tagged document says is worked out without a browser; what shows it is of the design system.
    workspaces: [/^domain\/documents\//],
    packages:
      /^(react|react-dom|react-aria-components|react-aria|react-stately|react-hook-form|@internationalized\/.+|@simplewebauthn\/browser|pdfjs-dist|@fontsource-variable\/.+|uqr)(\/|$)/,
    isPure: true,
  },
  "packages/vendors": { workspaces: ["domain"] },
  "packages/testkit": { workspaces: ["server", "sandbox", "vendors", "contract", "domain"] },
  "apps/portal": { workspaces: ["domain", "contract", "ui"], isPure: true },
  "apps/console": { workspaces: ["domain", "contract", "ui"], isPure: true },
  // The lender's colours are in the page before any script: the server writes them from the same theme.
  "apps/server": { workspaces: ["domain", "contract", "vendors", /^ui\/tokens\/theme/] },
  // The sandbox speaks the vendors' protocols; the adapters are ours, and its tests try them on it.
  "apps/sandbox": {
    workspaces: ["domain", /^vendors\/(?!.*\/(http|port|suite)\.ts$)(?!open\.ts$)/],
    inTests: ["vendors"],
  },
  // What stands on a screen is looked for as its catalogue has it.
  e2e: { workspaces: ["testkit", "domain", /^portal\/.*\.words\.ts$/] },
  tools: { workspaces: ["domain", "contract", "vendors", "server", "sandbox", "testkit", "ui"] },
  bench: { workspaces: ["domain", "contract", "vendors", "server", "sandbox", "testkit"] },
};

/** Why an import is not allowed there; undefined when it is. Tests and configurations may besides use any package, Node and the test kit. */
export function objectionTo(workspace: string, specifier: string, isTooling: boolean): string | undefined {
  const allowed = allowedImports[workspace];
  if (!allowed) return "tools/layout/allowed-imports.ts does not know this workspace";
  if (specifier.startsWith(".")) return undefined;
  const own = /^@gable\/(.+)$/.exec(specifier)?.[1];
  if (own !== undefined) {
    const arrows = isTooling ? [...allowed.workspaces, ...(allowed.inTests ?? []), "testkit"] : allowed.workspaces;
    const isKnown = arrows.some((arrow) => (typeof arrow === "string" ? own.startsWith(`${arrow}/`) : arrow.test(own)));
    return isKnown ? undefined : "no arrow leads there";
  }
  if (isTooling) return undefined;
  if (specifier.startsWith("node:")) return allowed.isPure ? "it runs where there is no Node" : undefined;
  return !allowed.packages || allowed.packages.test(specifier) ? undefined : "the package is not for this workspace";
}
