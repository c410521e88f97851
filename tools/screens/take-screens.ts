import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";

/** A phone, and a laptop. */
const widths = [390, 1280] as const;
type Width = (typeof widths)[number];

/** A page to be shown, by the name that its pictures get. */
export type Screen = {
  name: string;
  /** Where it is; a function where somebody has to come there first. */
  url: string | (() => Promise<string>);
  /** Before it is opened, such as who is logged in and what the server answers. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Stands there when it is ready; otherwise it is ready when it has a heading. */
  until?: string;
  /** What is pressed on it. What opens then lies over the page, so that the picture is the window and not the whole page. */
  act?: (page: Page) => Promise<unknown>;
  /** Where it is there on a phone alone, or beside it alone. */
  only?: Width;
  /** Its address says whether it is light or dark. */
  hasOwnLook?: boolean;
};

type Picture = { readonly name: string; readonly width: Width; readonly file: string };

/** Why a picture was not taken. */
export type NotTaken = { readonly name: string; readonly width: Width; readonly why: unknown };

/**
 * Pictures of all screens at both widths, light and dark, and one page to look at them side by side. Answers how many there are, and
 * which could not be taken.
 */
export async function takeScreens(
  browser: Browser,
  screens: readonly Screen[],
  folder: string,
): Promise<{ taken: number; not: readonly NotTaken[] }> {
  mkdirSync(folder, { recursive: true });
  const taken: Picture[] = [];
  const not: NotTaken[] = [];
  await Promise.all(
    widths.map(async (width) => {
      for (const screen of screens.filter(({ only = width }) => only === width)) {
        const { name } = screen;
        try {
          const again = () => take(browser, screen, width, folder);
          // A page may have loaded itself anew under the camera.
          for (const file of await again().catch(again)) taken.push({ name, width, file });
        } catch (why) {
          not.push({ name, width, why });
        }
      }
    }),
  );
  writeFileSync(join(folder, "index.html"), sheetOf(screens, taken));
  return { taken: taken.length, not };
}

/** Answers the files: light, then dark. */
async function take(browser: Browser, screen: Screen, width: Width, folder: string): Promise<string[]> {
  // Nothing is left from one to the next; and without motion a picture is the same each time.
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    locale: "en-US",
  });
  const page = await context.newPage();
  try {
    await show(page, screen);
    const files: string[] = [];
    for (const look of screen.hasOwnLook ? (["light"] as const) : (["light", "dark"] as const)) {
      await page.emulateMedia({ colorScheme: look });
      await page.evaluate(drawn);
      const file = `${screen.name}-${width}${look === "dark" ? "-dark" : ""}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: screen.act === undefined });
      files.push(file);
    }
    return files;
  } finally {
    // What it still asks for is not answered any more.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
}

async function show(page: Page, { url, arrange, until, act }: Screen): Promise<void> {
  await arrange?.(page);
  await page.goto(typeof url === "string" ? url : await url(), { waitUntil: "commit" });
  await page
    .locator(until ?? "h1")
    .first()
    .waitFor();
  await act?.(page);
  // A page of an application listens to the server, and is never quiet: it is there when nothing on it is still to come.
  if (until === undefined) await page.locator("main .skeleton, .loader").first().waitFor({ state: "detached" });
}

/** Run in the page: waits for its fonts, and for its pictures, also where they would be fetched only once one comes near. */
const drawn = `Promise.all([
  document.fonts.ready,
  ...[...document.images].map((image) => ((image.loading = "eager"), image.decode().catch(() => undefined))),
])`;

function sheetOf(screens: readonly Screen[], pictures: readonly Picture[]): string {
  const rows = screens.map(({ name }) => {
    const images = pictures
      .filter((picture) => picture.name === name)
      .toSorted((one, other) => one.width - other.width)
      .map(({ file, width }) => `<img src="${file}" width="${width}" alt="" loading="lazy">`);
    return `<h2>${name}</h2>\n<p>${images.join(" ")}</p>`;
  });
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Screens</title>\n<style>body{font-family:sans-serif}img{vertical-align:top}</style>\n${rows.join("\n")}\n`;
}
