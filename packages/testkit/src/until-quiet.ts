import type { Context } from "@gable/server/context.ts";
import { expect, vi } from "vitest";

const PATIENCE_MS = 20_000;

/** Waits until nothing is under way for an application: whoever looks at it afterwards finds it as it stays. */
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
