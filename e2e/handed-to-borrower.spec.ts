import { uuidOfSigner } from "@gable/testkit/borrower/signer.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { expect } from "@playwright/test";
import { arriveAt, press } from "./arrive.ts";
import { handOver } from "./hand-over.ts";
import { followInvitation } from "./stages/co-signer.ts";
import { upload } from "./stages/identity.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

const OF_THEO = "Your share by the will of your aunt Rosa.";

test("a co-owner asks the borrower for what they have, hears that they do not have it, asks for something else, and it is sent", async ({
  browser,
  product,
}, { repeatEachIndex }) => {
  const portal = product.portalUrl("gable");
  const walked = await walkIn(product, {
    persona: "joint-owner",
    email: `marisol.asked.${repeatEachIndex}@example.com`,
    until: "CO_DEED_REQ",
  });
  const [marisol, theo] = await Promise.all(
    [390, 1280].map(async (width) => (await browser.newContext({ viewport: { width, height: 844 } })).newPage()),
  );
  if (!marisol || !theo) throw new Error("Two pages are wanted.");
  await followInvitation(theo, portal, walked);
  await arriveAt(theo, "What Marisol asks of you");
  await asStaff(walked, {
    act: "ask-signer",
    signer: await uuidOfSigner(walked),
    comments: OF_THEO,
    documents: 1,
    priorTo: "funding",
  });
  await press(theo, "I have read this. Go on");
  await arriveAt(theo, "Show us that it is you");
  await theo.getByRole("link", { name: "See what we need" }).click();
  await arriveAt(theo, "What we still need from you");
  await theo.getByRole("link", { name: "Do this now" }).click();
  await arriveAt(theo, "A document");
  await handOver(theo, "Marisol", "The plat of the lot.");

  await marisol.goto(`${portal}/auth/login`);
  await marisol.getByLabel("Email address").fill(walked.email);
  await marisol.getByLabel("Password", { exact: true }).fill(walked.persona.fill.password);
  await press(marisol, "Log in");
  await arriveAt(marisol, "Marisol, it’s your move");
  await marisol.goto(`${portal}/account/heloc/${walked.uuid}/conditions`);
  await arriveAt(marisol, "What we still need");
  await expect(marisol.getByText("Theo asks you for this, and does not see what you send:")).toBeVisible();
  await expect(marisol.getByText("The plat of the lot.")).toBeVisible();
  await expect(marisol.getByText(OF_THEO)).toHaveCount(0);
  await marisol.getByRole("link", { name: /^Send it/ }).click();
  await arriveAt(marisol, "A document that we need");
  await marisol.getByText("I do not have this", { exact: true }).click();
  await marisol.getByLabel("A word for them and for us").fill("It never came.");
  await press(marisol, "Say that I do not have it");
  await expect(marisol.getByRole("heading", { name: "Nothing is open" })).toBeVisible();

  // The open page hears of it.
  await expect(theo.getByText("Marisol says that they do not have it").first()).toBeVisible();
  await expect(theo.getByText("“It never came.”").first()).toBeVisible();
  await handOver(theo, "Marisol", "Then the bill of the surveyor.");
  await marisol.getByRole("link", { name: /^Send it/ }).click();
  await arriveAt(marisol, "A document that we need");
  await upload(marisol, "Document");
  await expect(marisol.getByText("We have what you sent")).toBeVisible();

  await expect(theo.getByText("Marisol sent it")).toBeVisible();
  await expect(theo.getByText("A file of Marisol")).toBeVisible();
  await expect(theo.getByText("document.png")).toHaveCount(0);
  await theo.getByRole("link", { name: "All requests" }).click();
  await arriveAt(theo, "What we still need from you");
  await expect(theo.getByText("Marisol sent it")).toBeVisible();
  await Promise.all([marisol.context().close(), theo.context().close()]);
});
