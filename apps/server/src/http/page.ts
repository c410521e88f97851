import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { FeatureDecision } from "@gable/domain/experiments/features.ts";
import { maintenanceFlagOf, maintenancePageAt } from "@gable/domain/journey/maintenance.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { carriedQuery, oldPaths, redirectOfOldPath } from "@gable/domain/journey/redirects.ts";
import { portalAddresses } from "@gable/domain/journey/site-routes.ts";
import type { Language } from "@gable/domain/language.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { OrganisationInfo } from "@gable/domain/organisations/organisation-info.ts";
import { organisationInfoOf } from "@gable/domain/organisations/organisation-info-of.ts";
import { pricingFiguresOf } from "@gable/domain/organisations/pricing-figures-of.ts";
import { themeOf } from "@gable/ui/tokens/theme.ts";
import { themeCss } from "@gable/ui/tokens/theme-css.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { closedPages } from "../modules/experiments/closed-pages.ts";
import { isConsoleHost } from "./console-host.ts";
import { consolePage } from "./console-page.ts";
import { escapeHtml } from "./escape-html.ts";
import { builtFiles } from "./folder-files.ts";
import { languageOf } from "./language-of.ts";
import { lenderDrawings } from "./lender-drawings.ts";
import { OPENING_SCRIPT_HASH, openingsFrom } from "./opening.ts";
import { lenderOf } from "./organisation.ts";
import { Refusal } from "./refusal.ts";
import { readScreenLinks, type ScreenLinks } from "./screen-links.ts";
import { pagePolicyReaching } from "./security-headers.ts";

/** Paths that the portal's own router answers, below the lender's host: older addresses below `/auth` lead on there. */
const portalPaths = ["/account/heloc", "/auth", ...portalAddresses];

/**
 * Serves the portal: its built files, and for each of its paths the page with the lender's organisation object injected and the
 * lender's colours linked, so that the first paint is already the lender's.
 */
export async function portalPages(app: FastifyInstance, ctx: Context): Promise<void> {
  const folder = fileURLToPath(new URL("../../../portal/dist", import.meta.url));
  let template: string | undefined;
  let linksOf: ((url: string) => ScreenLinks) | undefined;
  await app.register(builtFiles("/assets/", join(folder, "assets")));
  await app.register(lenderDrawings(ctx));
  // Asked for beside documents and other pages that link to no icon.
  app.get("/favicon.ico", (request, reply) => reply.redirect(markOf(lenderOf(ctx, request)), 302));
  app.get("/theme/:orgCode.css", (request, reply) => {
    const { orgCode } = request.params as { orgCode: string };
    const lender = ctx.lenders.all().find((one) => one.orgCode === orgCode);
    if (!lender) return reply.callNotFound();
    return reply
      .type("text/css; charset=utf-8")
      .header("cache-control", "public, max-age=60")
      .send(themeCss(themeOf(lender.orgMetaData.other.colours)));
  });
  const ofProblems = await readFile(new URL("problem-page.css", import.meta.url), "utf8");
  // Also for whoever has asked too often: the page that says so is to be read.
  app.get("/problem.css", { config: { rateLimit: false } }, (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=3600").send(ofProblems),
  );
  const pageOfConsole = consolePage(ctx);
  const closedPagesOf = closedPages(ctx);
  const openingOf = openingsFrom(join(folder, "opening/render-opening.js"));
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isConsoleHost(ctx, request)) return pageOfConsole(request, reply);
    const lender = lenderOf(ctx, request);
    template ??= await readFile(join(folder, "index.html"), "utf8").catch(() => {
      throw new Refusal(
        503,
        "not-built",
        "The portal is not built yet. While npm start builds it, load this page again in a moment.",
      );
    });
    linksOf ??= await readScreenLinks(join(folder, "screen-links.json"));
    const { begin, links } = linksOf(request.url);
    const organisation = organisationOf(ctx, lender);
    const closed = await closedPagesOf(lender.orgCode);
    const opening = closesRegistration(closed) ? undefined : await openingOf(request, organisation);
    const reached = ctx.chatProviders.reachedBy(lender.orgCode);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", pagePolicyReaching(ctx.config, reached, opening && OPENING_SCRIPT_HASH))
      .header("vary", "accept-language")
      .send(
        withClosedPages(withOrganisation(template, organisation, languageOf(request), begin), closed)
          .replace("</head>", `${links}</head>`)
          .replace("<!--opening-->", () => opening ?? ""),
      );
  };
  for (const path of portalPaths) {
    app.get(path, page);
    app.get(`${path}/*`, page);
  }
  // Links of before stand in mails that people keep.
  for (const path of oldPaths) {
    app.get(path, (request, reply) => {
      const { pathname } = addressOf(request);
      const now = isConsoleHost(ctx, request) ? null : redirectOfOldPath(pathname, searchOf(request));
      return now === null ? reply.callNotFound() : reply.redirect(onHost(now), 302);
    });
  }
  app.get("/", (request, reply) =>
    isConsoleHost(ctx, request)
      ? pageOfConsole(request, reply)
      : reply.redirect(onHost("/") + carriedQuery(searchOf(request)), 302),
  );
}

const addressOf = (request: FastifyRequest): URL => new URL(request.url, "http://lender");
/** The query with its question mark, or empty. */
const searchOf = (request: FastifyRequest): string => addressOf(request).search;

function organisationOf(ctx: Context, lender: Lender): OrganisationInfo {
  const on = localDateAt(ctx.clock.now().toISOString(), "America/New_York");
  return organisationInfoOf(lender, {
    on,
    baseUrl: ctx.lenders.originOf(lender),
    fileUrl: (file) => `/lenders/${lender.orgCode}/${file}`,
    markUrl: (mode) => `/lenders/marks/${mode}.svg`,
    deployment: ctx.config.deployment,
    pricing: pricingFiguresOf(ctx.policies.on(lender.orgCode, on)),
  });
}

const closesRegistration = (closed: FeatureDecision | null): boolean =>
  closed !== null && maintenancePageAt(paths.register(), maintenanceFlagOf(closed)) !== null;

/** So that a closed page shows nothing of itself before a call has said that it is closed. */
function withClosedPages(html: string, closed: FeatureDecision | null): string {
  if (closed === null) return html;
  const inert = JSON.stringify(closed).replaceAll("<", "\\u003c");
  return html.replace("</head>", () => `<script type="application/json" id="closed-pages">${inert}</script></head>`);
}

/** The organisation object travels as inert JSON, which no content-security policy has to allow; `begin` reads it. */
function withOrganisation(template: string, organisation: OrganisationInfo, language: Language, begin: string): string {
  const { orgBrand, orgMetaData } = organisation;
  const { name, tagline } = orgMetaData.products.heloc;
  // Where a link to the page is shown, and by searches.
  const offer = `${name[language]} · ${tagline[language]}`;
  const inert = JSON.stringify(organisation).replaceAll("<", "\\u003c");
  return template
    .replaceAll("%LENDER%", () => escapeHtml(orgBrand))
    .replace(
      "<!--organisation-->",
      () =>
        `<meta name="description" content="${escapeHtml(offer)}">` +
        `<link rel="icon" type="image/svg+xml" href="${markOf(organisation)}">` +
        `<link rel="stylesheet" href="/theme/${encodeURIComponent(organisation.orgCode)}.css">` +
        `<script type="application/json" id="organisation">${inert}</script>${begin}`,
    );
}

/** The lender's mark, on its own ground so that it shows on light and dark tabs. */
const markOf = ({ orgCode }: Pick<Lender, "orgCode">): string => `/lenders/${encodeURIComponent(orgCode)}/mark.svg`;
