import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { expect, type Page } from "@playwright/test";
import { arriveAt, press } from "../arrive.ts";
import type { Applicant } from "./registration.ts";

/** Uploads both sides of a driver's license and a face. */
export async function showIdentity({ page }: Applicant): Promise<void> {
  await arriveAt(page, "Show us that it is you");
  await page.getByRole("radio", { name: "US Driver's License" }).check();
  for (const picture of ["Front", "Back", "A picture of your face"]) await upload(page, picture);
  await press(page, "Check my identity");
}

/** Gives a picture to an upload field, and sends it where the form around it does not: then waits until it was accepted. */
export async function upload(page: Page, label: string): Promise<void> {
  const field = page.getByRole("group", { name: label });
  const picture = { name: `${label.toLowerCase()}.png`, mimeType: "image/png", buffer: Buffer.from(pixel) };
  await field.getByLabel("Choose a file").setInputFiles(picture);
  await expect(field.getByRole("button", { name: `Look at ${picture.name}` })).toBeVisible();
  const send = field.getByRole("button", { name: "Send this file" });
  if ((await send.count()) === 0) return;
  await send.click();
  await expect(field.getByText("Received")).toBeVisible();
}
