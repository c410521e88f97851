import { expect, it } from "vitest";
import { startProgram } from "./program.ts";

const environment = { HOST: "127.0.0.1", PORT: "0" };

it("A program that was killed could not say so, and it is said of it by what", async () => {
  const sandbox = await startProgram("sandbox", environment);
  process.kill(sandbox.pid, "SIGKILL");
  expect(await sandbox.ended).toBe(
    "apps/sandbox was killed (SIGKILL). Where nobody did that, the machine may have no memory left.",
  );
});

it("A program that ended by itself has said why", async () => {
  const sandbox = await startProgram("sandbox", environment);
  await sandbox.stop();
  expect(await sandbox.ended).toBeUndefined();
});
