import type { Page } from "playwright";

const UNTIL_SETTLED_MS = 15_000;
/** What somebody types may come back to them. */
const TYPED = /\b(undefined|null|NaN)\b/;

/** What is wrong with a page as it stands, once it has settled. */
export async function lookAt(page: Page, trail: readonly string[]): Promise<string[]> {
  const isOurs = await page
    .waitForFunction(isSettled, null, { timeout: UNTIL_SETTLED_MS })
    .then(() => true)
    .catch(() => false);
  if (!(await page.evaluate(isPageOfOurs).catch(() => false))) return [];
  if (!isOurs) return ["no heading, or still loading, after 15 seconds"];
  // A page that leads on meanwhile is looked at where it leads to.
  const seen = await page.evaluate(readPage).catch(() => undefined);
  if (!seen) return [];
  const typed = trail.some((act) => TYPED.test(act));
  return [
    ...(seen.headings === 1 ? [] : [`${seen.headings} headings of the first level`]),
    ...(seen.excess > 0 ? ["wider than the window"] : []),
    ...(seen.noWord === null || typed ? [] : [`shows ${JSON.stringify(seen.noWord)}`]),
    ...seen.loose.map((name) => `names an element that is not there: ${name}`),
  ];
}

/** Pages of vendors, and replies that are no pages, are none of ours. */
const isPageOfOurs = (): boolean => document.getElementById("organisation") !== null;

const isSettled = (): boolean =>
  document.querySelector("h1") !== null && document.querySelector(".loader, main .skeleton") === null;

/** Runs in the page. */
function readPage() {
  const text = document.body.innerText;
  const [noWord = null] = /.{0,40}(\bundefined\b|\bNaN\b|\bInvalid Date\b|\bnull\b|\[object ).{0,20}/.exec(text) ?? [];
  const naming = ["aria-describedby", "aria-labelledby"];
  const loose = naming.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].filter((element) =>
      (element.getAttribute(name) ?? "").split(" ").some((id) => id !== "" && document.getElementById(id) === null),
    ),
  );
  return {
    headings: document.querySelectorAll("h1").length,
    excess: document.documentElement.scrollWidth - innerWidth,
    noWord,
    loose: loose.map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`),
  };
}
