import { readFile } from "node:fs/promises";
import { answerWaitingComplaint } from "@gable/testkit/borrower/file-complaint.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { heading } from "../arrive.ts";
import { enter } from "../enter.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { walkIn } from "../walk-in.ts";

const test = testWithProductAlone();

const sectionOf = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });

test("a borrower reads what was checked about them, takes a copy, complains, and goes on by mail and back", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const { client, persona, uuid } = await walkIn(product, {
    persona: "straight-approval",
    email: `my.own.data.${repeatEachIndex}@example.com`,
    until: "INCOME_VERIFICATION",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, client.token());
  await page.goto(`${product.url}/dashboard/settings`);
  await expect(heading(page, "Your settings")).toBeVisible();

  const checks = sectionOf(page, "What we checked about you");
  await checks.getByText(/^Show \d+ earlier checks?$/).press("Enter");
  await expect(checks).toContainText("Credit report");
  await expect(checks).toContainText("Kept while your application is open.");

  const data = sectionOf(page, "Your data");
  await data.getByText("Get a copy of everything").press("Enter");
  const password = data.getByLabel("Password, to get the copy");
  await password.fill("not the password");
  await password.press("Enter");
  await expect(data.getByRole("alert")).toContainText("password");
  await password.fill(persona.fill.password);
  const [download] = await Promise.all([page.waitForEvent("download"), password.press("Enter")]);
  expect(download.suggestedFilename()).toBe("my-data.json");
  const copy = await readFile(await download.path(), "utf8");
  expect(JSON.parse(copy)).toMatchObject({ applications: [{ uuid }] });
  await expect(messages(page)).toContainText("The file is on your device.");

  await data.getByText("Have my data deleted").press("Enter");
  await data.getByLabel("Password, to ask for it").fill(persona.fill.password);
  await data.getByRole("button", { name: "Ask to have it deleted" }).press("Enter");
  await expect(data).toContainText("You asked us to delete your data.");
  await page.reload();
  await data.getByText("Have my data deleted").press("Enter");
  await data.getByRole("button", { name: "Take this back" }).press("Enter");
  await expect(data.getByRole("button", { name: "Ask to have it deleted" })).toBeVisible();

  const complaints = sectionOf(page, "Complaints");
  await complaints.getByText("Write a complaint").press("Enter");
  await complaints.getByRole("button", { name: "Send my complaint" }).press("Enter");
  await expect(complaints.getByRole("alert")).toBeVisible();
  const words = "Nobody told me of the recording fee.\nI asked twice.";
  await complaints.getByLabel("What happened?").fill(words);
  // They look something up, and come back to what they were writing.
  await page.getByRole("link", { name: "Gable" }).first().press("Enter");
  await expect(heading(page, "Your settings")).toHaveCount(0);
  await page.goBack();
  await expect(complaints.getByLabel("What happened?")).toHaveValue(words);
  await complaints.getByLabel("What is it about?").selectOption("Costs and fees");
  await complaints.getByRole("button", { name: "Send my complaint" }).press("Enter");
  await expect(messages(page)).toContainText("Your complaint has reached us.");
  await expect(complaints).toContainText(/You wrote on .* We answer by /);
  await answerWaitingComplaint(await openStaff(product, "administrator"), "The county takes it. Here is its list.");
  await page.reload();
  await expect(complaints).toContainText("The county takes it. Here is its list.");
  await expect(complaints).toContainText("Consumer Financial Protection Bureau");
  await expectSound(page);

  await page.getByText("Get my documents on paper").press("Enter");
  await page.getByRole("button", { name: "Go on by mail" }).press("Enter");
  await expect(messages(page)).toContainText("Your application goes on by mail from now on.");
  await expect(page.getByText("Get my documents on screen again")).toBeVisible();
  await expect(page.getByText("Your documents come by mail.")).toBeVisible();
  await expectSound(page);
});
