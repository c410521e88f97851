import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { withLinksFor } from "./page.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

it("keeps a link that the build marked for some pages off all others", () => {
  const links = `<link rel="a"><link rel="b" href="/b.js" data-below="/account/heloc/register">`;
  expect(withLinksFor("/account/heloc/register/name?pop=1", links)).toBe(links);
  expect(withLinksFor("/dashboard", links)).toBe(`<link rel="a">`);
});

describe("a page of the portal", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

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
    `${siteRoutes.verify}/${"a".repeat(64)}`,
  ])("is there at %s for whoever types it or follows a link", async (url) => {
    const page = await product.app.inject({ url });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
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
