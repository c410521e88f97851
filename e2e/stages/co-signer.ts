import { invitationIn, newDigits, SIGNER_PASSWORD } from "@gable/testkit/borrower/signer.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { expect, type Page } from "@playwright/test";
import { arriveAt, press } from "../arrive.ts";
import { upload } from "./identity.ts";
import { digitsOfSample } from "./registration.ts";

/** Follows the link in the mail of the first who signs beside the borrower, with digits, a password and consents of one's own. */
export async function followInvitation(
  page: Page,
  portal: string,
  { sandboxUrl, others, persona }: Walked,
): Promise<void> {
  const mailbox = others[0]?.mailbox ?? "";
  const [own, theirs] = [others[0]?.fill.name.first, persona.fill.name.first];
  await page.goto(`${portal}/account/heloc/heloc-signer/login?code=${await invitationIn(sandboxUrl, mailbox)}`);
  await arriveAt(page, `${own}, ${theirs} asks you to sign`);
  const digits = await newDigits(sandboxUrl, mailbox, () => press(page, /^By mail/));
  await arriveAt(page, `${own}, set up your own log-in`);
  await page.getByLabel("The six digits").fill(digits);
  await page.getByLabel("Choose your own password", { exact: true }).fill(SIGNER_PASSWORD);
  await page.getByLabel("The four digits").fill(await digitsOfSample(page));
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await press(page, "Go on");
}

/** Shows a driver's license, after what was chosen has come back from the server. */
export async function showIdentity(page: Page, { others }: Walked): Promise<void> {
  await arriveAt(page, "Show us that it is you");
  const [year = "", month = "", day = ""] = (others[0]?.fill.dateOfBirth ?? "").split("-");
  await page.getByLabel("Month").fill(month);
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("Year").fill(year);
  const license = page.getByRole("radio", { name: "US Driver's License" });
  const saved = page.waitForResponse((reply) => reply.request().postData()?.includes("DRIVERS_LICENSE") === true);
  await license.check();
  await saved;
  // What they typed waits for them, on this device and on any other.
  await page.reload();
  await arriveAt(page, "Show us that it is you");
  await expect(license).toBeChecked();
  await expect(page.getByLabel("Year")).toHaveValue(year);
  for (const picture of ["Front", "Back", "A picture of your face"]) await upload(page, picture);
  await arriveAt(page, "Show us that it is you");
  await press(page, "Check my identity");
}
