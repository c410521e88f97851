import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { type Browser, expect, type Page } from "@playwright/test";
import { arriveAt } from "./arrive.ts";
import { chooseAccount, chooseAutopay } from "./stages/accounts.ts";
import { declineDemographics, signAndSubmit, tellMore } from "./stages/application.ts";
import { awaitMoney, insure } from "./stages/closing.ts";
import { showIdentity } from "./stages/identity.ts";
import { nameEmployer, showIncome } from "./stages/income.ts";
import { bookNotary, meetNotary } from "./stages/notary.ts";
import { chooseOffer, confirmDebts } from "./stages/offer.ts";
import { type Applicant, answerUntil, openAccount, openRegistration } from "./stages/registration.ts";
import { confirmEmail, signPackage } from "./stages/signing.ts";
import { test } from "./test-with-late-replies.ts";

test.describe.configure({ mode: "parallel" });

/** What a borrower does from the debts to the money, in the order of the way. */
const stages = [
  confirmDebts,
  chooseOffer,
  tellMore,
  declineDemographics,
  signAndSubmit,
  showIncome,
  chooseAccount,
  chooseAutopay,
  nameEmployer,
  showIdentity,
  confirmEmail,
  signPackage,
  bookNotary,
  meetNotary,
  insure,
  awaitMoney,
];

for (const [device, width] of [
  ["phone", 390],
  ["computer", 1280],
] as const) {
  test(`on a ${device}, a borrower applies, closes the browser, and goes on until the money is sent`, async ({
    browser,
  }) => {
    // Each has the home to itself: what one signs would be a debt of the other.
    const product = await startProductAlone({ isStaffed: true });
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
    for (const stage of stages) await test.step(stage.name, () => stage(borrower));
    await borrower.page.goto(`${portal}/dashboard`);
    await expect(borrower.page.getByText("First payment,")).toBeVisible();
    await arriveAt(borrower.page, "Welcome, Ada");
    await expect(borrower.page.getByRole("heading", { name: /^The line on .* is open$/ })).toBeVisible();
    await borrower.page.context().close();
    await product.close();
  });
}

async function openBrowser(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    permissions: ["geolocation", "camera", "microphone"],
    geolocation: { latitude: 38.49, longitude: -121.53 },
  });
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
