import { posix } from "node:path";
import { capabilities } from "@gable/domain/capabilities.ts";
import { describe, expect, it } from "vitest";
import { objectionTo } from "./allowed-imports.ts";
import { importsOf, isCode, isTest, listFiles, readFiles, type SourceFile, workspaceOf } from "./source-files.ts";

const paths = listFiles();
const code = readFiles(paths.filter(isCode));
/** Without the configurations at the root, which belong to no workspace. */
const workspaceCode = code.filter(({ path }) => path.includes("/"));
const isBinary = (path: string) => /\.(woff2?|png|jpe?g|ico|gif|pdf|wasm|br|gz|mp4|webm|p12|ttf|otf|webp)$/.test(path);
const texts = readFiles(paths.filter((path) => !isBinary(path)));

/** Long because their subject is a list. Everything else of more than 350 lines holds a second subject. */
const LONG = [/(^|\/)(tables|facts|migrations|seeds|personas|fixtures|calls|locales|texts)(\/|\.|-)/, /\.css$/];
const LONGEST = 350;
/** A test is read a case at a time. */
const LONGEST_TEST = 500;

/** Words of lending: the design system serves any subject. */
const lendingWords =
  /\b(heloc|loans?|lenders?|borrowers?|co-?borrowers?|mortgages?|liens?|underwrit\w*|escrow|deeds?|notar(y|ies)|originators?|rescission|payoffs?|hmda)\b/i;

/** Subjects of the calls that are no capability. */
const alsoNamed = new Set([
  // A right of every owner, exercised by a call of its own: 12 CFR 1026.15(a).
  "rescission",
  // Personas and the clock, outside production only.
  "development",
]);

function complaintsOf(files: SourceFile[], find: (file: SourceFile) => (string | undefined)[]): string[] {
  return files.flatMap((file) =>
    find(file)
      .filter((complaint) => complaint !== undefined)
      .map((complaint) => `${file.path}: ${complaint}`),
  );
}

describe("imports", () => {
  it("follow the arrows of the architecture", () => {
    const complaints = complaintsOf(workspaceCode, (file) =>
      importsOf(file).map((specifier) => {
        const objection = objectionTo(
          workspaceOf(file.path),
          specifier,
          isTest(file.path) || isConfiguration(file.path),
        );
        return objection && `"${specifier}": ${objection}`;
      }),
    );
    expect(complaints).toEqual([]);
  });

  it("name a file with its ending, and stay within their package when they are relative", () => {
    const complaints = complaintsOf(code, (file) =>
      importsOf(file).map((specifier) => {
        const isOwn = specifier.startsWith(".") || specifier.startsWith("@gable/");
        if (!isOwn) return undefined;
        if (!/\.(ts|tsx|mts|mjs|css|json|svg|woff2)(\?\w+)?$/.test(specifier)) return `"${specifier}" names no file`;
        if (!specifier.startsWith(".")) return undefined;
        const target = posix.join(posix.dirname(file.path), specifier);
        // The lenders of a fresh installation are data: the gallery shows each of them.
        const isData = target.startsWith("lenders/");
        return isData || workspaceOf(target) === workspaceOf(file.path)
          ? undefined
          : `"${specifier}" leaves the package`;
      }),
    );
    expect(complaints).toEqual([]);
  });

  it("reach another server module through its use cases, never its store", () => {
    const modules = code.filter(({ path }) => path.startsWith("apps/server/src/modules/") && !isTest(path));
    const complaints = complaintsOf(modules, (file) =>
      importsOf(file).map((specifier) => {
        const target = posix.join(posix.dirname(file.path), specifier);
        const isForeign =
          specifier.startsWith(".") && moduleOf(target) !== undefined && moduleOf(target) !== moduleOf(file.path);
        return isForeign && target.endsWith("-store.ts") ? `"${specifier}" is another module's store` : undefined;
      }),
    );
    expect(complaints).toEqual([]);
  });

  it("come from the file that has what is wanted: nothing is passed on", () => {
    const complaints = complaintsOf(code, ({ path, text }) => [
      // `index.tsx` is the screen of a bare path.
      /(^|\/)index\.ts$/.test(path) && text.trim() !== "export {};" ? "is a barrel by its name" : undefined,
      /^export \* from/m.test(text) ? "passes everything on" : undefined,
      /^export (type )?\{[^}]*\} from "(\.|@gable\/)/m.test(text) ? "passes on what another file has" : undefined,
    ]);
    expect(complaints).toEqual([]);
  });
});

