import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onHost } from "@gable/domain/journey/paths.ts";
import { carriedQuery } from "@gable/domain/journey/redirects.ts";
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
/** On a lender's host it is an address of borrowers, which leads on to their own things as the root does. */
const LED_ON = "/account";
const FOLDER = fileURLToPath(new URL("../../../console/dist", import.meta.url));

type Page = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The console's page: in the product's own colours until somebody has logged in, then in those of their lender. */
export function consolePage(ctx: Context): Page {
  let template: string | undefined;
  return async (_request, reply) => {
    template ??= await readFile(join(FOLDER, "index.html"), "utf8").catch(() => {
      throw new Refusal(
        503,
        "not-built",
        "The console is not built yet. While npm start builds it, load this page again in a moment.",
      );
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
  const onItsHost: Page = async (request, reply) => {
    if (isConsoleHost(ctx, request)) return page(request, reply);
    if (request.routeOptions.url !== LED_ON) throw notFound();
    const { search } = new URL(request.url, "http://lender");
    return reply.redirect(onHost("/") + carriedQuery(search), 302);
  };
  for (const path of consolePaths) {
    app.get(path, onItsHost);
    app.get(`${path}/*`, onItsHost);
  }
}
