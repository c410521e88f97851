import { expect, type Locator, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "./accessible.ts";

const letters = (text: string): string => text.replaceAll(/\s+/g, "");

/** What shows a document that lies open. */
export const documentShown = (page: Page | Locator): Locator => page.locator(".viewer-pages");

/** Waits until a document that lies open can be read, as text or as it is printed. */
export const expectReadable = (page: Page | Locator, words: string | RegExp = /\w{4}/): Promise<void> =>
  expect(documentShown(page).locator(".paper-text, .viewer-text").first()).toContainText(words);

/**
 * Reads the document that lies open on a phone: as text, by keyboard as it is printed, and back. Both say the same, and whoever changes
 * goes on at the same place.
 */
export async function readBothWays(page: Page): Promise<void> {
  const room = documentShown(page);
  const text = room.locator(".paper-text");
  const [asText, asPrinted] = [
    page.getByRole("radio", { name: "As text" }),
    page.getByRole("radio", { name: "As printed" }),
  ];
  await expect(asText).toBeChecked();
  await expect(text).toHaveAttribute("lang", "en-US");
  await expect(text.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(text.getByText("Sign here")).toHaveCount(1);
  await expectFitting(page, room);
  const said = letters((await text.textContent()) ?? "");

  const later = text.locator("p[data-spot^='2:']").first();
  const opening = ((await later.textContent()) ?? "").trim().slice(0, 24);
  await later.evaluate((paragraph) => paragraph.scrollIntoView());
  await asText.focus();
  await page.keyboard.press("ArrowRight");
  await expect(asPrinted).toBeChecked();
  await expect(text).toHaveCount(0);
  const printed = room.getByRole("group", { name: "Page 2 of" });
  const place = printed.getByText(opening);
  await expect(place).toBeInViewport();
  await expectAccessible(page);
  const runs = await printed.locator(".viewer-text span:not(:has(span))").allTextContents();
  expect(runs.length).toBeGreaterThan(5);
  expect(runs.filter((run) => !/^Page \d of \d$/.test(run) && !said.includes(letters(run)))).toEqual([]);

  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => fromTop(room, later)).toBeLessThan(80);
  await page.getByRole("button", { name: "Next place to sign" }).click();
  await expect(text.getByText("Sign here")).toBeFocused();
}

/** At 320 pixels with text of twice the size nothing sticks out of the column. */
async function expectFitting(page: Page, room: Locator): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect.poll(() => room.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  if (size) await page.setViewportSize(size);
}

/** How far below the top of its room something stands, in pixels. */
async function fromTop(room: Locator, shown: Locator): Promise<number> {
  const [outer, inner] = await Promise.all([room.boundingBox(), shown.boundingBox()]);
  return outer && inner ? Math.abs(inner.y - outer.y) : Number.POSITIVE_INFINITY;
}

/** As a vendor sends it: nothing says what its words are. */
const UNTAGGED = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length 44>> stream
BT /F 24 Tf 72 700 Td (Title commitment) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`;

/** A document that nothing is tagged in is shown as it is printed, without a choice. */
export async function expectPrintAlone(page: Page): Promise<void> {
  const bytes = /\/documents\/[0-9a-f-]{36}$/;
  await page.route(bytes, (route) => route.fulfill({ contentType: "application/pdf", body: UNTAGGED }));
  await page.reload();
  await expect(page.getByRole("group", { name: "Page 1 of 1" })).toContainText("Title commitment");
  await expect(page.getByRole("radio", { name: "As printed" })).toHaveCount(0);
  await page.unroute(bytes);
  await page.reload();
}
