import { answerWaitingComplaint, fileComplaint } from "@gable/testkit/borrower/file-complaint.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { approveAs, proposeAs } from "@gable/testkit/set-by-two.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";
import { enterOfficer } from "./enter-officer.ts";

const test = testWithProductAlone();

/** An officer adds a lead of that first name, opens it and begins a note. */
async function writeOfLead(page: Page, product: TestProduct, name: string): Promise<Locator> {
  await enterOfficer(page, product);
  await page.getByRole("button", { name: "Add a lead" }).press("Enter");
  const adding = page.getByRole("dialog", { name: "Add a lead" });
  for (const [label, typed] of Object.entries({
    "First name": name,
    "Last name": "Okafor",
    "Email address": `${name.toLowerCase()}@example.com`,
    "How they agreed": "By phone",
  }))
    await adding.getByLabel(label).fill(typed);
  await adding.getByRole("button", { name: "Save the lead" }).press("Enter");
  await expect(adding).toHaveCount(0);
  await page.getByRole("button", { name: `${name} Okafor` }).press("Enter");
  const lead = page.getByRole("dialog", { name: `${name} Okafor` });
  await lead.getByLabel("Note").fill("Her sister may come along.");
  return lead;
}

test("an answer that a colleague was faster with stays to be read beside theirs, before and after it is sent", async ({
  page,
  product,
}) => {
  const borrower = await openBorrower(product);
  await fileComplaint(product.url, borrower, "Nobody told me of the recording fee.");
  await enterConsole(page, product, "administrator", "/complaints");
  const colleague = await openStaff(product, "administrator");
  await page.getByRole("button", { name: /^Fees/ }).press("Enter");
  const panel = page.getByRole("dialog", { name: "Complaints" });
  const answer = panel.getByLabel("Answer, as it is mailed");
  await answer.fill("It is in the estimate of the first day.");
  await answerWaitingComplaint(colleague, "We return it to you.");
  await panel.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(panel.getByRole("alert")).toContainText("A colleague has answered this already.");
  await expect(panel.getByRole("alert")).toBeFocused();
  await expect(panel.getByText("We return it to you.")).toBeVisible();
  await expect(panel.getByText(`${colleague.name} has answered this meanwhile.`)).toBeVisible();
  await expect(answer).toHaveValue("It is in the estimate of the first day.");
  await expect(panel.getByRole("button", { name: "Send the answer" })).toHaveCount(0);
  await expectSound(page);
});

test("why a change is refused stays to be read where a colleague has approved it meanwhile", async ({
  page,
  product,
}) => {
  const ruth = await openStaff(product, "administrator");
  const vera = await openStaff(product, "administrator");
  const uuid = await proposeAs(ruth, "rates", () => ({ overlayPercent: "0.25" }), "Funding has become dearer.");
  await enterConsole(page, product, "administrator", `/settings/changes/${uuid}`);
  await page.getByRole("button", { name: "Refuse", exact: false }).press("Enter");
  const refusing = page.getByRole("dialog");
  const why = refusing.getByLabel("Why");
  await why.fill("It has not.");
  await approveAs(vera, uuid);
  await refusing.getByRole("button", { name: /^Refuse/ }).press("Enter");
  await expect(refusing.getByRole("alert")).toContainText("This was decided already.");
  await expect(refusing.getByText(`This was decided meanwhile by ${vera.name}: in force.`)).toBeVisible();
  await expect(why).toHaveValue("It has not.");
  await expectSound(page);
});

test("a note on a lead that was deleted meanwhile stays in its place, and says so when it is sent", async ({
  page,
  product,
  browser,
}) => {
  const lead = await writeOfLead(page, product, "Ines");

  const other = await (await browser.newContext()).newPage();
  await enterConsole(other, product, "administrator", "/staff/leads");
  await other.getByRole("button", { name: "Ines Okafor" }).press("Enter");
  const theirs = other.getByRole("dialog", { name: "Ines Okafor" });
  await theirs.locator("summary").press("Enter");
  await theirs.locator("details").getByRole("button").press("Enter");
  await expect(theirs).toHaveCount(0);
  await other.context().close();

  await lead.locator("form").getByRole("button").press("Enter");
  await expect(lead.getByRole("alert")).toContainText("This lead was deleted meanwhile.");
  await expect(lead.getByRole("alert")).toBeFocused();
  await expect(lead.getByLabel("Note")).toHaveValue("Her sister may come along.");
  await expectSound(page);
});

test("a note on a lead that a colleague wrote meanwhile is shown before another takes its place", async ({
  page,
  product,
  browser,
}) => {
  const lead = await writeOfLead(page, product, "Nils");
  const other = await (await browser.newContext()).newPage();
  await enterConsole(other, product, "administrator", "/staff/leads");
  await other.getByRole("button", { name: "Nils Okafor" }).press("Enter");
  const theirs = other.getByRole("dialog", { name: "Nils Okafor" });
  await theirs.getByRole("radio", { name: "Contacted" }).check();
  await theirs.getByLabel("Note").fill("Moves to Reno.");
  await theirs.locator("form").getByRole("button").press("Enter");
  await expect(theirs).toHaveCount(0);
  await other.context().close();

  const save = lead.locator("form").getByRole("button");
  await save.press("Enter");
  await expect(lead.getByRole("alert")).toContainText("A colleague has changed this meanwhile.");
  await expect(lead.getByText("Contacted · Moves to Reno.")).toBeVisible();
  await expect(lead.getByLabel("Note")).toHaveValue("Her sister may come along.");
  // What nobody touched here is as the colleague left it.
  await expect(lead.getByRole("radio", { name: "Contacted" })).toBeChecked();
  await expectSound(page);
  await save.press("Enter");
  await expect(lead).toHaveCount(0);
  await page.getByRole("button", { name: "Nils Okafor" }).press("Enter");
  await expect(lead.getByLabel("Note")).toHaveValue("Her sister may come along.");
  await expect(lead.getByRole("radio", { name: "Contacted" })).toBeChecked();
});

test("words that are refused with the session wait under the log-in", async ({ page, product }) => {
  const { staffUuid } = await enterConsole(page, product, "administrator", "/staff");
  await page.getByRole("button", { name: "Invite somebody" }).press("Enter");
  const inviting = page.getByRole("dialog", { name: "Invite somebody" });
  await inviting.getByLabel("Name").fill("Ada Lind");
  await inviting.getByLabel("Work email address").fill("ada.lind@gable.example");
  await inviting.getByLabel("Role").selectOption({ label: "Notary" });
  await product.ctx.database.kysely
    .updateTable("staff_sessions")
    .set({ revoked_at: product.ctx.clock.now().toISOString() })
    .where("staff_uuid", "=", staffUuid)
    .execute();
  await inviting.getByRole("button", { name: "Send the invitation" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Log in to the console" })).toBeVisible();
  await expect(inviting.getByLabel("Name")).toHaveValue("Ada Lind");
});
