import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { loadConfig, settingNames } from "@gable/server/config.ts";
import { createMetrics } from "@gable/server/metrics/metrics.ts";
import { mallocEnvironment, nodeOptions } from "@gable/server/node-options.ts";
import { Pool } from "pg";
import { expect, it } from "vitest";
import { root } from "../running/root.ts";

const read = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
const metricsIn = (text: string) =>
  new Set([...text.matchAll(/\b(?:gable|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name));

it.each(["dashboard.json", "alerts.yaml"])("%s asks for metrics that the product has", async (file) => {
  const pool = new Pool();
  const metrics = createMetrics(pool);
  metrics.asked("avm", "value", "answered", 0.1);
  metrics.served("status", 200, 0.1);
  metrics.worked("task", "done", 0.1);
  metrics.kept("put", "done", 0.1);
  const page = (await metrics.read()).text;
  const asked = [...metricsIn(read(file))];
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((name) => !page.includes(name))).toEqual([]);
  await pool.end();
});

it("the dashboard is JSON with a place for each panel", () => {
  const { panels } = JSON.parse(read("dashboard.json")) as { panels: { id: number; gridPos: object }[] };
  expect(new Set(panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(panels.length);
});

it("alerts also fire where nothing of what is well was ever counted", () => {
  const text = read("alerts.yaml");
  // A comparison with a count that is not there has no result: a process that only ever failed would be silent.
  const compared = [...text.matchAll(/expr: (.+outcome="failed".+) > (.+)/g)];
  expect(compared).toHaveLength(1);
  for (const [, , other] of compared) expect(other).toMatch(/ or .*\* 0\b/);
  // Who works tells of jobs; a worker that is gone tells nothing, so that each process must tell of what waits.
  expect(text).toMatch(/alert: NobodyWorks\n +expr: max\(gable_oldest_job_seconds\)/);
});

it("every alert says what to do", () => {
  const alerts = [...read("alerts.yaml").matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? "");
  expect(alerts.filter((name) => !read("alerts.md").includes(`| ${name} |`))).toEqual([]);
});

const copied = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
  paths.split(" "),
);

it("the image copies folders that are there", () => {
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it("the image has what the settings of its parts' TypeScript build upon, without which no browser app is built", () => {
  const parts = globSync(
    copied.map((path) => `${path}/*/tsconfig.json`),
    { cwd: root },
  );
  expect(parts.length).toBeGreaterThan(5);
  const wanted = parts.map((path) => {
    const { extends: base } = JSON.parse(readFileSync(join(root, path), "utf8")) as { extends: string };
    return join(dirname(path), base);
  });
  expect([...new Set(wanted)].filter((path) => !copied.includes(path))).toEqual([]);
});

it("every setting that is named here is one of the server's, and operations.md explains each that there is", () => {
  const lines = ["compose.yaml", "gable.service", "gable.env.example"].map((name) => read(name)).join("\n");
  const image = [...read("Dockerfile").matchAll(/^ENV (.+)$/gm)].map(([, pairs = ""]) => pairs).join(" ");
  const named = [...`${lines}\n${image}`.matchAll(/\b([A-Z][A-Z\d_]+)(?=[:=])/g)].map(([, name = ""]) =>
    name.replace(/_FILE$/, ""),
  );
  const ofOthers = new Set([
    ...Object.keys(mallocEnvironment),
    "CMD",
    "NODE_ENV",
    "POSTGRES_DB",
    "POSTGRES_USER",
    "POSTGRES_PASSWORD",
  ]);
  expect(new Set(named).size).toBeGreaterThan(12);
  expect(named.filter((name) => !settingNames.includes(name) && !ofOthers.has(name))).toEqual([]);
  const explained = readFileSync(join(root, "docs/operations.md"), "utf8");
  expect(settingNames.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});

it("the server takes what compose.yaml, gable.env.example and files of secrets say together", () => {
  const pairs = [...read("gable.env.example").matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]);
  const secret = "id:" + "A".repeat(43) + "=";
  const given = {
    ...(Object.fromEntries(pairs) as Record<string, string>),
    DEPLOYMENT: "production",
    ROLE: "api",
    DATABASE_URL: "postgres://gable_work:PASSWORD@database/gable?sslmode=disable",
    MASTER_KEYS: secret,
    SESSION_KEYS: secret,
    VENDOR_API_KEY: secret,
    VENDOR_WEBHOOK_SECRETS: secret,
  };
  expect(loadConfig(given)).toMatchObject({ role: "api", publicUrl: expect.stringContaining("https://") });
});

it("the role that works gets the password of its file, and none is made where that cannot be read", () => {
  const script = read("make-working-role.sh");
  const folder = mkdtempSync(join(tmpdir(), "gable-role-"));
  const secret = join(folder, "secret");
  // In the place of psql: says what it was told.
  writeFileSync(join(folder, "psql"), '#!/bin/sh\nprintf "%s\\n" "$@"; cat\n', { mode: 0o755 });
  const run = () =>
    spawnSync("sh", ["-c", script.replace("/run/secrets/database_work_password", secret)], {
      env: { PATH: `${folder}:${process.env["PATH"]}`, POSTGRES_USER: "gable" },
      encoding: "utf8",
    });
  const unread = run();
  expect(unread.status).not.toBe(0);
  expect(unread.stdout).toBe("");
  writeFileSync(secret, "a word of theirs\n");
  const made = run();
  expect(made.status).toBe(0);
  expect(made.stdout).toContain("--set=password=a word of theirs\n");
  expect(made.stdout).toContain("create role gable_work login");
  rmSync(folder, { recursive: true });
});

it("who faces the internet has no way to the owner of the tables", () => {
  const [, api = "", worker = ""] = /^ {2}api:(.*?)^ {2}worker:(.*?)^volumes:/ms.exec(read("compose.yaml")) ?? [];
  expect(api).toContain("DATABASE_URL_FILE");
  expect(api).not.toContain("database_owner_url");
  expect(worker).toContain("DATABASE_OWNER_URL_FILE: /run/secrets/database_owner_url");
  // So the tables are brought up to date first.
  expect(api).toContain("worker: { condition: service_healthy }");
});

it("nginx stands before the API that compose.yaml publishes, under the names of gable.env.example, and alone says who asks", () => {
  const proxy = read("nginx.conf");
  const published = /ports: \["(127\.0\.0\.1:\d+):3000"\]/.exec(read("compose.yaml"))?.[1] ?? "none";
  expect(proxy).toContain(`server ${published} `);
  const { hostname } = new URL(/^PUBLIC_URL=(.+)$/m.exec(read("gable.env.example"))?.[1] ?? "");
  const names = [...proxy.matchAll(/server_name (.+);/g)].map(([, hosts]) => hosts);
  // Below it: the console, and each lender without an address of its own.
  expect(new Set(names)).toEqual(new Set([`${hostname} *.${hostname}`]));
  expect(proxy).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  expect(read("compose.yaml")).toContain('TRUST_PROXY: "true"');
});

it.each(["Dockerfile", "gable.service"])("%s starts Node for the server as everything here does", (file) => {
  const command = read(file).replaceAll(/["[\],]/g, "");
  expect(command).toContain(`node ${nodeOptions.join(" ")} apps/server/src/main.ts`);
  for (const [name, value] of Object.entries(mallocEnvironment)) expect(command).toContain(`${name}=${value}`);
});

it.each([
  ["compose.yaml", "/run/secrets/"],
  ["gable.service", "%d/"],
])("every secret that %s hands over is a file that the server reads, and none stands in the open", (file, folder) => {
  const text = read(file);
  const handed = [...text.matchAll(/\b([A-Z_]+)_FILE[:=] ?(\S+)/g)].filter(([, name]) => name !== "POSTGRES_PASSWORD");
  expect(handed.length).toBeGreaterThan(3);
  for (const [, name = "", path = ""] of handed) {
    expect(path).toBe(folder + name.toLowerCase());
    expect(text).toMatch(new RegExp(`${name.toLowerCase()}: ?(\\{ file: secrets|/etc/gable/secrets)/`));
    expect(() => loadConfig({ [`${name}_FILE`]: "/dev/null" })).toThrow(`${name}_FILE names is empty`);
    expect(text).not.toMatch(new RegExp(`\\b${name}[:=]`));
  }
});

it("the log is searched by a correlation id, and around it", () => {
  const id = "5f0e4d4e-6a0c-4c37-9d0a-2f9a4c1f7b11";
  const application = "7d3f0b52-6a1e-4c88-9f10-5b2e7c9d4a11";
  const log = [
    `{"level":"info","correlationId":"${id}","application":"${application}","msg":"asked"}`,
    `{"level":"warn","application":"${application}","msg":"followed"}`,
    `{"level":"info","correlationId":"other-request","msg":"else"}`,
  ].join("\n");
  const find = (...words: string[]) =>
    execFileSync(process.execPath, [join(root, "tools/find-logs.ts"), ...words], { input: log, encoding: "utf8" });
  expect(find(id)).toContain("asked");
  expect(find(id)).not.toContain("followed");
  expect(find(id, "--around")).toContain("followed");
  expect(find(id, "--around")).not.toContain("else");
});
