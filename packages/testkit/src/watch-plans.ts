import type { Database } from "@gable/server/database/open.ts";
import { z } from "zod";
import { runOn } from "./database-server.ts";

/** A statement that must read a table whole. */
export interface WholeRead {
  readonly table: string;
  readonly statement: string;
}

export interface PlanWatch {
  /** How many plans were made so far. */
  readonly planned: () => number;
  readonly wholeReads: () => readonly WholeRead[];
}

const settings = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_format": "json",
  "auto_explain.log_level": "notice",
  enable_seqscan: "off",
} as const;

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const PlanNode: z.ZodType<PlanNode> = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  get Plans() {
    return z.array(PlanNode).optional();
  },
});
const Explained = z.object({ "Query Text": z.string(), Plan: PlanNode });

/**
 * Has PostgreSQL tell the plan of every statement on a database that nobody has used yet. The planner is kept from sequential scans: one is
 * left only where no index leads to what is asked for, whatever the size of the table.
 */
export async function watchPlans({ pool, ownerUrl }: Database): Promise<PlanWatch> {
  const name = new URL(ownerUrl.replace("@/", "@socket/")).pathname.slice(1);
  for (const [setting, value] of Object.entries(settings)) {
    await runOn(ownerUrl, `alter database ${name} set ${setting} = '${value}'`);
  }
  const found = new Map<string, WholeRead>();
  let planned = 0;
  pool.on("connect", (client) => {
    client.on("notice", ({ message = "" }) => {
      const at = message.indexOf("plan:");
      if (at < 0) return;
      planned += 1;
      const { Plan, "Query Text": statement } = Explained.parse(JSON.parse(message.slice(at + "plan:".length)));
      for (const table of readWhole(Plan)) found.set(`${table} ${statement}`, { table, statement });
    });
  });
  return { planned: () => planned, wholeReads: () => [...found.values()] };
}

function readWhole({ "Node Type": kind, "Relation Name": table, Plans = [] }: PlanNode): string[] {
  return [...(kind === "Seq Scan" && table !== undefined ? [table] : []), ...Plans.flatMap(readWhole)];
}
