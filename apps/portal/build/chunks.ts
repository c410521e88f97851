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
/**
 * Sums and schemas stay with the screens that use them, with the decimal arithmetic and the library of schemas that they bring: most that
 * import such a module use only what stands beside that in it.
 */
const WITH_LIBRARIES = /\/domain\/src\/(money|offers|calendar|liens|underwriting|credit)\/|\/enumerations\.ts$/;

/** The first question of a registration has these. */
const firstFields = ["question-page", "text-field"];
const chosenFields = ["radio-field", "checkbox-field", "select-field"];
const typedFields = ["email-field", "password-field", "phone-field", "money-field", "date-fields", "otp-field"];

/**
 * Few files, because each is a request that a phone waits for: the libraries, what every page needs first, what every form needs, what every
 * page fetches next, what somebody who is logged in has around every page, and what an application has around each of its own. What belongs
 * to several of them lies in the first. All else comes with the screens that use it.
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
      "around",
      [
        join(src, "shell/around.tsx"),
        join(src, "shell/telemetry/visit-tracker.ts"),
        join(src, "shell/pending.tsx"),
        join(src, "application/parts/until-loaded.tsx"),
        ...[...chosenFields, ...typedFields].map((name) => join(ui, "forms", `${name}.tsx`)),
      ],
      2,
    ),
    belowFiles(
      "signed-in",
      [
        join(src, "shell/bar/signed-in-menus.tsx"),
        join(src, "session/idle-warning.tsx"),
        join(src, "shell/redirect.tsx"),
        join(ui, "components/dialog/sure-dialog.tsx"),
        join(src, "journey/draft-place.ts"),
        join(src, "journey/processing.words.ts"),
        join(ui, "components/facts/facts.tsx"),
        join(ui, "components/checks/checks.tsx"),
        join(journey, "plan-rows.ts"),
        join(journey, "condition-routes.ts"),
        join(journey, "steps.ts"),
      ],
      1.5,
    ),
    belowFiles(
      "application",
      [
        join(src, "journey/application-frame.tsx"),
        join(src, "journey/open-application.ts"),
        join(src, "journey/use-command.ts"),
        join(src, "journey/use-way-back.ts"),
      ],
      1.2,
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
      if (WITH_LIBRARIES.test(id)) return null;
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
