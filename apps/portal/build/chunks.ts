import { join } from "node:path";

/** As much as is asked of the bundler's picture of the modules. */
type Modules = { getModuleInfo(id: string): Module | null };
type Module = {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};
type Group = {
  readonly name: string | ((id: string, modules: Modules) => string | null);
  readonly debugName?: string;
  readonly test?: RegExp;
  readonly priority: number;
  readonly includeDependenciesRecursively: false;
};

/**
 * The styles of the design system and of what is around screens are one sheet: a page paints after the last of those it asks for. Those of
 * documents come with the documents.
 */
const SHARED_STYLE =
  /\/(packages\/ui\/src\/(?!components\/paper\/)|apps\/portal\/src\/(shell|journey)\/).*\.css$|\/chat-corner\.css$/;
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/|rolldown\/runtime/;
const FORM_LIBRARY = /node_modules\/react-hook-form\//;
/**
 * Sums and schemas stay with the screens that use them, with the decimal arithmetic and the library of schemas that they bring: most that
 * import such a module use only what stands beside that in it.
 */
const WITH_LIBRARIES = /\/domain\/src\/(money|offers|calendar|liens|underwriting|credit)\/|\/enumerations\.ts$/;

/** Opens a PDF and shows it: one file, since every list of what may be fetched names each file that there is. */
const PAPER =
  /\/pdfjs-dist\/|\/domain\/src\/documents\/|\/components\/paper\/(open-pdf|opened-paper|pdf-page|placed-field|paper\.words|paper-(as-text|piece|place|field|list-of|table|shown))\.(tsx?|css)$/;

/** Where a paper is chosen, looked at and sent: what does so needs all of it. */
const UPLOADS = /\/forms\/upload-field\.tsx$|\/application\/parts\/(use-uploads\.ts|(paper-upload|good-paper)\.tsx)$/;

/** A paper over the page, and the one of an application: what fetches that is little beside what shows it. */
const READERS = /\/application\/parts\/(paper-reader|read-paper)\.tsx$/;

/** In characters: what is smaller and belongs to several screens costs every page less than a request of its own costs some. */
const SMALL = 2000;

/** The first question of a registration has these. */
const firstFields = ["question-page", "text-field"];
const furtherFields = [
  "radio-field",
  "checkbox-field",
  "select-field",
  "email-field",
  "password-field",
  "phone-field",
  "money-field",
  "date-fields",
  "otp-field",
  "ssn-field",
];

/**
 * Few files, because each is a request that a phone waits for: the libraries, what every page needs first, what every form needs, what every
 * page fetches next, what most forms need beside, what somebody who is logged in has around every page, and what an application has around each of its own. What belongs
 * to several of them lies in the first. All else comes with the screens that use it.
 */
