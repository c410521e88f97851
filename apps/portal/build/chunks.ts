import { join } from "node:path";

/** As much as is asked of the bundler's picture of the modules. */
type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };
type Group = {
  readonly name: string | ((id: string, modules: Modules) => string | null);
  readonly debugName?: string;
  readonly test?: RegExp;
  readonly priority: number;
  readonly includeDependenciesRecursively: false;
};

const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/|rolldown\/runtime/;
const FORM_LIBRARY = /node_modules\/react-hook-form\//;

/** The first question of a registration has these. */
const firstFields = ["question-page", "text-field"];
const chosenFields = ["radio-field", "checkbox-field", "select-field"];
const typedFields = ["email-field", "password-field", "phone-field", "money-field", "date-fields", "otp-field"];

/**
 * Few files for the first screens, and none that changes with every release: the libraries, what every page needs, what every form
 * needs. All else comes with the screens that use it.
 */
export function chunks(root: string): Group[] {
  const ui = join(root, "../../packages/ui/src");
  const journey = join(root, "../../packages/domain/src/journey");
  const src = join(root, "src");
  return [
    { name: "libraries", test: LIBRARIES, priority: 5, includeDependenciesRecursively: false },
    belowFiles(
      "portal",
      [
        join(src, "main.tsx"),
        join(src, "shell/progress-frame.tsx"),
        join(src, "support/loan-officer.tsx"),
        join(ui, "components/skeleton/skeleton.tsx"),
        join(journey, "sidebar.ts"),
        join(journey, "registration-steps.ts"),
      ],
      4,
    ),
    belowFiles(
      "forms",
      [
        ...firstFields.map((name) => join(ui, "forms", `${name}.tsx`)),
        join(ui, "forms/use-question-form.ts"),
        ...["use-explain.ts", "schema-resolver.ts", "failures-of.ts"].map((name) => join(src, "shell", name)),
      ],
      3,
    ),
    belowFiles(
      "fields",
      [...chosenFields, ...typedFields].map((name) => join(ui, "forms", `${name}.tsx`)),
      2,
    ),
    // The first question of a registration asks for one file, not for its frame after its screen after their parts.
    belowFiles("register", [join(src, "register/index.tsx"), join(src, "register/parts/register-frame.tsx")], 1),
  ];
}

/** The modules of our own that some files import, directly or not, before anything is loaded on demand. */
function belowFiles(name: string, files: readonly string[], priority: number): Group {
  const found = new WeakMap<Modules, Set<string>>();
  return {
    debugName: name,
    name: (id, modules) => {
      if (id.includes("/node_modules/") && !FORM_LIBRARY.test(id)) return null;
      const below = found.get(modules) ?? importedBy(files, modules);
      found.set(modules, below);
      return below.has(id) ? name : null;
    },
    priority,
    includeDependenciesRecursively: false,
  };
}

function importedBy(files: readonly string[], modules: Modules): Set<string> {
  const seen = new Set<string>();
  const next = [...files];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    // What a call still imports from the domain are schemas that nobody reads here.
    next.push(...(isCall(id) ? imported.filter(isCall) : imported));
  }
  return seen;
}

const isCall = (id: string): boolean => id.includes("/contract/src/");
