import { type Gallery, startGallery } from "@gable/testkit/start-gallery.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible, restOf } from "./accessible.ts";
import { test } from "./test-with-late-replies.ts";

let gallery: Gallery;

test.beforeAll(async () => {
  gallery = await startGallery();
});

test.afterAll(async () => {
  await gallery.stop();
});

const scenes = [
  "register",
  "waiting",
  "frozen",
  "offer",
  "complete",
  "dashboard",
  "dossier",
  "fields",
  "controls",
  "messages",
];

/** From here on time passes where a test lets it: what stands for a moment is looked at however long that takes. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

const open = (page: Page, scene: string, look = "") => page.goto(`${gallery.url}?scene=${scene}&${look}`);

test("the gallery lists every scene that is tested here", async ({ page }) => {
  await page.goto(gallery.url);
  await expect(page.getByRole("rowheader")).toHaveText(scenes);
});

for (const scene of scenes) {
  test(`${scene}: accessible, legible for both lenders in light and dark, and never cut off`, async ({ page }) => {
    await open(page, scene, "lender=gable&theme=light");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await open(page, scene, "lender=harbor-pine&theme=dark");
    await expectAccessible(page, ["color-contrast"]);

    await open(page, scene, "language=es");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [1280, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => excessWidth(page), `${width} pixels wide`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expect.poll(() => excessWidth(page), "with text twice as large").toBeLessThanOrEqual(0);
  });
}

test("a form that fails lists what to mend, in the page's order, and takes the focus there", async ({ page }) => {
  await open(page, "fields");
  await page.getByRole("button", { name: "See my offers" }).click();

  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Enter your name as it stands on your ID.",
    "Enter your date of birth.",
    "Choose how you earn your living.",
    "Enter a ZIP code.",
    "Agree to the soft credit check to go on.",
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expectAccessible(page);

  // Whoever only comes by has mended nothing: what is listed stays listed, and does not move under the finger.
  await summary.getByRole("link", { name: "Enter your date of birth." }).click();
  await expect(page.getByLabel("Month")).toBeFocused();
  await summary.getByRole("link", { name: "Choose how you earn your living." }).click();
  await expect(page.getByRole("radio", { name: /^Employed/ })).toBeFocused();

  const name = page.getByLabel("Legal name", { exact: true });
  await expect(name).toHaveAccessibleDescription(/Enter your name as it stands on your ID/);
  await name.fill("Dana Whitfield");
  await expect(name).toHaveAttribute("aria-invalid", "false");
});

test("what the server finds wrong stands beside its field, and an outage keeps what was typed", async ({ page }) => {
  await open(page, "fields");
  const note = page.getByLabel("Anything else?");
  await page.getByLabel("Legal name", { exact: true }).fill("Dana Whitfield");
  await page.getByLabel("Month").fill("4/17/1986");
  await page.getByRole("radio", { name: "Retired" }).check();
  await page.getByLabel("ZIP code").fill("83702");
  await page.getByRole("checkbox", { name: /I authorize/ }).check();

  await note.fill("taken");
  await page.getByRole("button", { name: "See my offers" }).click();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /has an account/ })
    .click();
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Log in instead/);

  await note.fill("outage");
  await page.getByRole("button", { name: "See my offers" }).click();
  await expect(page.getByRole("alert")).toContainText("What you entered is still here");
  await expect(note).toHaveValue("outage");

  await note.fill("");
  await page.getByRole("button", { name: "See my offers" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("typing puts in separators and leaves the caret where it is", async ({ page }) => {
  await open(page, "fields");
  const income = page.getByLabel("Yearly income before tax");
  await income.fill("");
  await income.pressSequentially("1234567");
  await expect(income).toHaveValue("1,234,567");
  await income.press("Home");
  await income.press("ArrowRight");
  await income.press("9");
  await expect(income).toHaveValue("19,234,567");
  await income.press("8");
  await expect(income).toHaveValue("198,234,567");

  const phone = page.getByLabel("Mobile number");
  await phone.fill("+1 208 555 0172");
  await expect(phone).toHaveValue("(208) 555-0172");

  await page.getByLabel("Month").fill("4/17/1986");
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("17");
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("1986");
});

test("a Social Security number is hidden until one asks to see it", async ({ page }) => {
  await open(page, "fields");
  const ssn = page.getByLabel("Social Security number", { exact: true });
  await ssn.fill("123456789");
  await expect(ssn).toHaveValue("123-45-6789");
  await expect(ssn).toHaveCSS("-webkit-text-security", "disc");
  await expect(ssn).toHaveAttribute("autocomplete", "off");
  await page.getByRole("button", { name: "Show the number" }).click();
  await expect(ssn).toHaveCSS("-webkit-text-security", "none");
  // What stands on the button is what one says to press it.
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(ssn).toHaveCSS("-webkit-text-security", "disc");
});

test("a mistyped mail domain is asked about after one leaves the field", async ({ page }) => {
  await open(page, "fields");
  const email = page.getByLabel("Email", { exact: true });
  await email.focus();
  await expect(page.getByRole("button", { name: /Did you mean/ })).toHaveCount(0);
  await email.blur();
  await page.getByRole("button", { name: "Did you mean dana@gmail.com?" }).click();
  await expect(email).toHaveValue("dana@gmail.com");
});

test("a signature can be typed with the keyboard alone, or drawn", async ({ page }) => {
  await open(page, "fields");
  await expect(page.getByLabel("Your full legal name")).toHaveValue("Dana Whitfield");
  await page.getByRole("radio", { name: "Draw it" }).check();
  const field = page.getByRole("img", { name: "Draw your signature here" });
  await field.scrollIntoViewIfNeeded();
  await restOf(page);
  const box = await field.boundingBox();
  if (!box) throw new Error("The field for the signature is not shown");
  await page.mouse.move(box.x + box.width / 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3, { steps: 12 });
  await page.mouse.up();
  await expect(field.locator("path").last()).toHaveAttribute("d", /^M60 90L/);
});

test("addresses are found with the keyboard, and there is a way out by hand", async ({ page }) => {
  await open(page, "register");
  const address = page.getByRole("combobox", { name: "Home address" });
  await address.fill("418 Alder");
  await expect(page.getByRole("option")).toHaveCount(5);
  await expectAccessible(page);
  await address.press("ArrowUp");
  await expect(page.getByRole("option", { selected: true })).toHaveText("Not here? Enter it by hand");
  await address.press("ArrowDown");
  await address.press("ArrowDown");
  await address.press("Enter");
  await expect(address).toHaveValue("418 Alder Court");
  await expect(address).toHaveAttribute("aria-expanded", "false");
  await address.fill("418 Al");
  await expect(page.getByRole("option").first()).toBeVisible();
  await address.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(address).toHaveValue("418 Al");
});

test("an amount is typed or found with the slider, and never leaves its bounds", async ({ page }) => {
  await open(page, "offer");
  const typed = page.getByRole("textbox", { name: "Credit line in dollars" });
  const slider = page.getByRole("slider", { name: "Credit line in dollars" });
  await typed.fill("120000");
  await expect(slider).toHaveAttribute("aria-valuetext", "$120,000");
  await slider.press("ArrowRight");
  await expect(typed).toHaveValue("120,500");
  await typed.fill("900000");
  await expect(typed).toHaveAccessibleDescription("Choose an amount from $15,000 to $182,000.");
  await typed.blur();
  await expect(typed).toHaveValue("182,000");
});

test("a plot is read point by point with arrow keys", async ({ page }) => {
  await open(page, "offer");
  const reader = page.getByRole("slider", { name: "Balance in a month" });
  await reader.press("ArrowRight");
  await expect(reader).toHaveAttribute("aria-valuetext", "Dec 2025: $99,481.78");
});

test("a dialog holds the focus, closes on Escape and on its ground, and gives the focus back", async ({ page }) => {
  await open(page, "messages");
  const opener = page.getByRole("button", { name: "Dialog" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Which name stands on your ID?" });
  await expect(dialog.getByRole("heading")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole("button", { name: "Drawer" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a wait cannot be closed by Escape or by a press beside it, and says when one may go", async ({ page }) => {
  await page.clock.install();
  await open(page, "messages");
  await stopTime(page);
  await page.getByRole("button", { name: "Wait" }).click();
  const wait = page.getByRole("dialog", { name: "Checking your account" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(20, 20);
  await expect(wait).toBeVisible();
  await page.clock.runFor(5000);
  await expect(wait.getByText("Comparing the names")).toBeVisible();
  await page.clock.runFor(6000);
  await wait.getByRole("button", { name: "Text me when it is done" }).click();
  await expect(wait).toBeHidden();
});

test("messages are read out once, and leave unless they ask for something", async ({ page }) => {
  await page.clock.install();
  await open(page, "messages");
  await stopTime(page);
  await page.getByRole("button", { name: "Error message" }).click();
  await page.getByRole("button", { name: "Message", exact: true }).click();
  const messages = page.getByRole("region", { name: "Messages" });
  const spoken = page.locator("[aria-live=polite].vh");
  await expect(spoken).toHaveText("Your answers are saved.");
  await page.clock.runFor(300);
  await expect(spoken).toHaveText("");
  await page.clock.runFor(8000);
  await expect(messages).toHaveText(/The file could not be sent/);
  await expect(messages).not.toHaveText(/Your answers are saved/);
});

test("a menu opens, closes on Escape and gives the focus back", async ({ page }) => {
  await open(page, "controls");
  const profile = page.getByRole("button", { name: "Your profile, Dana Whitfield" });
  await profile.click();
  await expect(page.getByRole("link", { name: "Settings" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(profile).toHaveAttribute("aria-expanded", "false");
  await expect(profile).toBeFocused();
});

test("the first stop is the way past the bar, and every stop shows where it is", async ({ page }) => {
  await open(page, "register");
  // A key that is pressed before the page is drawn goes nowhere.
  await expect(page.getByRole("combobox")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the main part" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox")).toBeFocused();
  await expect(page.getByRole("combobox")).toHaveCSS("outline-width", "3px");
});

test("nothing moves when motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "waiting");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
