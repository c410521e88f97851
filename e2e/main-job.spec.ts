import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { arriveAt } from "./arrive.ts";
import { declineDemographics, signAndSubmit, tellMore } from "./stages/application.ts";
import { chooseOffer, confirmDebts } from "./stages/offer.ts";
import { type Applicant, answerUntil, openAccount, openRegistration } from "./stages/registration.ts";

test.describe.configure({ mode: "parallel" });

let product: OwnProduct;

test.beforeAll(async () => {
  product = await startOwnProduct();
});

test.afterAll(() => product.close());

for (const [device, width] of [
  ["phone", 390],
  ["computer", 1280],
] as const) {
  test(`on a ${device}, a borrower applies, closes the browser, and goes on to submit the application`, async ({
    browser,
  }) => {
    const portal = product.portalUrl("gable");
    const page = await openBrowser(browser, width);
    const applicant = await openRegistration(page, portal, product.sandboxUrl, `ada.on.a.${device}@example.com`);
    await answerUntil(applicant, undefined, arriveAt);
    await openAccount(applicant);
    await page.waitForURL(/\/account\/heloc\/[0-9a-f-]{36}\/liens$/);
    await expect(page.locator("main h1")).toBeFocused();
    const there = page.url();
    await page.context().close();

    const borrower = { ...applicant, page: await openBrowser(browser, width) };
    await comeBack(borrower, portal);
    await borrower.page.waitForURL(there);
    await confirmDebts(borrower);
    await chooseOffer(borrower);
    await tellMore(borrower);
    await declineDemographics(borrower);
    await signAndSubmit(borrower);
    await arriveAt(borrower.page, "Show us your income");
    await borrower.page.context().close();
  });
}

async function openBrowser(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  return context.newPage();
}

/** Logs in on a device that knows nothing of the application, and goes on from the dashboard. */
async function comeBack({ page, persona, email }: Applicant, portal: string): Promise<void> {
  await page.goto(`${portal}/dashboard`);
  await arriveAt(page, "Log in");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(persona.fill.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await arriveAt(page, "Ada, it’s your move");
  await page.getByRole("link", { name: "Continue" }).click();
}
