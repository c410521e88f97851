import { mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { expect, type Page } from "@playwright/test";
import { arriveAt, heading, press } from "../arrive.ts";
import { holdBack } from "../hold-back.ts";
import { expectReadable } from "../read-both-ways.ts";
import type { Applicant } from "./registration.ts";

/** Types the six digits that were mailed. */
export async function confirmEmail({ page, email, sandboxUrl }: Applicant): Promise<void> {
  await arriveAt(page, "Confirm your email address");
  const change = page.getByRole("link", { name: "Sign with another address: change it in your settings" });
  await expect(change).toHaveAttribute("href", "/dashboard/settings");
  await page.getByLabel("Six digits").fill(await mailedCode({ sandboxUrl, email }));
  await press(page, "Confirm");
}

/** Adopts a signature, and reads and signs each document of the package where it lies open. */
export async function signPackage({ page }: Applicant): Promise<void> {
  await arriveAt(page, "Your documents are ready to sign");
  const package_ = page.getByRole("region", { name: "What you sign" });
  await expect(package_.getByRole("heading", { level: 3 })).not.toHaveCount(0);
  const titles = await package_.getByRole("heading", { level: 3 }).allTextContents();
  await press(page, "Read and sign");
  await press(page, "Share my location");

  await arriveAt(page, "Adopt your signature");
  await page.getByRole("checkbox").check();
  const letCome = await holdBack(page, /\/documents\/[0-9a-f-]{36}$/);
  await press(page, "Adopt and read the first document");
  const room = await roomOfDocument(page, titles[0] ?? "");
  letCome();

  for (const title of titles) {
    await expect(heading(page, title)).toBeVisible();
    await expectReadable(page);
    if (title === titles[0]) expect(await roomOfDocument(page, title)).toEqual(room);
    if (title === titles[0]) await arriveAt(page, title);
    await page.getByRole("button", { name: /^(Sign this document|I have received it)$/ }).click();
  }
}

/** How high what shows a document is, and how far below the document's title: the same before it has come as after. */
async function roomOfDocument(page: Page, title: string): Promise<{ height: number; below: number }> {
  const [top, room] = await Promise.all([
    heading(page, title).boundingBox(),
    page.getByRole("region", { name: title }).boundingBox(),
  ]);
  if (top === null || room === null) throw new Error("There is no room for a document.");
  return { height: Math.round(room.height), below: Math.round(room.y - top.y) };
}
