import { setTimeout as pause } from "node:timers/promises";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import type { Locator, Page } from "playwright";

export type Chance = () => number;

export function pick<T>(from: readonly T[], chance: Chance): T {
  const found = from[Math.floor(chance() * from.length)];
  if (found === undefined) throw new Error("There is nothing to pick from.");
  return found;
}

const SOON_MS = 2000;
const LOADED_MS = 10_000;
const AWAY_MS = 400;
const NAME_LENGTH = 40;
const PRESSABLE = "button, a[href], input, select, textarea, summary";
/** What leads away from the product. */
const LEADS_AWAY = /^(mailto:|tel:|https?:\/\/(?!\S*localhost))/;

/** What people type where something else is wanted. */
const odd = [
  "",
  " ",
  "0",
  "-5",
  "1e9",
  "999999999999",
  "abc",
  "a@b",
  "3.5",
  "null",
  "  spaced  out  ",
  "O'Brien-Smythe",
  "Müller von und zu Hohenstein-Wittgenstein",
  "🏡🏡",
  "مرحبا",
  "<b>x</b>",
  "12/31/1999",
  "02/30/2024",
  "2026-12-01",
  "000-00-0000",
  "123456789",
  "$12,500.50",
  "80,000",
  "021000021",
  "a".repeat(300),
];
/** What fits, by what a field is called. */
const fitting: readonly (readonly [name: RegExp, value: string])[] = [
  [/email|correo/i, "someone@example.com"],
  [/phone|tel[eé]f/i, "(212) 555-0142"],
  [/zip|postal/i, "04101"],
  [/city|ciudad/i, "Portland"],
  [/street|address|calle|direcci/i, "12 Elm Street"],
  [/month|mes/i, "6"],
  [/day|d[ií]a/i, "15"],
  [/year|año/i, "1980"],
  [/amount|income|worth|owe|value|pay|importe|ingreso|valor/i, "85,000"],
  [/name|nombre/i, "Robert Miller"],
  [/reason|why|note|message|mensaje|words|palabras/i, "The bank wrote the wrong month. Thanks, R. O'Neil"],
];
/** Everything that a stroller types: no words of ours. */
export const typed: readonly string[] = [...odd, ...fitting.map(([, value]) => value)];
const keys = ["Tab", "Enter", "Escape", "Space", "ArrowDown"];
const sent = [
  { name: "paper.png", mimeType: "image/png", buffer: Buffer.from(pixel) },
  { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 broken") },
  { name: "empty.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) },
  { name: "program.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
];

/** Does one thing on a page: mostly with what stands in it, sometimes with the browser. Returns what was done, in short. */
export async function actAtRandom(page: Page, homes: readonly string[], chance: Chance): Promise<string> {
  const dice = chance();
  try {
    if (dice < 0.04) return await done("back", page.goBack({ timeout: LOADED_MS }));
    if (dice < 0.05) return await done("forward", page.goForward({ timeout: LOADED_MS }));
    if (dice < 0.07) return await done("load anew", page.reload({ timeout: LOADED_MS }));
    if (dice < 0.1) return await done("begin again", page.goto(pick(homes, chance), { timeout: LOADED_MS }));
    if (dice < 0.13) return await pressKey(page, pick(keys, chance));
    if (dice < 0.145) return await done("lose the connection", loseConnection(page));
    if (dice < 0.16) return await done("look in a second tab", lookInSecondTab(page, pick(homes, chance)));
    return await useSomething(page, homes, chance);
  } catch (failure) {
    // What has gone before it could be pressed was not there to be pressed.
    return `in vain: ${String(failure).split("\n")[0]?.slice(0, NAME_LENGTH)}`;
  }
}

async function done(what: string, doing: Promise<unknown>): Promise<string> {
  await doing;
  return what;
}

const pressKey = (page: Page, key: string): Promise<string> => done(key, page.keyboard.press(key));

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await pause(AWAY_MS);
  await page.context().setOffline(false);
}

/** Opens a page beside this one, and goes on here: what it fetched or kept is known there as well. */
async function lookInSecondTab(page: Page, home: string): Promise<void> {
  const second = await page.context().newPage();
  try {
    await second.goto(home, { timeout: LOADED_MS });
    await second.locator("h1").first().waitFor({ timeout: LOADED_MS });
  } finally {
    await second.close();
  }
}

async function useSomething(page: Page, homes: readonly string[], chance: Chance): Promise<string> {
  const within = async (place: string): Promise<Locator[]> => page.locator(`${place} :is(${PRESSABLE})`).all();
  const inDialog = await within("dialog[open]");
  const all = inDialog.length > 0 ? inDialog : await within(chance() < 0.85 ? "main" : "body");
  if (all.length === 0) return done("nothing here", page.goto(pick(homes, chance), { timeout: LOADED_MS }));
  const thing = pick(all, chance);
  const { tag, type, name, href, isShown } = await thing.evaluate(describe, null, { timeout: SOON_MS });
  if (LEADS_AWAY.test(href)) return `not ${name}`;
  if (type === "file")
    return done(`send a file for ${name}`, thing.setInputFiles(pick(sent, chance), { timeout: SOON_MS }));
  if (!isShown) return `hidden ${name}`;
  if (tag === "SELECT") {
    const index = Math.floor(chance() * (await thing.locator("option").count()));
    return done(`choose in ${name}`, thing.selectOption({ index }, { timeout: SOON_MS }));
  }
  if (tag === "TEXTAREA" || (tag === "INPUT" && !/checkbox|radio|button|submit|range/.test(type))) {
    const value = valueFor(type, name, chance);
    return done(`type ${value.slice(0, 20)} in ${name}`, thing.fill(value, { timeout: SOON_MS }));
  }
  return done(`press ${name}`, thing.click({ timeout: SOON_MS, force: tag === "INPUT" }));
}

function valueFor(type: string, name: string, chance: Chance): string {
  if (type === "date") return pick(["2026-12-01", "1980-02-29", "2027-01-15"], chance);
  if (type === "time") return "10:30";
  const fit = fitting.find(([pattern]) => pattern.test(name));
  return fit && chance() < 0.7 ? fit[1] : pick(odd, chance);
}

/** Runs in the page. */
function describe(element: Element) {
  const { labels, type } = element as HTMLInputElement;
  const label = labels?.[0]?.textContent ?? element.getAttribute("aria-label") ?? element.textContent;
  const opensElsewhere = element.getAttribute("target") === "_blank";
  return {
    tag: element.tagName,
    type: type ?? "",
    name: label.trim().slice(0, 40),
    href: opensElsewhere ? "https://elsewhere" : (element.getAttribute("href") ?? ""),
    isShown: element.checkVisibility(),
  };
}
