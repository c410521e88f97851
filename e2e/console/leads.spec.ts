import { mailed } from "@gable/testkit/borrower/signer.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { REGISTER } from "../stages/registration.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";
import { enterOfficer } from "./enter-officer.ts";

const MARISOL = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";

const test = testWithProductAlone();

test("an officer invites a lead, who finds the start filled in and told whose it is, and goes on", async ({
  page,
  product,
  browser,
}) => {
  await enterOfficer(page, product);
  await expect(page.getByText("No leads yet")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Add a lead" }).press("Enter");
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Save the lead" }).press("Enter");
  await expect(form.getByRole("alert").getByRole("link").first()).toHaveText("First name: Fill this in.");
  await expectSound(page);
  await form.getByLabel("First name").fill("Ines");
  await form.getByLabel("Last name").fill("Okafor");
  const email = form.getByLabel("Email address");
  await email.fill("ines@gmial.com");
  await email.press("Tab");
  await form.getByRole("button", { name: "Did you mean ines@gmail.com?" }).press("Enter");
  await expect(email).toHaveValue("ines@gmail.com");
  await email.fill("ines@");
  await form.getByRole("button", { name: "Save the lead" }).press("Enter");
  await expect(email).toHaveAccessibleDescription(/Enter an email address such as name@example.com\./);
  await email.fill("ines@example.com");
  await form.getByLabel("Telephone").fill("4155552671");
  await form.getByLabel("How they agreed").fill("On the phone, yesterday");
  await form.getByLabel("I know the home’s address").press("Space");
  await form.getByLabel("Street address").fill("1418 Alder Creek Court");
  await form.getByLabel("City").fill("Sacramento");
  await form.getByLabel("State").selectOption("CA");
  await form.getByLabel("ZIP code").fill("95831");
  await form.getByRole("button", { name: "Save the lead" }).press("Enter");
  const row = page.getByRole("row", { name: "Ines Okafor" });
  await expect(row).toContainText("Call them");
  await expectSound(page);
  await row.getByRole("button", { name: "Ines Okafor" }).press("Enter");
  await expect(page.getByRole("dialog").getByText("On the phone, yesterday")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Mail the invitation" }).press("Enter");
  await expect(row).toContainText("Their turn");

  const link = await mailed(product.sandbox.url, "ines@example.com", ({ text }) => /\S+\/invited\?\S+/.exec(text)?.[0]);
  const invited = new URL(link);
  const ines = await (await browser.newContext()).newPage();
  await ines.goto(product.url + invited.pathname + invited.search + invited.hash);
  await expect(ines.getByText("Marisol Trevino wrote down what you told them")).toBeVisible();
  await expectSound(ines);
  await ines.getByRole("button", { name: "Fill it in and begin" }).press("Enter");
  await expect(ines.getByText("Prefilled by Marisol. Check it.")).toBeVisible();
  await expectSound(ines);
  await ines.getByRole("button", { name: "Use 1418 Alder Creek Court" }).press("Enter");
  await expect(ines.getByText("Prefilled by Marisol.")).toHaveCount(0);
  await ines.context().close();

  const late = await (await browser.newContext()).newPage();
  await late.goto(product.url + invited.pathname + invited.search + invited.hash);
  await late.getByRole("button", { name: "Fill it in and begin" }).press("Enter");
  await expect(late.getByRole("heading", { name: "This link fills nothing in any more" })).toBeVisible();
  await late.getByRole("button", { name: "Begin without it" }).press("Enter");
  await expect(late.getByRole("heading", { name: "Which home would secure the line?" })).toBeVisible();
  await expect(late.getByText("Prefilled by")).toHaveCount(0);
  await late.context().close();

  const desk = await (await browser.newContext()).newPage();
  await enterConsole(desk, product, "administrator", "/staff");
  await desk.getByRole("link", { name: "See the loan officers’ leads" }).press("Enter");
  const seen = desk.getByRole("row", { name: "Ines Okafor" });
  await expect(seen).toContainText("Ask, or invite again");
  await expectSound(desk);
  await expect(seen).toContainText("Marisol Trevino");
  await seen.getByRole("button", { name: "Ines Okafor" }).press("Enter");
  await desk.getByText("Delete this lead").press("Enter");
  await expectSound(desk);
  await desk.getByRole("button", { name: "Delete for good" }).press("Enter");
  await expect(desk.getByText("The lead Ines Okafor is deleted.").first()).toBeVisible();
  await expect(desk.getByText("No loan officer has written anybody down.")).toBeVisible();
  await desk.context().close();
});

test("by keyboard, a visitor of an officer’s link who is not ready leaves their name, and the officer reads whom to call", async ({
  page,
  product,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${product.url}${REGISTER}?referrer=${MARISOL}`);
  await visitor.getByRole("link", { name: "Not ready? Leave your name" }).press("Enter");
  await expect(visitor.getByRole("heading", { name: "Leave your name with Marisol Trevino" })).toBeVisible();
  const send = visitor.getByRole("button", { name: "Send", exact: true });
  await send.press("Enter");
  await expect(visitor.getByRole("alert", { name: "Please check this" })).toContainText("Tick the box");
  await expectSound(visitor);
  await visitor.getByLabel("First name").fill("Wen");
  await visitor.getByLabel("Last name").fill("Abara");
  await visitor.getByRole("textbox", { name: "Email address" }).fill("wen@example.com");
  await visitor.getByRole("radio", { name: "By email" }).press("Space");
  await expect(visitor.getByLabel("Phone number")).toHaveCount(0);
  await visitor.getByRole("radio", { name: "Call me" }).press("Space");
  await visitor.getByLabel("Phone number").fill("4155552671");
  await visitor.getByRole("checkbox", { name: /Marisol Trevino of Gable may use this/ }).press("Space");
  await send.press("Enter");
  await expect(visitor.getByRole("heading", { name: "Marisol Trevino has your message" })).toBeVisible();
  await expectSound(visitor);
  await visitor.goto(`${product.url}/ask-officer?referrer=nobody`);
  await expect(visitor.getByRole("heading", { name: "This link leads to no loan officer of ours" })).toBeVisible();
  await visitor.context().close();

  await enterOfficer(page, product);
  const row = page.getByRole("row", { name: "Wen Abara" });
  await expect(row).toContainText("Call them");
  await row.getByRole("button", { name: "Wen Abara" }).press("Enter");
  await expect(page.getByText(/^Wen Abara, .*: wants to be called$/)).toBeVisible();
  await expect(page.getByText(/Marisol Trevino of Gable may use this/)).toBeVisible();
  await expectSound(page);
});

test("who leaves their name with an officer who has left meanwhile reads that a colleague answers", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${product.url}/ask-officer?referrer=${MARISOL}`);
  await page.getByLabel("First name").fill("Wen");
  await page.getByLabel("Last name").fill("Abara");
  await page.getByRole("textbox", { name: "Email address" }).fill("wen.abara@example.com");
  await page.getByRole("radio", { name: "By email" }).press("Space");
  await page.getByRole("checkbox", { name: /Marisol Trevino of Gable may use this/ }).press("Space");
  const { staffUuid } = await openStaff(product, "loan-officer");
  const { kysely } = product.ctx.database;
  await kysely.updateTable("staff").set({ originator_uuid: MARISOL }).where("uuid", "=", staffUuid).execute();
  const deactivated_at = product.ctx.clock.now().toISOString();
  await kysely.updateTable("staff").set({ deactivated_at }).where("originator_uuid", "=", MARISOL).execute();
  await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Gable has your message" })).toBeVisible();
  await expect(page.getByText("Marisol Trevino does not work here any more. A colleague answers you.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See what I could get" })).not.toHaveAttribute("href", /referrer/);
  await expectSound(page);
});
