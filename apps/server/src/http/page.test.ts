import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAINTENANCE_FLAG_KEY } from "@gable/domain/journey/maintenance.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { OrganisationInfo } from "@gable/domain/organisations/organisation-info.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openingsFrom } from "./opening.ts";
import { readScreenLinks } from "./screen-links.ts";

describe("the links of a page", () => {
  const folder = mkdtempSync(join(tmpdir(), "gable-links-"));
  const file = join(folder, "screen-links.json");
  afterAll(() => rmSync(folder, { recursive: true }));
  const links = {
    "/account/heloc/:uuid/upload/:type": {
      begin: "/assets/begin.js",
      files: ["/assets/upload.css", "/assets/upload.js"],
    },
    "/verify/:sha256?": { files: ["/assets/verify.js"] },
  };

  it("are those of its own screen, whatever the address asks beside", async () => {
    writeFileSync(file, JSON.stringify(links));
    const linksOf = await readScreenLinks(file);
    expect(linksOf("/account/heloc/0b7c/upload/w2?pop-webchat=1")).toEqual({
      begin: `<script type="module" async crossorigin src="/assets/begin.js"></script>`,
      links: `<link rel="preload" as="style" crossorigin href="/assets/upload.css"><link rel="modulepreload" crossorigin href="/assets/upload.js">`,
    });
    for (const url of ["/verify", "/verify/ab12", "/verify/ab12/"])
      expect(linksOf(url).links).toContain("/assets/verify.js");
    for (const url of ["/", "/verify/ab/12", "/account/heloc/0b7c/upload", "/x/account/heloc/0b7c/upload/w2"])
      expect(linksOf(url)).toEqual({ begin: "", links: "" });
  });

  it("are none while the portal is still being built", async () => {
    const linksOf = await readScreenLinks(`${file}.missing`);
    expect(linksOf("/verify").links).toBe("");
  });
});

