import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { CallDefinition } from "@gable/contract/call.ts";

/** Every call that the contract declares, in whichever file: what a matrix over the whole contract runs over. */
export async function everyCall(): Promise<CallDefinition[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve("@gable/contract/calls/application.ts")));
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  const modules = await Promise.all(
    files.map((name) => import(`@gable/contract/calls/${name}`) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((exported) => Object.values(exported).filter(isCall));
}

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === "object" && value !== null && "path" in value && "method" in value && "access" in value;
