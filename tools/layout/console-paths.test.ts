import { readFileSync } from "node:fs";
import { join } from "node:path";
import { consolePaths } from "@gable/server/http/console-page.ts";
import { expect, it } from "vitest";
import { root } from "../running/root.ts";

it("every page of the console is served when it is opened by its address, and nothing that is none", () => {
  const routes = readFileSync(join(root, "apps/console/src/routes.tsx"), "utf8");
  const first = [...routes.matchAll(/path: "(\/[a-z]+)/g)].map(([, path]) => path);
  // Names that the portal has too are served by the host.
  expect(new Set(first.filter((path) => path !== "/auth"))).toEqual(new Set(consolePaths));
});
