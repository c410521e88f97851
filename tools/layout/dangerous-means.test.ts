import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../running/root.ts";
import { isCode, isTest, listFiles, readFiles, type SourceFile } from "./source-files.ts";

/** What runs in the product: no test, nothing that plays a vendor, nothing that builds a page. */
const isProduct = (path: string) =>
  /^(apps\/(server|portal|console)|packages\/(domain|contract|vendors|ui))\/src\//.test(path) &&
  isCode(path) &&
  !isTest(path) &&
  !path.includes("/testing/");

const product: readonly SourceFile[] = readFiles(listFiles().filter(isProduct));

/** The files in which a means stands, each with what it is used for in them. */
function uses(means: RegExp): Readonly<Record<string, readonly string[]>> {
  const found = product.map(({ path, text }) => [path.split("/").at(-1) ?? path, text.match(means) ?? []] as const);
  return Object.fromEntries(found.filter(([, used]) => used.length > 0).map(([path, used]) => [path, [...used]]));
}
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const places = (means: RegExp): string[] => Object.keys(uses(means)).toSorted();

/** Each stands where somebody has looked at what it is given; in another place it is looked at anew, and named here. */
describe("what could do harm in the wrong place", () => {
  it("is looked for in the whole product", () => {
    expect(product.length).toBeGreaterThan(1500);
  });

  it("starts other programs from four places, with arguments of their own and by no shell", () => {
    const starters = ["embedded-postgres.ts", "postmaster.ts", "running-process.ts", "settle-files.ts"];
    expect(places(/node:child_process/g)).toEqual(starters);
    expect(
      places(/\bshell: (?:true|")|\bexecSync\(|\bexec\(`|import \{[^}]*\bexec\b[^}]*\} from "node:child_process"/g),
    ).toEqual([]);
  });

  it("makes patterns of texts of its own alone, and runs no text as code", () => {
    expect(places(/new RegExp\(/g)).toEqual([
      "active-content.ts",
      "begin.ts",
      "embedded-postgres.ts",
      "invitation.ts",
      "screen-links.ts",
      "somebody-elses.ts",
      "units.ts",
    ]);
    expect(places(/\beval\(|new Function\(|dangerouslySetInnerHTML|\.innerHTML\b/g)).toEqual([]);
  });

  it("seals by AES-256-GCM and nothing else", () => {
    expect(uses(/(?<=create(?:C|Dec)ipheriv\(")[^"]+/g)).toEqual({
      "aes-gcm.ts": ["aes-256-gcm", "aes-256-gcm"],
      "access.ts": ["aes-256-gcm", "aes-256-gcm"],
    });
    expect(places(/create(?:C|Dec)ipheriv\((?!")/g)).toEqual([]);
  });

  it("hashes by SHA-256, and by SHA-1 where others want HMAC-SHA-1 or a seeded key is made", () => {
    expect(uses(/(?<=create(?:Hash|Hmac)\(\s*")(?!sha256")[^"]+/g)).toEqual({
      "ice-servers.ts": ["sha1"],
      "inbound-text.ts": ["sha1"],
      "seed-staff.ts": ["sha1"],
      "totp.ts": ["sha1"],
    });
  });

  it("takes chance that must not be guessed from the system: the other kind only spreads tries again", () => {
    expect(places(/Math\.random/g)).toEqual(["chat-line.ts", "http-adapter.ts", "outage.ts"]);
  });

  it("asks nobody without looking at their certificate, and follows no redirect", () => {
    expect(places(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/g)).toEqual([]);
    const askers = product.filter(
      ({ path, text }) => /^(apps\/server|packages\/vendors)\//.test(path) && /(?<![.\w])fetch\(/.test(text),
    );
    const follows = askers.filter(({ text }) => !/redirect: "(manual|error)"/.test(text));
    // The sandbox is asked in development alone.
    expect(follows.map(({ path }) => path.split("/").at(-1))).toEqual(["ask-sandbox.ts"]);
  });

  it("keeps what a browser keeps in one place, and sets no cookie from a page", () => {
    expect(places(/\blocalStorage\b|\bsessionStorage\b|\bindexedDB\b|document\.cookie/g)).toEqual([
      "browser-storage.ts",
      "opening.ts",
    ]);
  });

  it("writes to the log and to nothing else, but for what a command prints", () => {
    expect(places(/\bconsole\.\w+\(|process\.(stdout|stderr)/g)).toEqual(["run-process.ts"]);
  });

  it("is checked by types everywhere: none is any, and no check is off", () => {
    expect(JSON.parse(read("tsconfig.base.json"))).toMatchObject({
      compilerOptions: { strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
    });
    expect(read(".oxlintrc.json")).toContain('"typescript/no-explicit-any": "error"');
    expect(places(/@ts-(ignore|nocheck|expect-error)/g)).toEqual([]);
  });
});
