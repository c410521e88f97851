import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { heading } from "../arrive.ts";
import { REGISTER } from "../stages/registration.ts";
import { test } from "../test-with-product.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

const at = (orgCode: string, path: string) => product.portalUrl(orgCode) + path;

const FIVE_DAYS = "Home equity line of credit · Funded in as little as five days";
const lenders = [
  {
    code: "gable",
    newYork: "Not authorized to take applications in New York.",
    mark: "Equal Housing Lender",
    offer: FIVE_DAYS,
    named: "Gable Home Equity Line is a product of Gable Home Lending, LLC,",
  },
  {
    code: "gable-advisors",
    newYork: "Not authorized to take applications",
    mark: "Equal Housing Lender",
    offer: FIVE_DAYS,
    named: "Gable Advisors Home Equity Line is a product of Gable Home Lending, LLC,",
  },
  {
    code: "gable-wholesale",
    newYork: "Not authorized to take applications",
    mark: "Equal Housing Lender",
    offer: FIVE_DAYS,
    named: "Gable Wholesale Home Equity Line is a product of",
  },
  {
    code: "gable-wholesale-east",
    newYork: "is being reviewed by the Department",
    mark: "Equal Housing Lender",
    offer: FIVE_DAYS,
    named: "Gable Wholesale East Home Equity Line is a product of",
  },
  {
    code: "harbor-pine",
    newYork: "Licensed Mortgage Banker, New York State",
    mark: "Equal Opportunity Lender",
    offer: "HomeLine · Your home’s equity, in as little as five days",
    named: "Harbor & Pine HomeLine is a product of Harbor & Pine Savings, Inc.,",
  },
  {
    code: "blue-heron",
    newYork: "Not authorized to take applications",
    mark: "Equal Housing Opportunity",
    offer: "Home equity line of credit · For members: funded in as little as five days",
    named: "Blue Heron Home Equity Line is a product of Blue Heron Community Credit Union,",
  },
];

for (const { code, newYork, mark, offer, named } of lenders) {
  test(`the footer of ${code} has its links, its mark, its states, its hours, what it may do in New York and what it offers`, async ({
    page,
  }) => {
    await page.goto(at(code, "/contact"));
    const footer = page.locator("footer");
    await expect(footer.getByRole("link", { name: "Terms of use" })).toHaveAttribute("href", "/terms");
    await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      code === "harbor-pine" ? "https://harborpine.example/privacy" : "/privacy",
    );
    await expect(footer.getByRole("link", { name: "Licenses" })).toHaveAttribute("href", "/licenses");
    await expect(footer.getByRole("link", { name: "Electronic communications" })).toBeVisible();
    await expect(footer.getByRole("img", { name: mark })).toBeVisible();
    await expect(footer.getByText(newYork)).toBeVisible();
    await expect(footer.getByText(offer, { exact: true })).toBeVisible();
    await expect(footer.getByText(named)).toBeVisible();
    await expect(footer.getByText(/Support is open Monday to Friday, .* Pacific\./)).toBeVisible();
    const states = footer.locator("summary").filter({ hasText: /Licensed in \d+ states/ });
    await expect(states).toHaveText(code === "gable" ? /34 states, more states to come$/ : /Licensed in \d+ states$/);
    await states.click();
    await expect(states.locator("xpath=following-sibling::p")).toHaveText(/^\D+, and \D+\.$/);
    await expect(footer.getByRole("img", { name: /NCUA/ })).toHaveCount(code === "blue-heron" ? 1 : 0);
    await expectAccessible(page);
  });
}

test("the footnotes have the figures of the lender", async ({ page }) => {
  await page.goto(at("gable", "/contact"));
  const notes = page.locator("footer").getByRole("listitem");
  await expect(notes.filter({ hasText: "Lines from $15,000 to $400,000. APR from 7.60% to 17.20%" })).toBeVisible();
  await expect(
    notes.filter({
      hasText:
        "Origination fee up to 4.99% of the initial draw. Valuation fee $180 when no automated valuation is available. Manual notarization $300. Recording fees $0 to $315. Recording taxes $0 to $1,400 per $100,000 borrowed.",
    }),
  ).toBeVisible();
  await expect(notes.filter({ hasText: "Approval may come in five minutes" })).toBeVisible();
  await expect(notes.filter({ hasText: "Funding takes five business days" })).toBeVisible();
});

test("the privacy page of this host is a page of the portal", async ({ page }) => {
  await page.goto(at("gable", "/contact"));
  await page.locator("footer").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(at("gable", "/privacy"));
  await expect(page.locator("main h1")).toBeVisible();
});

const BROKER = "7c2e3ba1-4d58-4f1b-9026-8b3dae4f6c01";

test("a broker's link puts the broker's mark over the page and the broker beside it", async ({ page }) => {
  await page.goto(at("gable-wholesale", `${REGISTER}?referrer=${BROKER}`));
  await expect(heading(page, "Which home would secure the line?")).toBeVisible();
  const home = page.getByRole("banner").getByRole("link", { name: "Cornerstone Lane Mortgage" });
  await expect(home).toHaveAttribute("href", "https://cornerstonelane.example/");
  const card = page.getByRole("region", { name: "Your Broker" });
  await expect(card.getByText("Imani Booker")).toBeVisible();
  await expect(card.getByRole("link", { name: "NMLS 1690277" })).toBeVisible();
  await expect(card.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:/);
  await expect(card.getByRole("link", { name: "Email", exact: true })).toHaveAttribute("href", /^mailto:/);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: /Your Broker Imani Booker/ }).click();
  await expect(page.getByRole("dialog", { name: "Your Broker" }).getByText("imani.booker@")).toBeVisible();
});

const NOT_ACCEPTING = "Applications here start with your loan officer";

for (const [code, path, isClosed] of [
  ["gable", REGISTER, false],
  ["harbor-pine", REGISTER, false],
  ["blue-heron", REGISTER, false],
  ["gable-advisors", REGISTER, true],
  ["gable-advisors", "/account/heloc", true],
  ["gable-wholesale", REGISTER, true],
  ["gable-wholesale", `${REGISTER}?referrer=5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01`, true],
  ["gable-wholesale-east", REGISTER, true],
] as const) {
  test(`${code}, ${path}: ${isClosed ? "closed" : "open"} for an application by its own address`, async ({ page }) => {
    await page.goto(at(code, path));
    await expect(heading(page, isClosed ? NOT_ACCEPTING : "Which home would secure the line?")).toBeVisible();
  });
}

test("who has lost the link finds their loan officer by name, and applies with them", async ({ page }) => {
  await page.goto(at("gable-wholesale", `${REGISTER}?utm_source=letter`));
  await page.getByLabel("Name of your loan officer").fill("ima");
  await page.getByRole("button", { name: "Search" }).click();
  const apply = page.getByRole("link", { name: "Apply with Imani Booker" });
  await expect(apply).toBeVisible();
  await expectAccessible(page);
  await apply.click();
  await expect(heading(page, "Which home would secure the line?")).toBeVisible();
  await expect(page).toHaveURL(/utm_source=letter.*referrer=/);
});