describe("files", () => {
  it("are called in kebab-case", () => {
    const complaints = code
      .map(({ path }) => path)
      .filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(posix.basename(path)));
    expect(complaints).toEqual([]);
  });

  it("are not drawers for everything", () => {
    const drawers = code
      .map(({ path }) => path)
      .filter((path) => /(^|\/)(utils?|helpers?|common|misc|types|shared|lib)(\/|\.tsx?$)/.test(path));
    expect(drawers).toEqual([]);
  });

  it(`have at most ${LONGEST} lines, unless they are lists`, () => {
    const long = texts
      .filter(({ path }) => isCode(path) && !LONG.some((pattern) => pattern.test(path)))
      .filter(({ path, text }) => text.split("\n").length - 1 > (isTest(path) ? LONGEST_TEST : LONGEST));
    expect(long.map(({ path, text }) => `${path}: ${text.split("\n").length - 1}`)).toEqual([]);
  });

  it("end their lines with LF alone, and the last one too", () => {
    const complaints = complaintsOf(texts, ({ text }) => [
      text.includes("\r") ? "has a carriage return" : undefined,
      text.startsWith("\uFEFF") ? "begins with a byte order mark" : undefined,
      text !== "" && !text.endsWith("\n") ? "has no line end at its end" : undefined,
    ]);
    expect(complaints).toEqual([]);
  });

  it("name no folder of somebody's machine and no package registry", () => {
    const machine = new RegExp(
      [["", "work", ""].join("/"), ["", "root", ""].join("/"), "/home/[a-z]+/", "registry\\.[a-z-]+\\."].join("|"),
    );
    const complaints = complaintsOf(texts, ({ text }) => [machine.exec(text)?.[0]]);
    expect(complaints).toEqual([]);
  });
});

describe("screens", () => {
  // The React Compiler remembers what a call on an object answered for as long as the object is the same one.
  it("hear of a field's value by `useWatch`, never by the form's own `watch`", () => {
    const screens = code.filter(({ path }) => path.startsWith("apps/") && path.endsWith(".tsx"));
    const complaints = complaintsOf(screens, ({ text }) => [/\bform\.watch\(/.exec(text)?.[0]]);
    expect(complaints).toEqual([]);
  });
});

describe("words", () => {
  it("of lending do not occur in the design system", () => {
    // The mark of fair housing is worded by law.
    const ui = texts.filter(
      ({ path }) => /^packages\/ui\/src\/(?!components\/equal-housing\/).*\.(tsx?|css)$/.test(path) && !isTest(path),
    );
    const complaints = complaintsOf(ui, ({ text }) => [lendingWords.exec(text)?.[0]]);
    expect(complaints).toEqual([]);
  });

  it("for a capability name the server's modules, the calls and the queries", () => {
    const used = paths.flatMap((path) => {
      const name =
        /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ??
        /^packages\/contract\/src\/calls\/([^/.]+)/.exec(path)?.[1] ??
        /^apps\/(?:portal|console)\/src\/queries\/([^/.]+)/.exec(path)?.[1];
      return name === undefined || isCapability(name) || alsoNamed.has(name) ? [] : [path];
    });
    expect(used).toEqual([]);
  });
});

/** `documents`, or a part of one: `identity-check`. */
function isCapability(name: string): boolean {
  return capabilities.some((word) => name === word || name.startsWith(`${word}-`));
}

function moduleOf(path: string): string | undefined {
  return /^apps\/server\/src\/modules\/([^/]+)/.exec(path)?.[1];
}

function isConfiguration(path: string): boolean {
  return path.endsWith(".config.ts") || /^apps\/(portal|console)\/build\//.test(path);
}
