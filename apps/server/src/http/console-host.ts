import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";

/** Whether a request came to the console's own host: only there are staff's sessions good, and no borrower's is. */
export const isConsoleHost = (ctx: Context, request: FastifyRequest): boolean =>
  request.hostname.toLowerCase() === new URL(ctx.config.consoleUrl).hostname;