describe("a page of the portal", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it.each([
    ["/lenders/gable/staff.json", 404],
    ["/lenders/gable/lender.json", 404],
    ["/lenders/gable/originators.json", 404],
    ["/lenders/gable/policies", 404],
    ["/lenders/gable/%2e%2e%2fgable%2fstaff.json", 404],
    ["/lenders/gable/..%2f..%2fpackage.json", 404],
    ["/lenders/gable/mark.svg%00.png", 400],
    ["/theme/nobody.css", 404],
    ["/theme/__proto__.css", 404],
    ["/theme/%00.css", 400],
    ["/lenders/gable/mark.svg", 200],
    ["/theme/gable.css", 200],
  ])("hands out what a lender's pages show, and of %s nothing else", async (url, status) => {
    const reply = await product.app.inject({ url, headers: { host: "localhost" } });
    expect(reply.statusCode).toBe(status);
    expect(status === 200 || !reply.body.includes("@")).toBe(true);
  });

  it("lets a browser keep built files for ever, and what a lender may draw anew for an hour", async () => {
    const page = await product.app.inject({ url: "/account/heloc/register" });
    const built = new Set([...page.body.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file));
    const keptOf = async (url: string) => {
      const { statusCode, headers } = await product.app.inject({ url, headers: { "accept-encoding": "br" } });
      return [statusCode, headers["cache-control"], headers["content-encoding"]];
    };
    const replies = await Promise.all([...built].map(keptOf));
    expect(new Set(replies.map(([status, cache]) => `${status} ${cache}`))).toEqual(
      new Set(["200 public, max-age=31536000, immutable"]),
    );
    expect(replies.map(([, , encoding]) => encoding)).toContain("br");
    expect(await keptOf("/lenders/gable/mark.svg")).toEqual([200, "public, max-age=3600", undefined]);
    for (const url of ["/assets/gone.js", "/lenders/gable/gone.svg"])
      expect(await keptOf(url)).toEqual([404, "no-store", undefined]);
  });

  it.each([
    "/account/heloc/register",
    "/account/heloc/heloc-signer/login",
    siteRoutes.login,
    siteRoutes.dashboard,
    siteRoutes.settings,
    siteRoutes.contact,
    siteRoutes.terms,
    siteRoutes.communications,
    siteRoutes.privacy,
    siteRoutes.licenses,
    siteRoutes.verify,
    siteRoutes.idPictures,
    siteRoutes.waitlist,
    siteRoutes.invited,
    `${siteRoutes.verify}/${"a".repeat(64)}`,
  ])("is there at %s for whoever types it or follows a link", async (url) => {
    const page = await product.app.inject({ url });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  });

  it.each([
    ["localhost", "en-US", "Home equity line of credit · Funded in as little as five days"],
    ["harbor-pine.localhost", "es-MX,es;q=0.9", "HomeLine · El valor de su vivienda, en tan solo cinco días"],
  ])("says at %s to who reads %s what is offered, where a link to it is shown", async (host, languages, offer) => {
    const headers = { host, "accept-language": languages };
    const { body } = await product.app.inject({ url: "/account/heloc/register", headers });
    expect(body).toContain(`<meta name="description" content="${offer}">`);
  });

  it.each(["/", "/account"])(
    "leads on from %s of the host, with the chat that was asked for and nothing else",
    async (path) => {
      const url = `${path}?utm=1&pop-webchat=1`;
      const reply = await product.app.inject({ url, headers: { host: "localhost" } });
      expect([reply.statusCode, reply.headers.location]).toEqual([302, "/account/heloc?pop-webchat=1"]);
      const { host } = new URL(product.ctx.config.consoleUrl);
      expect((await product.app.inject({ url, headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each([
    ["/account/register?referrer=jo&step=name", "/account/heloc/register?referrer=jo&step=name"],
    ["/account/heloc-signer", "/account/heloc/heloc-signer"],
    ["/account/heloc-signer/sign?token=secret&pop-webchat=1", "/account/heloc/heloc-signer/sign?pop-webchat=1"],
    ["/account/heloc-signer//elsewhere.example", "/account/heloc/heloc-signer//elsewhere.example"],
  ])("leads from %s, where it was before, to %s", async (url, now) => {
    const reply = await product.app.inject({ url, headers: { host: "localhost" } });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, now]);
    const { host } = new URL(product.ctx.config.consoleUrl);
    expect((await product.app.inject({ url, headers: { host } })).statusCode).toBe(404);
  });
});

it("has no opening while the portal is still being built, and one from then on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gable-opening-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "render-opening.js");
  const openingOf = openingsFrom(file);
  const request = { url: "/account/heloc/register", query: {}, headers: {} } as FastifyRequest;
  const organisation = { orgCode: "gable", orgMetaData: { other: { settings: {} } } } as OrganisationInfo;
  expect(await openingOf(request, organisation)).toBeUndefined();
  writeFileSync(file, "export const renderOpen");
  expect(await openingOf(request, organisation)).toBeUndefined();
  writeFileSync(file, "export const renderOpening = () => 'Which home?';");
  utimesSync(file, 1, 1);
  expect(await openingOf(request, organisation)).toContain("Which home?");
});

describe("a page that is not there", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());
  const accept = "text/html,application/xhtml+xml";
  const pageAt = (host: string, languages: string) =>
    product.app.inject({ url: "/no/such/page", headers: { host, accept, "accept-language": languages } });

  it("is the lender's, in the reader's language first, with a way on and whom to call", async () => {
    const { statusCode, body } = await pageAt("harbor-pine.localhost", "es-MX,es;q=0.9");
    expect(statusCode).toBe(404);
    expect(body).toContain('<html lang="es">');
    expect(body).toContain("<h1>Aquí no hay nada con esta dirección, o no es suyo.</h1>");
    expect(body).toContain('<p class="other" lang="en">There is nothing here');
    expect(body).toContain('<link rel="stylesheet" href="/theme/harbor-pine.css">');
    expect(body).toMatch(
      /<img src="\/lenders\/harbor-pine\/logo.svg" width="\d+" height="\d+" alt="Harbor &amp; Pine">/,
    );
    expect(body).toContain('<a class="button" href="/">Ir a la página de inicio</a>');
    expect(body).toMatch(/llámenos: <a href="tel:\d{10}">/);
    expect(body).not.toContain("<script");
  });

  it("is nobody's on the console's host", async () => {
    const { body } = await pageAt(new URL(product.ctx.config.consoleUrl).host, "en-US");
    expect(body).toContain("<h1>There is nothing here under this address, or it is not yours.</h1>");
    expect(body).not.toMatch(/\/theme\/|<header|tel:/);
  });

  it("has a style that a page of ours may load", async () => {
    const { headers } = await pageAt("localhost", "en-US");
    expect(headers["content-security-policy"]).toContain("style-src 'self'");
    const style = await product.app.inject({ url: "/problem.css" });
    expect([style.statusCode, style.headers["content-type"]]).toEqual([200, "text/css; charset=utf-8"]);
  });
});

