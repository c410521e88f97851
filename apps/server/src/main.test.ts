import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@gable/testkit/database.ts";
import { failToStartServer, type ServerProcess, startServerProcess } from "@gable/testkit/server-process.ts";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isAlive } from "./database/embedded/running-process.ts";

/** These start PostgreSQL themselves, whatever the rest of the run uses. */
describe("a server process", () => {
  let dataDir: string;
  let server: ServerProcess | undefined;
  const start = async () => {
    server = await startServerProcess({ DATA_DIR: dataDir });
    return server;
  };
  const postmasterPid = () => Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  const postgresUrl = () => {
    const socket = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[4] ?? "";
    return `postgresql://gable@/gable?host=${encodeURIComponent(socket)}&port=5432&sslmode=disable`;
  };
  const onDatabase = async <Row extends object>(statement: string): Promise<Row[]> => {
    const client = new Client({ connectionString: postgresUrl() });
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), "gable-main-"));
  });
  afterEach(async () => {
    await server?.kill("SIGTERM");
    server = undefined;
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it("makes the database anew when its creation was cut off", async () => {
    mkdirSync(join(dataDir, "postgres.new"));
    writeFileSync(join(dataDir, "postgres.new/PG_VERSION"), "18");
    const { url } = await start();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it("serves, and leaves nothing behind when it is told to stop", async () => {
    const { url } = await start();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: "ready" });
    const postmaster = postmasterPid();
    expect(await server?.kill("SIGTERM")).toBe(0);
    expect(isAlive(postmaster)).toBe(false);
  });

  it("refuses a data folder that another process has, at once", async () => {
    const { pid } = await start();
    const refusal = await failToStartServer({ DATA_DIR: dataDir });
    expect(refusal).toMatchObject({
      code: 1,
      said: `The data folder ${dataDir} is in use by process ${pid}: stop that one, or set DATA_DIR to another folder.\n`,
    });
    // It gives the other one no time to go away; two seconds on a quiet machine are many on a busy one.
    expect(refusal.tookMs).toBeLessThan(30_000);
  });

  it("takes over the database of a process that was killed, with all that was committed", async () => {
    await start();
    await onDatabase("insert into clock_offsets (scope, offset_ms) values ('OAK', 1)");
    const postmaster = postmasterPid();
    await server?.kill("SIGKILL");
    expect(isAlive(postmaster)).toBe(true);

    const { url } = await start();
    expect(postmasterPid()).toBe(postmaster);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await onDatabase("select scope from clock_offsets where scope = 'OAK'")).toHaveLength(1);
  });

  it("opens again after both it and the database were killed", async () => {
    await start();
    await onDatabase("insert into clock_offsets (scope, offset_ms) values ('ELM', 1)");
    const postmaster = postmasterPid();
    await server?.kill("SIGKILL");
    process.kill(postmaster, "SIGKILL");

    await start();
    expect(postmasterPid()).not.toBe(postmaster);
    expect(await onDatabase("select scope from clock_offsets where scope = 'ELM'")).toHaveLength(1);
  });

  it("starts a database that was killed again, and serves as before", async () => {
    const { url } = await start();
    await onDatabase("insert into clock_offsets (scope, offset_ms) values ('ASH', 1)");
    const killed = postmasterPid();
    process.kill(killed, "SIGKILL");
    await expect.poll(postmasterPid).not.toBe(killed);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await onDatabase("select scope from clock_offsets where scope = 'ASH'")).toHaveLength(1);
  });

  it("waits for a database that cannot be started again, as on a full disk, and serves once it can", async () => {
    const { url } = await start();
    await onDatabase("insert into clock_offsets (scope, offset_ms) values ('YEW', 1)");
    const control = join(dataDir, "postgres/global/pg_control");
    renameSync(control, `${control}.away`);
    process.kill(postmasterPid(), "SIGKILL");
    const tries = () =>
      readFileSync(join(dataDir, "postgres.log"), "utf8").split('pg_control": No such file').length - 1;
    await expect.poll(tries).toBeGreaterThan(1);
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: "database unavailable" });
    renameSync(`${control}.away`, control);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await onDatabase("select scope from clock_offsets where scope = 'YEW'")).toHaveLength(1);
  });

  it("is not fooled by locks whose process ids other processes have now", async () => {
    await (await start()).kill("SIGTERM");
    writeFileSync(join(dataDir, "owner.json"), JSON.stringify({ pid: process.pid, startedAt: "1" }));
    const stale = [process.pid, join(dataDir, "postgres"), 1, 5432, "/tmp", "", "", "ready", ""].join("\n");
    writeFileSync(join(dataDir, "postgres/postmaster.pid"), stale);
    const { url } = await start();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe("a server process that cannot start", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "gable-main-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it("says which port is taken, and stops its database", async () => {
    const squatter = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => squatter.once("listening", resolve));
    const address = squatter.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    const refusal = await failToStartServer({ DATA_DIR: dataDir, PORT: port });
    squatter.close();
    expect(refusal).toMatchObject({
      code: 1,
      said: `Port ${port} is taken: stop the program that has it, or set PORT to another one.\n`,
    });
    expect(() => readFileSync(join(dataDir, "postgres/postmaster.pid"))).toThrow("ENOENT");
  });

  it("says which bucket cannot be reached", async () => {
    const database = await createTestDatabase();
    const refusal = await failToStartServer({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      S3_BUCKET: "gable-documents",
      S3_REGION: "us-east-2",
      S3_KEY_ID: "nobody",
      S3_SECRET: "the secret of nobody",
      S3_ENDPOINT: "http://127.0.0.1:1",
    });
    expect(refusal).toMatchObject({
      code: 1,
      said: "The bucket gable-documents at http://127.0.0.1:1 cannot be used (ECONNREFUSED): check the settings S3_… and that its key may write, read, delete and list there.\n",
    });
    await database.close();
  });

  it.each([
    [
      "a database that is not there",
      { DATABASE_URL: "postgresql://ann:secret@127.0.0.1:1/gable" },
      /^The database 127\.0\.0\.1:1\/gable cannot be used \(.*ECONNREFUSED.*\): check DATABASE_URL/,
    ],
    [
      "a data folder that cannot be made",
      { DATA_DIR: "/dev/null/data" },
      /^The data folder \/dev\/null\/data cannot be used/,
    ],
    ["a variable that makes no sense", { PORT: "http" }, /^PORT must be a whole number from 0 to 65535\.\n$/],
    [
      "a secret in a file that is not there",
      { SESSION_KEYS_FILE: "/run/secrets/secret-of-nobody" },
      /^The file that SESSION_KEYS_FILE names cannot be read \(ENOENT\)/,
    ],
    [
      "production on the keys of development",
      { DEPLOYMENT: "production" },
      /^Production needs PUBLIC_URL, MASTER_KEYS, /,
    ],
  ])("says so in one sentence: %s", async (_, variables, sentence) => {
    const { code, said } = await failToStartServer({ DATA_DIR: dataDir, ...variables });
    expect(said).toMatch(sentence);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(said).not.toContain("secret");
    expect(code).toBe(1);
  });
});
