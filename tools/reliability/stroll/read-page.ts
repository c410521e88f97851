import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { englishBeside, namesOf } from "@gable/testkit/languages/english.ts";
import { lenderOf, textsOf } from "@gable/testkit/languages/texts-of-page.ts";
import type axe from "axe-core";
import type { Page } from "playwright";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** What axe says of colours that fade in or out at that moment, and of a page that is being left. */
const OF_A_MOMENT = new Set(["color-contrast", "color-contrast-enhanced"]);
/** As Spanish shortens the month. */
const AUGUST = /\bago\b(?= \d)/g;
const LONGEST = 160;

/** Each rule of axe that is broken on the page as it stands, with where first. Empty where the page is left meanwhile. */
export async function findInaccessible(page: Page): Promise<string[]> {
  try {
    // What is no page of ours, such as a bare reply, has no rules to keep.
    if (await page.evaluate(() => document.getElementById("organisation") === null)) return [];
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ["violations"],
      });
      return violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html ?? "" }));
    });
    return found
      .filter(({ id }) => !OF_A_MOMENT.has(id))
      .map(({ id, html }) => `axe: ${id}: ${html.slice(0, LONGEST)}`);
  } catch {
    return [];
  }
}

/** English that stands on a page in Spanish, but for `names` and what its reader typed. Empty on a page in English. */
export async function findEnglish(page: Page, names: readonly string[]): Promise<string[]> {
  const read = await page
    .evaluate(() => (document.documentElement.lang === "es" ? document.title : undefined))
    .catch(() => undefined);
  if (read === undefined) return [];
  const [lender, texts] = await Promise.all([page.evaluate(lenderOf), page.evaluate(textsOf)]).catch(
    () => [{}, [] as string[]] as const,
  );
  const isEnglish = englishBeside([...names, ...namesOf(lender)]);
  return texts
    .filter((text) => isEnglish(text.replaceAll(AUGUST, "")))
    .map((text) => `English on a page in Spanish: ${text.slice(0, LONGEST)}`);
}
