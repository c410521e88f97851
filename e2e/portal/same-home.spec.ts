import { walk } from "@gable/testkit/borrower/walk.ts";
import { withdrawApplication } from "@gable/testkit/borrower/withdraw-application.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { arriveAt, heading, press } from "../arrive.ts";
import { enter } from "../enter.ts";
import { chooseAddress, openRegistration } from "../stages/registration.ts";
import { test } from "../test-with-product.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

test("whoever applies for a home again is led to the application that is open, and begins anew once it has ended", async ({
  page,
}) => {
  const { url, sandboxUrl } = product;
  const email = "again@example.com";
  const { client, uuid } = await walk({
    url,
    sandboxUrl,
    persona: "straight-approval",
    email,
    until: "LIEN_VERIFICATION",
    sharesHome: true,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, url, client.token());

  const applicant = await openRegistration(page, url, sandboxUrl, email);
  await chooseAddress(applicant);
  await arriveAt(page, "You have already applied for this home");
  await press(page, "Choose another home");
  await expect(heading(page, "Which home would secure the line?")).toBeVisible();
  await press(page, /^Use \d/);
  await arriveAt(page, "You have already applied for this home");
  await page.getByRole("link", { name: "Go on with it" }).click();
  await expect(page).toHaveURL(`${url}/account/heloc/${uuid}/liens`);

  await withdrawApplication(client, uuid);
  await openRegistration(page, url, sandboxUrl, email);
  await press(page, /^Use \d/);
  await expect(heading(page, /^What kind of home is/)).toBeVisible();
});
