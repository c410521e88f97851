import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadConfig } from "@gable/server/config.ts";
import { nodeOptions } from "@gable/server/node-options.ts";
import { createMetrics } from "@gable/server/metrics/metrics.ts";
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

it("every alert says what to do", () => {
  const alerts = [...read("alerts.yaml").matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? "");
  expect(alerts.filter((name) => !read("alerts.md").includes(`| ${name} |`))).toEqual([]);
});

it("the image copies folders that are there", () => {
  const copied = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
    paths.split(" "),
  );
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it.each(["Dockerfile", "gable.service"])("%s starts Node for the server as everything here does", (file) => {
  const command = read(file).replaceAll(/["[\],]/g, "");
  expect(command).toContain(`node ${nodeOptions.join(" ")} apps/server/src/main.ts`);
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
