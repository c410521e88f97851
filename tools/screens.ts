// npm run screens: pictures of every scene of the design system, for every lender, light and dark, at both widths.
import { join } from "node:path";
import { readBrowser } from "@gable/testkit/browser.ts";
import { startGallery } from "@gable/testkit/start-gallery.ts";
import { chromium } from "playwright";
import { root } from "./running/root.ts";
import { type Screen, takeScreens } from "./screens/take-screens.ts";

const gallery = await startGallery();
const browser = await chromium.launch(readBrowser());
try {
  const page = await browser.newPage();
  await page.goto(gallery.url);
  const links = await page.locator("a[href*='scene=']").all();
  const screens: Screen[] = [];
  for (const link of links) {
    const query = new URLSearchParams(await link.getAttribute("href").then((href) => href?.slice(1) ?? ""));
    screens.push({ name: [...query.values()].join("-"), url: `${gallery.url}?${query.toString()}` });
  }
  const folder = join(root, ".cache/screens");
  const count = await takeScreens(browser, screens, folder);
  console.log(`${count} pictures in ${folder}, side by side in ${join(folder, "index.html")}`);
} finally {
  await browser.close();
  await gallery.stop();
}
