import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";

/** A page to be shown, by the name that its pictures get. */
export type Screen = {
  name: string;
  url: string;
  /** Before it is opened, such as who is logged in and what the server answers. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Stands there when it is ready; otherwise it is ready when the network is quiet. */
  until?: string;
};

/** A phone, and a laptop. */
const widths = [390, 1280] as const;

/** Whole-page pictures of all screens at both widths, and one page to look at them side by side. Answers the number of pictures. */
export async function takeScreens(browser: Browser, screens: readonly Screen[], folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const pictures: { name: string; width: number }[] = [];
  for (const width of widths) {
    // Without motion a picture is the same each time.
    const options = { viewport: { width, height: 900 }, reducedMotion: "reduce", locale: "en-US" } as const;
    for (const screen of screens) {
      const { name } = screen;
      // Nothing is left from one to the next.
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await show(page, screen);
      await page.screenshot({ path: join(folder, pictureName({ name, width })), fullPage: true });
      pictures.push({ name, width });
      await context.close();
    }
  }
  writeFileSync(join(folder, "index.html"), sheetOf(screens));
  return pictures.length;
}

async function show(page: Page, { url, arrange, until }: Screen): Promise<void> {
  await arrange?.(page);
  // A page of an application listens to the server, and is never quiet.
  await page.goto(url, { waitUntil: until === undefined && !arrange ? "networkidle" : "commit" });
  await page
    .locator(until ?? "h1")
    .first()
    .waitFor();
  await page.evaluate("document.fonts.ready");
}

const pictureName = ({ name, width }: { name: string; width: number }) => `${name}-${width}.png`;

function sheetOf(screens: readonly Screen[]): string {
  const rows = screens.map(({ name }) => {
    const images = widths.map(
      (width) => `<img src="${pictureName({ name, width })}" width="${width}" alt="" loading="lazy">`,
    );
    return `<h2>${name}</h2>\n<p>${images.join(" ")}</p>`;
  });
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Screens</title>\n<style>body{font-family:sans-serif}img{vertical-align:top}</style>\n${rows.join("\n")}\n`;
}
