import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../running/root.ts";

/** A test by its file and the title that stands there. */
export type Proof = readonly [file: string, title: string];

/** Whether the title stands in the file as a test's or its end: as a text of its own, followed by what is done. */
export function isThere([file, title]: Proof): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, "utf8");
  return [`${title}",`, `${title}\`,`].some((written) => text.includes(written));
}

/** As a table shows it: the file's own name, and the title. */
export const inTable = ([file, title]: Proof): string =>
  `\`${file.split("/").at(-1)}\`: ${title.replaceAll("|", "\\|")}`;