describe("the opening of registration", () => {
  const OPENING = /<div id="opening" lang="(\w+)">(.*)<\/div><script>(.*?)<\/script>/s;
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());
  const pageAt = (url: string, host = "localhost", languages = "en-US,en;q=0.9") =>
    product.app.inject({ url, headers: { host, "accept-language": languages } });

  it.each([
    ["en-US,en;q=0.9", "en", "Which home would secure the line?"],
    ["es-MX, es;q=0.9, en;q=0.8", "es", "¿Qué casa garantizaría la línea?"],
    ["fr, de;q=0.5", "en", "Which home would secure the line?"],
  ])("asks the first question of somebody who speaks %s", async (languages, language, question) => {
    const [, lang, markup] = OPENING.exec((await pageAt("/account/heloc/register", "localhost", languages)).body) ?? [];
    expect(lang).toBe(language);
    expect(markup).toContain(`<h1 tabindex="-1">${question}</h1>`);
  });

  it("is each lender's own, also after its settings have changed", async () => {
    const [, , ofHarborPine] =
      OPENING.exec((await pageAt("/account/heloc/register", "harbor-pine.localhost")).body) ?? [];
    expect(ofHarborPine).toContain("Harbor &amp; Pine");
    const { companyInfo } = product.ctx.lenders.byOrgCode("gable").orgMetaData;
    const before = (await pageAt("/account/heloc/register")).body;
    expect(before).toContain("(800) 555-0142</span>");
    Object.assign(companyInfo, { phoneFormatted: "(800) 555-0999" });
    expect(OPENING.exec((await pageAt("/account/heloc/register")).body)?.[2]).toContain("(800) 555-0999</span>");
    Object.assign(companyInfo, { phoneFormatted: "(800) 555-0142" });
  });

  it("is allowed the one script in it, and nothing else inside the page", async () => {
    const page = await pageAt("/account/heloc/register");
    const [, , markup, script] = OPENING.exec(page.body) ?? [];
    const hash = createHash("sha256")
      .update(script ?? "")
      .digest("base64");
    expect(page.headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(markup).not.toMatch(/<script|style=|\son\w+=/);
    expect((await pageAt("/contact")).headers["content-security-policy"]).toContain("script-src 'self';");
  });

  it.each([
    ["/account/heloc/register?step=name", "localhost"],
    ["/account/heloc/register?referrer=5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03", "localhost"],
    ["/account/heloc/register/support", "localhost"],
    ["/dashboard", "localhost"],
    ["/account/heloc/register", "gable-wholesale.localhost"],
    ["/account/heloc/register", "gable-advisors.localhost"],
  ])("is not in %s of %s", async (url, host) => {
    expect((await pageAt(url, host)).body).not.toContain('id="opening"');
  });
});

it("brings with the page what the lender has closed, and nothing while it is open", async () => {
  const product = await startProduct();
  const served = async () => (await product.app.inject({ url: "/account/heloc/register" })).body;
  expect(await served()).not.toContain("closed-pages");
  const closed = { flagEnabled: true, variables: { routes: ["/register"], message: "</script>" } };
  await writeFile(
    join(product.config.dataDir, "flags.json"),
    JSON.stringify({
      flags: {
        [MAINTENANCE_FLAG_KEY]: { state: "ENABLED", variants: { closed }, defaultVariant: "closed", targeting: {} },
      },
    }),
  );
  const inert = /<script type="application\/json" id="closed-pages">(.*?)<\/script>/.exec(await served());
  expect(JSON.parse(inert?.[1] ?? "null")).toEqual(closed);
  expect(await served()).not.toContain(`id="opening"`);
  await product.close();
});

describe("what a lender calls itself", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("is text on each page, whatever a page, its JSON or a pattern might take it for", async () => {
    const { ctx, app } = product;
    const brand = `</title></script><script>alert(1)</script><img src=x onerror="alert(1)"> $& $' $\``;
    const record = sql<string>`jsonb_set(record::jsonb, '{orgBrand}', ${JSON.stringify(brand)}::jsonb)`;
    await ctx.database.kysely.updateTable("lenders").set({ record }).where("org_code", "=", "gable").execute();
    await ctx.lenders.reload();
    const page = (await app.inject({ url: siteRoutes.login, headers: { host: "localhost" } })).body;
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain("<img src=x");
    expect(page).toContain("onerror=&quot;alert(1)&quot;> $&amp; $' $`");
    const inert = /id="organisation">(.*?)<\/script>/.exec(page)?.[1] ?? "";
    expect((JSON.parse(inert) as { orgBrand: string }).orgBrand).toBe(brand);
  });
});

describe("a lender's mark", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it.each([
    ["localhost", "gable"],
    ["harbor-pine.localhost", "harbor-pine"],
  ])("is the icon of %s", async (host, orgCode) => {
    const asked = await product.app.inject({ url: "/favicon.ico", headers: { host } });
    expect(asked.headers.location).toBe(`/lenders/${orgCode}/mark.svg`);
    const mark = await product.app.inject({ url: `/lenders/${orgCode}/mark.svg`, headers: { host } });
    expect(mark.headers["content-type"]).toContain("image/svg+xml");
    expect(mark.body).toContain("<svg");
  });
});