export function chunks(root: string): Group[] {
  const ui = join(root, "../../packages/ui/src");
  const journey = join(root, "../../packages/domain/src/journey");
  const src = join(root, "src");
  const portal = [
    join(src, "main.tsx"),
    join(src, "shell/progress-frame.tsx"),
    join(src, "session/use-features.ts"),
    join(root, "../../packages/domain/src/experiments/features.ts"),
    join(src, "support/loan-officer.tsx"),
    ...["use-explain.ts", "failures-of.ts"].map((name) => join(src, "shell", name)),
    ...["skeleton/skeleton", "save-state/save-state", "choice/choice"].map((name) =>
      join(ui, "components", `${name}.tsx`),
    ),
    // What fields are made of without the library of forms: what is chosen of an offer is no form.
    ...["field.tsx", "masks.ts", "typed-input.tsx"].map((name) => join(ui, "forms", name)),
    join(journey, "sidebar.ts"),
    join(journey, "registration-steps.ts"),
  ];
  const forms = [
    ...firstFields.map((name) => join(ui, "forms", `${name}.tsx`)),
    join(ui, "forms/use-question-form.ts"),
    join(src, "shell/schema-resolver.ts"),
  ];
  const fields = [
    ...furtherFields.map((name) => join(ui, "forms", `${name}.tsx`)),
    join(src, "journey/use-sent-code.ts"),
    // Where staff gave a reason for sending something back there is a form to answer by; of these pages one needs no log-in.
    join(src, "shell/in-language.tsx"),
  ];
  const around = [
    join(src, "shell/around.tsx"),
    join(src, "shell/footer/footer-content.tsx"),
    join(src, "shell/telemetry/visit-tracker.ts"),
  ];
  // By themselves, or whoever is logged in would fetch all that is around a page before the page stands.
  const neededAround = [
    join(src, "shell/could-not-load.tsx"),
    join(src, "support/leave-survey/leaving.ts"),
    join(src, "support/feedback/open-feedback.ts"),
  ];
  const signedIn = [
    join(src, "shell/bar/signed-in-menus.tsx"),
    join(src, "session/idle-warning.tsx"),
    join(src, "shell/redirect.tsx"),
    join(src, "shell/pending.tsx"),
    join(src, "application/parts/until-loaded.tsx"),
    join(ui, "components/dialog/sure-dialog.tsx"),
    join(src, "journey/draft-place.ts"),
    join(ui, "components/facts/facts.tsx"),
    join(ui, "components/checks/checks.tsx"),
    join(journey, "plan-rows.ts"),
    join(journey, "condition-routes.ts"),
    join(journey, "steps.ts"),
  ];
  const application = [
    join(src, "journey/application-frame.tsx"),
    join(src, "journey/open-application.ts"),
    join(src, "journey/use-command.ts"),
    join(src, "journey/use-way-back.ts"),
  ];
  const fileOf = smallParts(src, [...portal, ...neededAround, ...around, ...signedIn], application, [
    ...forms,
    ...fields,
  ]);
  return [
    { name: "libraries", test: LIBRARIES, priority: 5, includeDependenciesRecursively: false },
    belowFiles("portal", portal, 4, (id) => SHARED_STYLE.test(id)),
    belowFiles("forms", forms, 3),
    belowFiles("needed-around", neededAround, 2.5),
    belowFiles("around", around, 2),
    belowFiles("fields", fields, 1.9),
    belowFiles("signed-in", signedIn, 1.5, (id, modules) => fileOf(id, modules) === "signed-in"),
    belowFiles("application", application, 1.2, (id, modules) => fileOf(id, modules) === "application"),
    // The first question of a registration asks for one file, not for its frame after its screen after their parts.
    belowFiles("register", [join(src, "register/index.tsx"), join(src, "register/parts/register-frame.tsx")], 1),
    belowFiles("log-in", [join(src, "account/auth/parts/log-in-question.tsx"), join(src, "session/passkey.ts")], 0.9),
    { name: "paper", test: PAPER, priority: 0.85, includeDependenciesRecursively: false },
    { name: "read-paper", test: READERS, priority: 0.85, includeDependenciesRecursively: false },
    { name: "uploads", test: UPLOADS, priority: 0.85, includeDependenciesRecursively: false },
    { debugName: "parts", name: fileOf, priority: 0.8, includeDependenciesRecursively: false },
  ];
}

type Choose = (id: string, modules: Modules) => boolean;

