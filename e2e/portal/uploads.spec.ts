import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth } from "../accessible.ts";
import { arriveAt } from "../arrive.ts";
import { test } from "../test-with-product.ts";
import { askForDeed } from "./ask-for-deed.ts";

/** What a poor telephone line sends. */
const UPLOAD_BYTES_PER_S = 60_000;

/** As people name what they scan, and too long for any line of a phone. */
const DEED = "Escritura_de_José_Ñuñez-O’Brien_y_Łukasz_Wójcik_".repeat(2);

test("a file on a slow line says how far it is, and the page that was asked for it takes it", async ({
  page,
  context,
  product,
}, { repeatEachIndex }) => {
  const borrower = await bringToDeed(product, page, `slow-upload.${repeatEachIndex}@example.com`);
  const field = page.getByRole("group", { name: "Document" });

  const line = await context.newCDPSession(page);
  const sends = (bytes: number) =>
    line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: bytes,
    });
  await sends(UPLOAD_BYTES_PER_S);
  await field
    .getByLabel("Choose a file")
    .setInputFiles({ name: `${DEED}.png`, mimeType: "image/png", buffer: noise(450) });
  await field.getByRole("button", { name: "Send this file" }).click();
  await expect(field.getByText(/^Sending, [1-9]\d?%$/)).toBeVisible();
  // It is not read out at each step.
  await expect(field.getByRole("status")).toHaveText("Sending");
  await sends(-1);
  await expect(field.getByText(/^Sending/)).toHaveCount(0);
  await expect(page.getByText("We have what you sent")).toBeVisible();

  // Staff find it too poor: the open page says so at once, and what was asked stands as it did.
  const asked = new URL(page.url()).searchParams.get("condition") ?? "";
  await asStaff(borrower, { act: "return-papers", condition: asked, reason: "The second page is missing." });
  const again = page.getByText("We still need something here");
  await expect(again).toBeVisible();
  await expect(page.getByText("We have what you sent")).toHaveCount(0);
  await expect(page.getByText("The deed of 2016.", { exact: true })).toBeVisible();
  const talk = page.getByRole("region", { name: "What happened so far" });
  await expect(talk.getByRole("listitem").filter({ hasText: "You sent a file" })).toContainText(`“${DEED}.png”`);
  await expect(talk.getByRole("listitem").filter({ hasText: "Returned" })).toContainText(`${DEED}.png`);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "See everything that is open" }).click();
  await arriveAt(page, "What we still need");
  await expect(page.getByRole("listitem").filter({ hasText: "The deed of 2016." })).toContainText(
    "Sent back The second page is missing.",
  );
});

test("a file that is sent without a connection goes by itself once there is one", async ({ page, context, product }, {
  repeatEachIndex,
}) => {
  await bringToDeed(product, page, `offline-upload.${repeatEachIndex}@example.com`);
  const field = page.getByRole("group", { name: "Document" });
  await context.setOffline(true);
  await field.getByLabel("Choose a file").setInputFiles({ name: "deed.png", mimeType: "image/png", buffer: noise(50) });
  await field.getByRole("button", { name: "Send this file" }).click();
  await expect(field.getByText(/^There was no answer\./).first()).toBeVisible();
  await context.setOffline(false);
  // Nobody presses anything.
  await expect(page.getByText("We have what you sent")).toBeVisible();
});

/** Asks a borrower for a deed, and brings them to where it is sent. */
async function bringToDeed(product: ProductAlone, page: Page, email: string): Promise<Walked> {
  const borrower = await askForDeed(product, page, email);
  await page.getByRole("link", { name: /^Send it/ }).click();
  await expect(page.getByRole("group", { name: "Document" })).toBeVisible();
  return borrower;
}

/** A picture of so many points a side, in colours of chance, so that nothing makes it smaller. */
function noise(side: number): Buffer {
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), randomBytes(3 * side)]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const parts = [part("IHDR", header), part("IDAT", deflateSync(Buffer.concat(rows))), part("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
