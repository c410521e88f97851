import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Context } from "../context.ts";

const READY_WITHIN_MS = 1000;

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, which without its database it cannot. Without the store of documents it serves
 * most of what is asked, and no process serves more: that is told, and takes none of them away.
 */
export function registerHealth(
  app: FastifyInstance,
  { database, documents, log }: Pick<Context, "database" | "documents" | "log">,
): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });

  app.get("/healthz", async () => ({ status: "ok" }));

  app.get("/readyz", async (_, reply) => {
    if (isClosing) return reply.code(503).send({ status: "closing" });
    try {
      await withinMs(READY_WITHIN_MS, sql`select 1`.execute(database.kysely));
      return { status: "ready", ...(!documents.isServing() && { documents: "unavailable" }) };
    } catch (error) {
      log.warn({ err: error }, "not ready");
      return reply.code(503).send({ status: "database unavailable" });
    }
  });
}

async function withinMs<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
