import { ownAccounts, PASSWORD } from "@gable/testkit/own-accounts.ts";
import { type ProductAlone, startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { heading, press } from "../arrive.ts";
import { test } from "../test-with-late-replies.ts";
import { enterConsole } from "./enter-console.ts";

const DAY_MS = 86_400_000;

let product: ProductAlone;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

test("who lost phone and codes is let in by two administrators, a day later, by the password alone", async ({
  page,
  browser,
}) => {
  const { guarded, beginApplication, mailedAbout } = ownAccounts(() => product);
  const { email } = await guarded();
  const { uuid } = await beginApplication(email);

  await enterConsole(page, product, "administrator", `/file/${uuid}`);
  await page.getByRole("button", { name: "The borrower lost phone and codes …" }).press("Enter");
  const asking = page.getByRole("dialog", { name: "Let the borrower in without the second step" });
  await asking.getByRole("button", { name: "Ask another administrator" }).press("Enter");
  await expect(asking.getByRole("alert")).toBeVisible();
  await expectSound(page);
  await asking.getByLabel("How did they show who they are?").selectOption("VIDEO_CALL");
  await asking.getByLabel("What happened, and what you looked at").fill("The phone is in a lake; passport shown");
  await asking.getByRole("button", { name: "Ask another administrator" }).press("Enter");
  await expect(page.getByText("Test administrator asked for it on", { exact: false })).toBeVisible();
  await expect(asking).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Agree …" })).toHaveCount(0);
  await expectSound(page);

  const colleague = await (await browser.newContext()).newPage();
  await enterConsole(colleague, product, "administrator", `/file/${uuid}`);
  await colleague.getByRole("button", { name: "Agree …" }).press("Enter");
  const agreeing = colleague.getByRole("dialog", { name: "Agree to let them in without the second step" });
  await expect(agreeing).toContainText("On a video call, with a photo ID");
  await expectSound(colleague);
  await agreeing.getByRole("button", { name: "Agree", exact: true }).press("Enter");
  await expect(colleague.getByText("they come in without the second step", { exact: false })).toBeVisible();
  await expect(colleague.getByRole("button", { name: "Leave the second step on …" })).toBeVisible();
  await colleague.context().close();
  await mailedAbout(email, "We will turn off your second step tomorrow");

  await product.ctx.adjustableClock?.advance(DAY_MS + 60_000);
  const borrower = await (await browser.newContext()).newPage();
  await borrower.goto(
    `${product.portalUrl("gable")}/auth/login?redirectUrl=${encodeURIComponent("/dashboard/settings")}`,
  );
  await borrower.getByLabel("Email address").fill(email);
  await borrower.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(borrower, "Log in");
  await expect(heading(borrower, "Your settings")).toBeVisible();
  await borrower.context().close();
  await mailedAbout(email, "The second step was turned off");
});
