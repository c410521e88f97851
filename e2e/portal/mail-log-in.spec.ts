import { mailed } from "@gable/testkit/borrower/signer.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectSound } from "../accessible.ts";
import { heading } from "../arrive.ts";
import { test } from "../test-with-product.ts";
import { walkIn } from "../walk-in.ts";

test("whoever does not know the password logs in by the digits of a mail, or by its link at another device", async ({
  page,
  browser,
  product,
}, { repeatEachIndex }) => {
  const email = `by.mail.${repeatEachIndex}@example.com`;
  const { uuid } = await walkIn(product, { persona: "straight-approval", email, until: "LIEN_VERIFICATION" });
  const wanted = `/account/heloc/${uuid}/liens`;
  await page.setViewportSize({ width: 390, height: 844 });
  const askAt = async (asking: Page) => {
    await asking.goto(`${product.url}/auth/login?redirectUrl=${encodeURIComponent(wanted)}`);
    await asking.getByRole("link", { name: "Log in by a code in your mail" }).press("Enter");
    await expect(heading(asking, "Log in by mail")).toBeFocused();
    await asking.getByLabel("Email address").fill(email);
    await asking.getByRole("button", { name: "Send me the code" }).press("Enter");
    await expect(heading(asking, "Enter the code from your mail")).toBeFocused();
  };
  const readMail = (find: RegExp) =>
    mailed(product.sandboxUrl, email, ({ subject, text }) => find.exec(`${subject} ${text}`)?.[1]);

  await askAt(page);
  await expectSound(page);
  const code = await readMail(/^(\d{6}) is your code to log in/);
  const digits = page.getByLabel("The six digits");
  await digits.fill(code === "123456" ? "654321" : "123456");
  await page.getByRole("button", { name: "Log in", exact: true }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("These are not the digits of our latest message");
  await expectSound(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await digits.fill(code);
  await page.getByRole("button", { name: "Log in", exact: true }).press("Enter");
  await expect(page).toHaveURL(product.url + wanted);

  const other = await (await browser.newContext()).newPage();
  const LINK = /(\S+by-mail\S+#[\w-]+)/;
  const used = await readMail(LINK);
  await askAt(other);
  // The mail of before is there at once, the one that was asked for just now some time later.
  await expect.poll(() => readMail(LINK)).not.toBe(used);
  const link = await readMail(LINK);
  await other.goto(link.replace(/^https?:\/\/[^/]+/, product.url));
  await expect(heading(other, "Go on to your account")).toBeVisible();
  await expectSound(other);
  await other.getByRole("button", { name: "Log in", exact: true }).press("Enter");
  await expect(other).toHaveURL(product.url + wanted);

  const third = await (await browser.newContext()).newPage();
  await third.goto(link.replace(/^https?:\/\/[^/]+/, product.url));
  await third.getByRole("button", { name: "Log in", exact: true }).press("Enter");
  await expect(third.getByRole("alert")).toContainText("This link was used already or is too old.");
  await third.getByRole("button", { name: "Send a new message" }).press("Enter");
  await expect(heading(third, "Log in by mail")).toBeVisible();
});
