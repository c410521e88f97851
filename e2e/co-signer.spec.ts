import { SIGNER_PASSWORD, uuidOfSigner } from "@gable/testkit/borrower/signer.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { type Walked, walk } from "@gable/testkit/borrower/walk.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { type Browser, expect, type Page } from "@playwright/test";
import { expectSound } from "./accessible.ts";
import { arriveAt, heading, press } from "./arrive.ts";
import { expectPrintAlone, expectReadable, readBothWays } from "./read-both-ways.ts";
import { followInvitation, showIdentity } from "./stages/co-signer.ts";
import { upload } from "./stages/identity.ts";
import { test } from "./test-with-product.ts";

let product: ProductAlone;
let portal: string;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  portal = product.portalUrl("gable");
});

test("a co-owner shows an ID and signs on a phone while the borrower looks on, and both go on to the notary", async ({
  browser,
}) => {
  const walked = await walkTo("CO_DEED_REQ", "signing");
  const [borrower, theo] = await Promise.all([logIn(browser, 1280, walked), openBrowser(browser, 390)]);
  await borrower.goto(`${portal}/account/heloc/${walked.uuid}`);
  await arriveAt(borrower, "Who else signs");
  await expect(borrower.getByText(/^Invited, /)).toBeVisible();

  await followInvitation(theo, portal, walked);
  await expect(borrower.getByText(/^Has logged in, /)).toBeVisible();
  await arriveAt(theo, "What Marisol asks of you");
  await press(theo, "I have read this. Go on");
  await showIdentity(theo, walked);
  await expect(borrower.getByText(/^Has shown an ID, /)).toBeVisible();

  await arriveAt(theo, "Adopt your signature");
  await theo.getByRole("checkbox").check();
  await press(theo, "Adopt and read the first document");
  for (const title of [
    "What you sign, and what you do not promise",
    "Account-opening disclosure",
    "Notice of right to cancel",
  ]) {
    await expect(heading(theo, title)).toBeVisible();
    await expectReadable(theo);
    await arriveAt(theo, title);
    if (title.startsWith("Notice")) {
      await expectPrintAlone(theo);
      await readBothWays(theo);
    }
    await press(theo, "Sign this document");
  }
  await arriveAt(theo, "You have signed your documents");
  // The borrower touches nothing: the last signature leads on.
  await arriveAt(borrower, "Meet the notary by video");

  await theo.getByRole("link", { name: "Read my documents" }).click();
  await arriveAt(theo, /^Your documents$/);
  await expect(theo.getByRole("button", { name: "Download Notice of right to cancel" })).toBeVisible();
  await expect(theo.getByText("Credit agreement")).toHaveCount(0);
  await theo.goto(`${portal}/account/heloc/heloc-signer/conditions`);
  await arriveAt(theo, "No extra papers are asked of you");
  await asStaff(walked, {
    act: "ask-signer",
    signer: await uuidOfSigner(walked),
    categoryEnum: "ID_VERIFICATION_FAILURE",
    comments: "Your new passport, please.",
    documents: 1,
    priorTo: "funding",
  });
  // The open page hears of it.
  await arriveAt(theo, "What we still need from you");
  await theo.getByRole("link", { name: "Do this now" }).click();
  await arriveAt(theo, "Show us that it is you");
  await expect(theo.getByText("Your new passport, please.")).toBeVisible();
  await theo.getByRole("radio", { name: "US Passport" }).check();
  for (const picture of ["Page with your picture", "A picture of your face"]) await upload(theo, picture);
  await press(theo, "Send these pictures");
  // The check reads it at once, as it did the first one.
  await arriveAt(theo, "No extra papers are asked of you");
  // What is the borrower's stays closed to whoever signs beside them.
  for (const closed of [`/account/heloc/${walked.uuid}`, "/dashboard"]) {
    await theo.goto(portal + closed);
    await expect(heading(theo, "You have signed your documents")).toBeVisible();
  }
  // On a phone the way out is in a drawer, which closes at once.
  await press(theo, "Menu");
  await press(theo, "Log out");
  await arriveAt(theo, "You were asked to sign");
  await theo.goto(`${portal}/account/heloc/heloc-signer/documents`);
  await arriveAt(theo, "Log in to sign");
  await theo.getByLabel("Email address").fill(walked.others[0]?.mailbox ?? "");
  await theo.getByLabel("Your own password", { exact: true }).fill(SIGNER_PASSWORD);
  await press(theo, "Log in");
  await arriveAt(theo, /^Your documents$/);
  await readAndKeepAll(theo);
  await Promise.all([borrower.context().close(), theo.context().close()]);
});

