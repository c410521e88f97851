import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { isConsoleHost } from "./console-host.ts";
import { builtFiles } from "./folder-files.ts";
import { notFound, Refusal } from "./refusal.ts";

/** Paths that the console's own router answers, beside its root and `/auth`, whose names the portal has too. */
export const consolePaths = [
  "/pipeline",
  "/file",
  "/chats",
  "/staff",
  "/account",
  "/reports",
  "/audit",
  "/settings",
  "/complaints",
  "/hmda",
  "/feedback",
  "/officer",
  "/notary",
];
const FOLDER = fileURLToPath(new URL("../../../console/dist", import.meta.url));

type Page = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The console's page: in the product's own colours until somebody has logged in, then in those of their lender. */
export function consolePage(ctx: Context): Page {
  let template: string | undefined;
  return async (_request, reply) => {
    template ??= await readFile(join(FOLDER, "index.html"), "utf8").catch(() => {
      throw new Refusal(503, "not-built", "The console is not built. Start the product with npm start.");
    });
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(template.replaceAll("%DEPLOYMENT%", ctx.config.deployment).replaceAll("%LENDER%", mainLenderOf(ctx)));
  };
}

const mainLenderOf = (ctx: Context): string =>
  ctx.lenders.all().find((lender) => lender.orgMetaData.other.settings.isMainOrganisation)?.orgCode ?? "";

/** Serves the console: its built files on any host, its page on its own host alone. */
export async function consolePages(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(builtFiles("/console-assets/", join(FOLDER, "console-assets")));
  const page = consolePage(ctx);
  const onItsHost: Page = (request, reply) => {
    if (!isConsoleHost(ctx, request)) throw notFound();
    return page(request, reply);
  };
  for (const path of consolePaths) {
    app.get(path, onItsHost);
    app.get(`${path}/*`, onItsHost);
  }
}
