// npm run screens: pictures of every scene of the design system, light and dark, of the pages around the journey for every lender, and
// of every page of the console, at both widths. `npm run screens -- harbor-pine`: only those with this in their name.
import { join } from "node:path";
import { readBrowser } from "@gable/testkit/browser.ts";
import { startGallery } from "@gable/testkit/start-gallery.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { chromium } from "playwright";
import { buildBrowserApps } from "./running/build-browser-apps.ts";
import { root } from "./running/root.ts";
import { consoleScreens } from "./screens/console-screens.ts";
import { shellScreens } from "./screens/shell-screens.ts";
import { shellStates } from "./screens/shell-states.ts";
import { type Screen, takeScreens } from "./screens/take-screens.ts";

await buildBrowserApps();
const gallery = await startGallery();
const product = await startOwnProduct();
const browser = await chromium.launch(readBrowser());
try {
  const page = await browser.newPage();
  await page.goto(gallery.url);
  const links = await page.locator("a[href*='scene=']").all();
  const screens: Screen[] = [];
  for (const link of links) {
    const query = new URLSearchParams(await link.getAttribute("href").then((href) => href?.slice(1) ?? ""));
    const name = [...query.values()].join("-");
    screens.push({ name, url: `${gallery.url}?${query.toString()}`, until: "h1", hasOwnLook: true });
  }
  screens.push(...shellScreens(product), ...shellStates(product), ...consoleScreens(product));
  const [wanted = ""] = process.argv.slice(2);
  const folder = join(root, ".cache/screens");
  const { taken, not } = await takeScreens(
    browser,
    screens.filter(({ name }) => name.includes(wanted)),
    folder,
  );
  console.log(`${taken} pictures in ${folder}, side by side in ${join(folder, "index.html")}`);
  for (const { name, width, why } of not)
    console.error(`${name} at ${width} pixels could not be taken: ${String(why)}`);
  if (not.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await product.close();
  await gallery.stop();
}
