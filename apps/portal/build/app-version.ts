import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const SOURCES = ["apps/portal/{build,src}/**/*.*", "packages/{ui,domain,contract}/src/**/*.*", "package-lock.json"];
const FINGERPRINT_DIGITS = 10;

/**
 * Which portal this is, as telemetry and reports of faults name it: the product's version, and a fingerprint of what the portal is made
 * of, which is alike wherever it is built. At most 40 letters, which is what the calls take.
 */
export function appVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const hash = createHash("sha256");
  const paths = globSync(SOURCES, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  for (const path of paths.filter((each) => !/\.test\.tsx?$/.test(each)).toSorted())
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)));
  return `${version}-${hash.digest("hex").slice(0, FINGERPRINT_DIGITS)}`;
}
