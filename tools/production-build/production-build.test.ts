import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../running/root.ts";

/** What only the developer's toolbar says or asks. */
const TOOLBAR = [
  "Developer’s toolbar",
  "/dev/personas",
  "/dev/clock",
  "/dev/flags",
  "/dev/staff",
  "Agent ID",
  "dev-persona",
  "or a token",
];

describe("a production build of the portal", () => {
  let folder: string;
  let text: string;
  let output: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "gable-production-build-"));
    const build = spawnSync(
      process.execPath,
      [
        join(root, "node_modules/vite/bin/vite.js"),
        "build",
        join(root, "apps/portal"),
        "--outDir",
        folder,
        "--emptyOutDir",
      ],
      { env: { PATH: process.env["PATH"], NODE_ENV: "production", DEPLOYMENT: "production" }, encoding: "utf8" },
    );
    output = build.stdout + build.stderr;
    if (build.status !== 0) throw new Error(output);
    text = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(js|css|html)$/.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join("\n");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("has the portal's own pages in it", () => {
    expect(text).toContain("Share your thoughts with our CEO");
  });

  it("is made without a warning", () => {
    expect(output).toContain("Every page loads");
    // The bundler's warnings begin with a code: [INEFFECTIVE_DYNAMIC_IMPORT].
    expect(output).not.toMatch(/\[[A-Z]+(_[A-Z]+)+\]/);
  });

  it.each(TOOLBAR)("has nothing of the developer's toolbar: %s", (said) => {
    expect(text).not.toContain(said);
  });
});