/** The modules of our own that some files import, directly or not, before anything is loaded on demand, and those that are chosen beside them. */
function belowFiles(name: string, files: readonly string[], priority: number, choose?: Choose): Group {
  const found = new WeakMap<Modules, Set<string>>();
  return {
    debugName: name,
    name: (id, modules) => {
      if (id.includes("/node_modules/") && !FORM_LIBRARY.test(id)) return null;
      if (WITH_LIBRARIES.test(id)) return null;
      const below = found.get(modules) ?? importedBy(files, modules);
      found.set(modules, below);
      return below.has(id) || choose?.(id, modules) === true ? name : null;
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
    next.push(...importsOf(id, modules));
  }
  return seen;
}

/** The file that a module goes into, if any. */
type FileOf = (id: string, modules: Modules) => string | null;

/**
 * Gathers the small modules that several screens use and nobody else: with what is around an application's pages where screens of several of
 * its areas do, with what is around somebody who is logged in where others do too, and in a file of the area where only that does, or it and
 * those who sign. One that
 * needs more than such modules and what the files before them have stays by itself: files would import each other. So does one that needs
 * the library of forms, or every page would bring it.
 */
function smallParts(
  src: string,
  before: readonly string[],
  application: readonly string[],
  forms: readonly string[],
): FileOf {
  const found = new WeakMap<Modules, Map<string, string | null>>();
  const fileOf: FileOf = (id, modules) => {
    const known =
      found.get(modules) ??
      new Map([
        ...[...importedBy(forms, modules)].map((file): [string, null] => [file, null]),
        ...[...importedBy(application, modules)].map((file): [string, string] => [file, "application"]),
        ...[...importedBy(before, modules)].map((file): [string, string] => [file, "before"]),
      ]);
    found.set(modules, known);
    if (id.includes("/node_modules/") || WITH_LIBRARIES.test(id)) return null;
    const file = known.get(id);
    if (file !== undefined) return file;
    // Until it is known otherwise: modules that import each other stay out.
    known.set(id, null);
    const own = isSmall(id, modules) ? fileFor(loadedByThemselves(id, modules), src) : null;
    const isClosed = importsOf(id, modules).every((imported) => {
      if (LIBRARIES.test(imported) || FORM_LIBRARY.test(imported) || imported.endsWith(".css")) return true;
      const other = fileOf(imported, modules);
      return other !== null && !(own === "signed-in" && other === "application");
    });
    known.set(id, isClosed ? own : null);
    return known.get(id) ?? null;
  };
  return (id, modules) => {
    const file = fileOf(id, modules);
    return file === "before" ? null : file;
  };
}

const isSmall = (id: string, modules: Modules): boolean =>
  !id.endsWith(".css") && (modules.getModuleInfo(id)?.code?.length ?? Number.POSITIVE_INFINITY) <= SMALL;

/** For a module that these have in them. What those who sign use of one area alone they fetch with that area's. */
function fileFor(users: ReadonlySet<string>, src: string): string | null {
  const areas = new Set([...users].map((user) => areaOf(user, src)));
  if (users.size < 2 || areas.has("signed-out")) return null;
  const own = [...areas].filter((area) => area !== "signer");
  if (own.length < 2 && own[0] !== "signed-in") return own[0] ?? "signer";
  return areas.has("signed-in") || areas.has("signer") ? "signed-in" : "application";
}

/** What somebody may see who has not logged in. */
const SIGNED_OUT = /^(register|chat|support|account\/(auth|[^/]+\.tsx))/;

/** The folder of a screen below the application's, or for whom it is. */
function areaOf(user: string, src: string): string {
  const file = user.slice(src.length + 1);
  if (SIGNED_OUT.test(file) && !file.startsWith("account/dashboard")) return "signed-out";
  const [top, below = ""] = file.split("/");
  if (top === "application") return below;
  return top === "signer" ? top : "signed-in";
}

/** What is loaded on demand, such as screens, and has a module in it. */
function loadedByThemselves(id: string, modules: Modules): Set<string> {
  const seen = new Set([id]);
  const users = new Set<string>();
  for (const user of seen) {
    const module = modules.getModuleInfo(user);
    if (module === null) continue;
    if (module.dynamicImporters.length > 0) users.add(user);
    for (const importer of module.importers) seen.add(importer);
  }
  return users;
}

function importsOf(id: string, modules: Modules): readonly string[] {
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  // What a call still imports from the domain are schemas that nobody reads here.
  return isCall(id) ? imported.filter((other) => isCall(other) || other.includes("/node_modules/")) : imported;
}

const isCall = (id: string): boolean => id.includes("/contract/src/");
