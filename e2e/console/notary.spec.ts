import { askForNotary, letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { signBeforeOwnNotary } from "@gable/testkit/own-notary.ts";
import { recordSession } from "@gable/testkit/record-session.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { arriveAt, press } from "../arrive.ts";
import { enter } from "../enter.ts";
import { expectReadable } from "../read-both-ways.ts";
import { bookNotary, comeToNotary } from "../stages/notary.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { walkIn } from "../walk-in.ts";
import { enterConsole } from "./enter-console.ts";
import { writeCommission } from "./write-commission.ts";

const test = testWithProductAlone();

/** Waits until a page shows moving pictures of the other and of oneself, not only their frames. */
async function expectToSee(page: Page, other: string): Promise<void> {
  for (const name of [other, "You"]) {
    const picture = page.locator(`video[aria-label="${name}"]`);
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth > 0 && video.currentTime > 0))
      .toBe(true);
  }
}

const lengthAndSize = (video: HTMLVideoElement) => ({
  hasLength: video.duration > 1 && video.duration < 600,
  width: video.videoWidth,
  height: video.videoHeight,
});

test("a notary takes a session, sees and hears who signs, and notarizes the deed that was signed before them", async ({
  page,
  product,
  browser,
}, { repeatEachIndex }) => {
  const walked = await walkIn(product, {
    persona: "straight-approval",
    email: `before.a.notary.${repeatEachIndex}@example.com`,
    until: "NOTARY_DISCLOSURE",
  });
  const { client, uuid, persona } = walked;
  const borrower = await (await browser.newContext()).newPage();
  await borrower.setViewportSize({ width: 390, height: 844 });
  await enter(borrower, product.url, client.token());
  await borrower.goto(`${product.url}/account/heloc/${uuid}`);
  await bookNotary({ page: borrower });
  await arriveAt(borrower, "Your session is booked");

  await enterConsole(page, product, "notary", "/notary");
  await expect(page.getByRole("row", { name: /Ada Lynn Sorensen/ })).toContainText("The network’s");
  await expectSound(page);
  await page.getByRole("link", { name: "Ada Lynn Sorensen" }).press("Enter");
  await page.getByRole("button", { name: "Take this session" }).press("Enter");
  const taking = page.getByRole("dialog", { name: "Take this session" });
  await taking.getByLabel("Your name, as on your commission").fill("Nora Whitfield");
  await taking.getByLabel("Commission number").fill("CA-2291045");
  await taking.getByLabel("State of the commission").selectOption("California");
  await taking.getByLabel("County of the commission").fill("Sacramento");
  await taking.getByLabel("Expires on").fill("2041-03-31");
  await expectSound(page);
  await taking.getByRole("button", { name: "Take this session" }).press("Enter");
  await expect(page.getByText("The signer is not here yet.")).toBeVisible();
  await expect(page.getByText("They are not in the room yet.")).toBeVisible();
  await expectSound(page);

  await comeToNotary({ page: borrower, persona });
  await arriveAt(borrower, "Show your ID to the notary");
  await expectToSee(borrower, "The notary");
  await expectToSee(page, "The signer");
  await expect(page.getByText("Ask them to hold their ID up to the camera")).toBeVisible();
  await expect(page.getByText("Recording", { exact: true })).toBeVisible();
  await expect(borrower.getByText("Picture and sound of this session are recorded, as you agreed.")).toBeVisible();
  await expectSound(page);

  // Who loads the page anew is seen again, by the same notary.
  await borrower.reload();
  await expectToSee(borrower, "The notary");
  const screens: string[] = [];
  borrower.on("framenavigated", (frame) => screens.push(frame.url()));
  await page.getByRole("button", { name: "I have seen them and their ID" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "I have seen them and their ID" }).press("Enter");
  await arriveAt(borrower, "Sign the deed before the notary");
  await expectReadable(borrower);
  await press(borrower, "Sign the deed");
  await arriveAt(borrower, "You have signed");
  // Whoever signs stays before the notary, on whose film they must be.
  expect(screens).toEqual([]);
  await expectToSee(borrower, "The notary");

  await expect(page.getByText("They have signed.")).toBeVisible();
  await page.getByRole("button", { name: "Notarize the deed" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Notarize the deed" }).press("Enter");
  await expect(page.getByText("The deed is notarized")).toBeVisible();
  await expect(page.getByText("Notarized", { exact: true })).toBeVisible();
  await expectSound(page);
  await expect(borrower.getByRole("heading", { level: 1, name: "You have signed" })).toBeHidden();
  await borrower.context().close();

  await expect(page.getByText(/^\d+:\d\d, [\d.]+ [KM]B\. Kept at least until/)).toBeVisible();
  await page.getByRole("button", { name: /^Watch the recording of/ }).press("Enter");
  await expect(page.getByText("Unchanged since it was recorded")).toBeVisible();
  const film = page.locator("video[aria-label^='Recording of']");
  await expect.poll(() => film.evaluate(lengthAndSize)).toEqual({ hasLength: true, width: 960, height: 392 });
  await expectSound(page);

  await page.getByRole("link", { name: "All sessions" }).press("Enter");
  // The page that comes takes the focus, and with it a key that is pressed before.
  await expect(page.getByRole("heading", { level: 1, name: "Notary" })).toBeFocused();
  await page.getByRole("link", { name: "Journal" }).press("Enter");
  const entry = page.getByRole("row", { name: /Ada Lynn Sorensen/ });
  await expect(entry).toContainText("CA-2291045");
  await expectSound(page);
  await page.getByLabel("Who signed").fill("nobody of this name");
  await expect(page.getByText("Nothing fits what you look for.")).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).press("Enter");
  await expect(entry).toBeVisible();
});

test("a notary whose page crashed right after a signature is told that it is not on film, and cannot certify it", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const walked = await walkIn(product, {
    persona: "straight-approval",
    email: `off.the.film.${repeatEachIndex}@example.com`,
    until: "DEED_SIGNING",
  });
  const nora = await enterConsole(page, product, "notary", "/notary");
  await signBeforeOwnNotary(walked, nora);
  await page.getByRole("link", { name: "Ada Lynn Sorensen" }).press("Enter");
  await expect(page.getByText("The last seconds of the recording are on their way")).toBeVisible();
  await expect(page.getByRole("button", { name: "Notarize the deed" })).toHaveCount(0);
  // Its page came again, and records anew.
  await recordSession(nora, walked.uuid);
  await expect(page.getByText("The recording does not show the signature of Ada Lynn Sorensen")).toBeVisible();
  await expect(page.getByRole("button", { name: "Notarize the deed" })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("button", { name: /^End without a deed/ }).press("Enter");
  const ending = page.getByRole("dialog");
  await ending.getByLabel("What happened").selectOption("The connection was lost");
  await ending.getByRole("button", { name: /^End without a deed/ }).press("Enter");
  await expect(page.getByText("This session came to nothing")).toBeVisible();
});

test("the desk sees who waits for a visit, where and when it is and who comes, and so does the file", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const walked = await walkIn(product, {
    persona: "paper-county",
    email: `visited.by.a.notary.${repeatEachIndex}@example.com`,
    until: "MANUAL_DEED_SIGNING",
  });
  await enterConsole(page, product, "processor", `/file/${walked.uuid}`);
  await expect(page.getByRole("heading", { name: "Plan" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Notary in person" })).toHaveCount(0);
  await askForNotary(walked);
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Notary" }).press("Enter");
  const visit = page.getByRole("row", { name: /Wade Kessinger/ }).first();
  await expect(visit).toContainText("At home, Huntington, WV");
  await expect(visit).toContainText("booked");
  await expectSound(page);
  await visit.getByRole("link", { name: "Wade Kessinger" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Visit to Wade Kessinger" })).toBeFocused();
  await expect(page.getByText("None of your notaries has written down a commission of West Virginia")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Open the file" }).press("Enter");
  await expect(page).toHaveURL(/\/file\//);
  const known = page.locator("section").filter({ has: page.getByRole("heading", { name: "Notary in person" }) });
  await expect(known).toContainText("233 Sycamore Bench Road");
  await expect(known).toContainText(/Commission \w+.*\(\d{3}\) \d{3}-\d{4}/);
  await expectSound(page);
});

test("a notary of the lender's writes down a commission, goes to a visit in the network's place, and brings the deed", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const walked = await walkIn(product, {
    persona: "paper-county",
    email: `visited.by.our.notary.${repeatEachIndex}@example.com`,
    until: "MANUAL_DEED_SIGNING",
  });
  await askForNotary(walked);
  await enterConsole(page, product, "notary", "/notary");
  await writeCommission(page, () => expectSound(page));
  await expectSound(page);

  await page.goto(`${new URL(page.url()).origin}/notary/${walked.uuid}/visit`);
  await expect(page.getByText("A notary of the network answers this visit")).toBeVisible();
  await page.getByRole("button", { name: "Name one of your notaries …" }).press("Enter");
  const naming = page.getByRole("dialog", { name: "Name one of your notaries" });
  await expect(naming.getByLabel("Who comes").getByRole("option")).not.toHaveCount(0);
  await expectSound(page);
  await naming.getByRole("button", { name: "Name one of your notaries" }).press("Enter");
  await expect(page.getByText("You go. The borrower was told your name")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "All sessions" }).press("Enter");
  const yours = page.locator("section").filter({ has: page.getByRole("heading", { name: "In person: you go" }) });
  await expect(yours.getByRole("row", { name: /Wade Kessinger/ }).first()).toContainText("booked");
  await expectSound(page);

  await letTimePass(walked, 31 * 3_600_000);
  await yours.getByRole("link", { name: "Wade Kessinger" }).first().press("Enter");
  await expect(page.getByText("The hour has come. Say here what became of the visit.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "The deed is notarized" }).press("Enter");
  const saying = page.getByRole("dialog", { name: "The deed is notarized" });
  await saying.getByRole("button", { name: "The deed is notarized" }).press("Enter");
  await expect(saying.getByText("Fill this in.").first()).toBeVisible();
  await saying
    .locator("input[type=file]")
    .setInputFiles({ name: "deed.png", mimeType: "image/png", buffer: Buffer.from(pixel) });
  await expectSound(page);
  await saying.getByRole("button", { name: "The deed is notarized" }).press("Enter");
  await expect(page.getByText("The deed was notarized at this visit.")).toBeVisible();
  await page.goto(`${new URL(page.url()).origin}/notary/journal`);
  await expect(page.getByRole("row", { name: /Wade Kessinger/ }).first()).toContainText("Acknowledgment, in person");
  await expectSound(page);
});
