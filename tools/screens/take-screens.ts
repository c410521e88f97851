import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";

/** A page to be shown, by the name that its pictures get. */
export type Screen = { name: string; url: string };

/** A phone, and a laptop. */
const widths = [390, 1280] as const;

/** Whole-page pictures of all screens at both widths, and one page to look at them side by side. Answers the number of pictures. */
export async function takeScreens(browser: Browser, screens: readonly Screen[], folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const pictures: { name: string; width: number }[] = [];
  for (const width of widths) {
    // Without motion a picture is the same each time.
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const { name, url } of screens) {
      await page.goto(url, { waitUntil: "networkidle" });
      await page.evaluate("document.fonts.ready");
      await page.screenshot({ path: join(folder, pictureName({ name, width })), fullPage: true });
      pictures.push({ name, width });
    }
    await context.close();
  }
  writeFileSync(join(folder, "index.html"), sheetOf(screens));
  return pictures.length;
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
