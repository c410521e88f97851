import { standingOf } from "@gable/testkit/borrower/staff-moves.ts";
import { withBrother } from "@gable/testkit/borrower/texas-owners.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { floodNextHomes } from "@gable/testkit/force-answer.ts";
import { expect } from "@playwright/test";
import { expectSound } from "./accessible.ts";
import { arriveAt, press } from "./arrive.ts";
import { enter } from "./enter.ts";
import { expectReadable } from "./read-both-ways.ts";
import { showIdentity } from "./stages/co-signer.ts";
import { test } from "./test-with-product.ts";

test("two owners of a Texas homestead in a flood zone sign at the office, each in a browser of their own", async ({
  browser,
  product,
}, { repeatEachIndex }) => {
  await floodNextHomes(product.sandboxUrl, 1);
  const walked = await walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "texas-bpo",
    as: withBrother,
    email: `lupe.in.a.flood.zone.${repeatEachIndex}@example.com`,
    until: "CO_DEED_REQ",
  });
  const portal = product.portalUrl("gable");
  const [lupe, ramiro] = await Promise.all(
    [1280, 390].map(async (width) => (await browser.newContext({ viewport: { width, height: 844 } })).newPage()),
  );
  if (!lupe || !ramiro) throw new Error("A browser did not open.");
  await enter(lupe, portal, walked.client.token());
  await lupe.goto(`${portal}/account/heloc/${walked.uuid}`);
  await arriveAt(lupe, "Who else signs");
  await expect(lupe.getByRole("main")).toContainText("At the office, all together");

  // In Texas he came by his invitation before anybody signed, for the notice of his rights.
  await enter(ramiro, portal, walked.others[0]?.client.token());
  await ramiro.goto(`${portal}/account/heloc/heloc-signer/resume`);
  await arriveAt(ramiro, "What Lupe asks of you");
  await expect(ramiro.getByRole("main")).toContainText("You sign them at an office, as Texas law asks.");
  await press(ramiro, "I have read this. Go on");
  await showIdentity(ramiro, walked);
  await arriveAt(ramiro, "Your documents are ready. You sign them at the office");
  await expectSound(ramiro);
  await ramiro.getByLabel(/code/i).fill((await standingOf(walked)).officeCode ?? "");
  await press(ramiro, "I am at the office");

  await arriveAt(ramiro, "Adopt your signature");
  await ramiro.getByRole("checkbox").check();
  await press(ramiro, "Adopt and read the first document");
  for (const title of [
    /^What you sign/,
    /fair market value/i,
    "Account-opening disclosure",
    "Notice of right to cancel",
  ]) {
    await arriveAt(ramiro, title);
    await expectReadable(ramiro);
    await ramiro.getByRole("button", { name: /^Sign this document$|^I have received it$/ }).click();
  }
  await arriveAt(ramiro, "You have signed your documents");
  // The borrower touches nothing: the last signature leads on.
  await arriveAt(lupe, "Your notary is booked");
  await lupe.goto(`${portal}/account/heloc/${walked.uuid}/document/disclosures`);
  await expect(lupe.getByRole("button", { name: /^Notice of special flood hazard/ })).toBeVisible();
  await Promise.all([lupe.context().close(), ramiro.context().close()]);
});
