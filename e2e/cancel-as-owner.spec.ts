import { expect } from "@playwright/test";
import { expectSound } from "./accessible.ts";
import { arriveAt, press } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("an owner who signed beside the borrower sees until when they may cancel, ends the line, and the borrower reads who did", async ({
  browser,
  product,
}, { repeatEachIndex }) => {
  const email = `cancelled.by.theo.${repeatEachIndex}@example.com`;
  const walked = await walkIn(product, { persona: "joint-owner", email, until: "RESCISSION" });
  const portal = product.portalUrl("gable");
  const [theo, marisol] = await Promise.all(
    [390, 1280].map(async (width) => (await browser.newContext({ viewport: { width, height: 844 } })).newPage()),
  );
  if (!theo || !marisol) throw new Error("A browser did not open.");
  await enter(marisol, portal, walked.client.token());
  await marisol.goto(`${portal}/account/heloc/${walked.uuid}/complete`);
  await expect(marisol.getByRole("button", { name: "Cancel the loan" })).toBeVisible();

  await enter(theo, portal, walked.others[0]?.client.token());
  await theo.goto(`${portal}/account/heloc/heloc-signer/resume`);
  await arriveAt(theo, "Done. You have signed everything");
  await expect(theo.getByText(/until midnight at the end of [A-Z][a-z]+day, [A-Z][a-z]+ \d/)).toBeVisible();
  await expectSound(theo);
  await press(theo, "Cancel the line");
  const sure = theo.getByRole("dialog", { name: "Cancel the line of credit?" });
  await expect(sure).toContainText("It ends for Marisol too");
  await expectSound(theo);
  await sure.getByRole("button", { name: "Keep it" }).press("Enter");
  await expect(sure).toBeHidden();
  await press(theo, "Cancel the line");
  await sure.getByRole("button", { name: "Cancel the line" }).press("Enter");
  await arriveAt(theo, "The line of credit is cancelled");
  await expect(theo.getByText(/^That counts for everybody/)).toBeVisible();
  await expectSound(theo);

  await expect(
    marisol.getByRole("heading", { level: 2, name: "The line on 1633 Thistle Barn Road is cancelled" }),
  ).toBeVisible();
  await expect(marisol.getByText("Theo used the right to cancel that every owner has by law.")).toBeVisible();
  await expectSound(marisol);
});
