import type { Context } from "@gable/server/context.ts";
import { expect, vi } from "vitest";
import { PATIENCE_MS } from "./patience.ts";

/** Waits until nothing is under way for an application: whoever looks at it afterwards finds it as it stays. Also before all tests. */
export const untilQuiet = (ctx: Context, applicationUuid: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const underWay = await ctx.database.kysely
        .selectFrom("tasks")
        .select("key")
        .where("application_uuid", "=", applicationUuid)
        .where("state", "in", ["queued", "running"])
        .execute();
      expect(underWay).toEqual([]);
    },
    { timeout: PATIENCE_MS },
  );
