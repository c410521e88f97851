import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../running/root.ts";

/** What only the developer's toolbar says or asks. */
const TOOLBAR = ["Developer’s toolbar", "/dev/personas", "/dev/clock", "dev-persona", "or a token"];

describe("a production build of the portal", () => {
  let folder: string;
  let text: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "gable-production-build-"));
    execFileSync(
      process.execPath,
      [
        join(root, "node_modules/vite/bin/vite.js"),
        "build",
        join(root, "apps/portal"),
        "--outDir",
        folder,
        "--emptyOutDir",
      ],
      { env: { PATH: process.env["PATH"], NODE_ENV: "production", DEPLOYMENT: "production" }, stdio: "ignore" },
    );
    text = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(js|css|html)$/.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join("\n");
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("has the portal's own pages in it", () => {
    expect(text).toContain("Share your thoughts with our CEO");
  });

  it.each(TOOLBAR)("has nothing of the developer's toolbar: %s", (said) => {
    expect(text).not.toContain(said);
  });
});
