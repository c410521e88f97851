import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the words of both languages stand side by side. */
const CATALOGUES = ["apps/portal/src", "apps/server/src", "packages/domain/src"];

/** What stands in the catalogues in some form: the groups of each place where it does. */
export const phrases = (form: RegExp): string[][] =>
  CATALOGUES.flatMap((folder) => {
    const root = new URL(`../../../../${folder}`, import.meta.url).pathname;
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    );
    return files.flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(form)].map(([, ...groups]) =>
        groups.map((group) => group ?? ""),
      ),
    );
  });
