import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { type Browser, expect, type Page } from "@playwright/test";
import { arriveAt, press } from "./arrive.ts";
import { handOver } from "./hand-over.ts";
import { followInvitation } from "./stages/co-signer.ts";
import { upload } from "./stages/identity.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

const OF_MARISOL = "The decree of your divorce from Paul.";

test("a borrower hands over what a co-owner has, hears that they do not have it, asks for something else, and it is sent", async ({
  browser,
  product,
}) => {
  const portal = product.portalUrl("gable");
  const walked = await walkIn(product, {
    persona: "joint-owner",
    email: "marisol.hands@example.com",
    until: "CO_DEED_REQ",
  });
  const [marisol, theo] = await Promise.all([openPage(browser, 1280), openPage(browser, 390)]);
  await followInvitation(theo, portal, walked);
  await arriveAt(theo, "What Marisol asks of you");
  await asStaff(walked, {
    act: "raise-condition",
    categoryEnum: "GENERIC_DOCUMENT_REQUEST",
    comments: OF_MARISOL,
    documents: 1,
    priorTo: "funding",
  });

  await marisol.goto(`${portal}/auth/login`);
  await marisol.getByLabel("Email address").fill(walked.email);
  await marisol.getByLabel("Password", { exact: true }).fill(walked.persona.fill.password);
  await press(marisol, "Log in");
  await arriveAt(marisol, "Marisol, it’s your move");
  await marisol.goto(`${portal}/account/heloc/${walked.uuid}/conditions`);
  await arriveAt(marisol, "What we still need");
  await marisol.getByRole("link", { name: /^Send it/ }).click();
  await arriveAt(marisol, "A document that we need");
  await handOver(marisol, "Theo", "The deed of 2009, in the blue folder.");
  await expect(marisol.getByText(/You can still send it yourself/)).toBeVisible();

  await press(theo, "I have read this. Go on");
  await arriveAt(theo, "Show us that it is you");
  await theo.getByRole("link", { name: "See what we need" }).click();
  await arriveAt(theo, "What we still need from you");
  await expect(theo.getByText("The deed of 2009, in the blue folder.")).toBeVisible();
  await theo.getByRole("link", { name: "Do this now" }).click();
  await arriveAt(theo, "A document");
  await expect(theo.getByText("Marisol asks you for this, and does not see what you send:")).toBeVisible();
  await expect(theo.getByText(OF_MARISOL)).toHaveCount(0);
  await theo.getByText("I do not have this", { exact: true }).click();
  await theo.getByLabel("A word for them and for us").fill("It is with my brother.");
  await press(theo, "Say that I do not have it");
  await arriveAt(theo, "No extra papers are asked of you");

  // The open page hears of it.
  await expect(marisol.getByText("Theo says that they do not have it").first()).toBeVisible();
  await expect(marisol.getByText("“It is with my brother.”").first()).toBeVisible();
  await handOver(marisol, "Theo", "Then the letter of the county.");
  await arriveAt(theo, "What we still need from you");
  await theo.getByRole("link", { name: "Do this now" }).click();
  await arriveAt(theo, "A document");
  await upload(theo, "Your document");
  await expect(theo.getByText("We have it")).toBeVisible();

  await expect(marisol.getByText("Theo sent it")).toBeVisible();
  await arriveAt(marisol, "A document that we need");
  await expect(marisol.getByText("A file of Theo")).toBeVisible();
  await expect(marisol.getByText("your document.png")).toHaveCount(0);
  await marisol.getByRole("link", { name: "See everything that is open" }).click();
  await arriveAt(marisol, "What we still need");
  await expect(marisol.getByText("Theo sent it")).toBeVisible();
  await Promise.all([marisol.context().close(), theo.context().close()]);
});

async function openPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  return context.newPage();
}