/** Reads one of the documents in the page, and takes all of them to the reader's device. */
async function readAndKeepAll(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /right to cancel/ })
    .first()
    .click();
  const reader = page.getByRole("dialog");
  await expectReadable(reader);
  await expectSound(page);
  await reader.getByRole("button", { name: "Done" }).click();
  const [kept] = await Promise.all([page.waitForEvent("download"), press(page, "Download them all")]);
  expect(kept.suggestedFilename()).toBe("documents.zip");
}

test("a co-owner who does not want to sign says so, and the borrower is told what that means and invites them again", async ({
  browser,
}) => {
  const walked = await walkTo("CO_DEED_REQ", "refusal");
  const [borrower, theo] = await Promise.all([logIn(browser, 1280, walked), openBrowser(browser, 390)]);
  await borrower.goto(`${portal}/account/heloc/${walked.uuid}`);
  await arriveAt(borrower, "Who else signs");

  await followInvitation(theo, portal, walked);
  await arriveAt(theo, "What Marisol asks of you");
  await press(theo, "I do not want to sign");
  const sure = theo.getByRole("dialog", { name: "You do not want to sign?" });
  await expect(sure).toContainText("We tell Marisol");
  await sure.getByRole("button", { name: "I do not sign" }).click();
  await arriveAt(theo, "You said that you do not sign");
  // Nothing is left to do: this is no step.
  await expect(theo).toHaveTitle(/^You said that you do not sign/);
  await expect(theo.getByText(/^(Identity verification|Talk to eNotary)$/)).toHaveCount(0);

  await expect(borrower.getByText("Theo told us that they do not sign")).toBeVisible();
  await expect(borrower.getByText(/we close the application on .* That costs you nothing/)).toBeVisible();
  await arriveAt(borrower, "Who else signs");
  await borrower.goto(`${portal}/dashboard`);
  await expect(borrower.getByRole("heading", { name: "Talk with Theo about signing" })).toBeVisible();
  await expect(borrower.getByText("Closes without that signature")).toBeVisible();
  await expect(borrower.getByText("Money sent, if all goes well")).toHaveCount(0);
  await expect(borrower.getByText("Somebody who was to sign said no")).toBeVisible();
  await expectSound(borrower);
  await borrower.getByRole("link", { name: "See what I can do" }).click();
  await arriveAt(borrower, "Who else signs");
  await press(borrower, "Invite Theo again");
  await expect(borrower.getByLabel("Their email address")).toBeFocused();
  await press(borrower, "Send the invitation");
  await expect(borrower.getByText(/^The invitation to Theo is on its way/)).toBeVisible();
  await expect(borrower.getByRole("heading", { name: "Theo James Bergstrom" })).toBeFocused();
  await Promise.all([borrower.context().close(), theo.context().close()]);
});

/** Walks a household over HTTP; whatever stands before concerns the borrower alone. */
const walkTo = (until: "CO_DEED_REQ", of: string): Promise<Walked> =>
  walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "joint-owner",
    email: `marisol.${of}@example.com`,
    until,
  });

async function openBrowser(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  return context.newPage();
}

async function logIn(browser: Browser, width: number, { email, persona }: Walked): Promise<Page> {
  const page = await openBrowser(browser, width);
  await page.goto(`${portal}/auth/login`);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(persona.fill.password);
  await press(page, "Log in");
  await arriveAt(page, "Marisol, you’ve done your part");
  return page;
}
