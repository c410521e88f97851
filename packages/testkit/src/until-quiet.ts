import type { Context } from "@gable/server/context.ts";
import { expect } from "vitest";

/** Waits until nothing is under way for an application: whoever looks at it afterwards finds it as it stays. */
export const untilQuiet = (ctx: Context, applicationUuid: string): Promise<void> =>
  expect
    .poll(() =>
      ctx.database.kysely
        .selectFrom("tasks")
        .select("key")
        .where("application_uuid", "=", applicationUuid)
        .where("state", "in", ["queued", "running"])
        .execute(),
    )
    .toEqual([]);
