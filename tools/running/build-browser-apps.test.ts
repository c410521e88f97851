import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { putInPlace } from "./build-browser-apps.ts";

describe("a bundle that was made elsewhere", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "gable-bundle-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (place: string, file: string, text: string) => {
    mkdirSync(join(folder, place, "assets"), { recursive: true });
    writeFileSync(join(folder, place, file), text);
  };

  it("takes the place of the one before as a whole", () => {
    write("dist", "index.html", "before");
    write("dist", "assets/old.js", "old");
    write("made", "index.html", "after");
    write("made", "assets/new.js", "new");
    putInPlace(join(folder, "made"), join(folder, "dist"));
    expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toBe("after");
    expect(readdirSync(join(folder, "dist/assets"))).toEqual(["new.js"]);
    expect(readdirSync(folder)).toEqual(["dist"]);
  });

  it("comes where nothing was, and after a run that was broken off between the two", () => {
    write("made-former", "index.html", "of two runs ago");
    write("made", "index.html", "after");
    putInPlace(join(folder, "made"), join(folder, "dist"));
    expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toBe("after");
    expect(existsSync(join(folder, "made-former"))).toBe(false);
  });
});
