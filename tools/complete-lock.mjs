// Some registries do not mirror the builds of a native package for other systems. `npm install` then drops those optional
// dependencies from the lock file, and `npm ci` refuses the lock. This writes the missing entries back, restricted to the
// system that their name states, so that they are known to the lock and installed only where they belong.
// Run after every change of dependencies: node tools/complete-lock.mjs
import { readFileSync, writeFileSync } from "node:fs";

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));
const systems = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "openharmony",
  "openbsd",
  "netbsd",
  "sunos",
  "aix",
  "win32",
  "windows",
];
const processors = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "ppc64le",
  "ppc64",
  "riscv64",
  "loong64",
  "loongarch64",
  "mips64el",
  "s390x",
  "wasm32",
];

/** What a package's name says of where it runs: `…-linux-arm64-musl` → os linux, cpu arm64, libc musl. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) =>
    words.some((word) => word === processor || (processor === "ppc64" && word === "ppc64le")),
  );
  const libc = words.some((word) => word.startsWith("musl"))
    ? "musl"
    : words.some((word) => word.startsWith("gnu"))
      ? "glibc"
      : undefined;
  return { os: os === "windows" ? "win32" : os, cpu, libc };
}

let added = 0;
for (const [holder, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${holder}/node_modules/${name}`;
    const hoisted = `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[hoisted]) continue;
    const { os, cpu, libc } = platformOf(name);
    if (!os && !cpu) {
      console.error(`left alone: ${name} (no system in its name)`);
      continue;
    }
    lock.packages[hoisted] = {
      version: range.replace(/^[\^~]/, ""),
      ...(cpu && { cpu: [cpu] }),
      ...(entry.dev && { dev: true }),
      ...(libc && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
    };
    added += 1;
  }
}
const [root, ...rest] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...rest.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added`);
