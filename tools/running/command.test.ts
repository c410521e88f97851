import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./root.ts";

/** Nothing listens on port 1 of this machine. */
const NO_SERVER = "postgres://gable:secret@127.0.0.1:1/gable";

/** Runs a command of the repository as a person does, on an empty data folder. */
function run(words: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const [tool = "", ...rest] = words;
  const folder = mkdtempSync(join(tmpdir(), "gable-command-"));
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(root, "tools", tool), ...rest], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: folder, ...settings },
  });
  rmSync(folder, { recursive: true });
  return { status, said: stderr.trim().split("\n"), stdout };
}

describe("a command of the repository", () => {
  it.each([["decision-replay.ts", "--all"], ["retry-jobs.ts"], ["failed-jobs.ts"], ["backup.ts", "there"]])(
    "says in one sentence that the database does not answer: %s",
    (...words) => {
      const { status, said } = run(words, { DATABASE_URL: NO_SERVER });
      expect(said).toEqual([
        expect.stringMatching(/^The database .*cannot be used \(connect ECONNREFUSED .*check DATABASE_URL/),
      ]);
      expect(status).toBe(1);
    },
  );

  it("says that no product runs where one must", () => {
    const { status, said } = run(["erase.ts"]);
    expect(said).toEqual([expect.stringMatching(/^No product runs on .*Start it first/)]);
    expect(status).toBe(1);
  });

  it.each([["hmda.ts", "--help"], ["examiner-pack.ts"], ["restore.ts"], ["retry-jobs.ts", "no-id"]])(
    "says how it is used to whoever types it otherwise: %s",
    (...words) => {
      const { status, said } = run(words);
      expect(said).toEqual([expect.stringMatching(/^Usage: npm run /)]);
      expect(status).toBe(1);
    },
  );
});
