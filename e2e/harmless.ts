import { PLANTED_MARK } from "@gable/testkit/payloads/script-payloads.ts";
import { expect, type Page } from "@playwright/test";
import { watchPolicy } from "./policy.ts";

/** What the pages of a browser do that no text may make them do, and show of what was planted. */
export interface Watch {
  /** Scripts that ran, things that were asked for elsewhere, and what the policy had to stop. */
  readonly harm: () => readonly string[];
  /** Every different text with a payload in it that stood on a page. */
  readonly shown: Set<string>;
}

/** Watches all pages that are opened from now on. */
export async function watchForHarm(page: Page): Promise<Watch> {
  const harm: string[] = [];
  const stopped = await watchPolicy(page);
  page.on("dialog", (dialog) => {
    harm.push(`a script ran on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url().includes("evil.example")) harm.push(`asked for ${request.url()}`);
  });
  return { harm: () => [...harm, ...stopped], shown: new Set() };
}

/** Once the page shows what was planted: nothing ran, nothing was stopped, and it is text, and neither an element nor an address. */
export async function expectHarmless(page: Page, watch: Watch): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator(".skeleton, .loader")).toHaveCount(0);
  let planted: Planted | false = false;
  await expect
    .poll(
      async () => {
        planted = await page.evaluate(findPlantedOnceStill, PLANTED_MARK).catch(unlessLedOn);
        return planted !== false;
      },
      { intervals: [30] },
    )
    .toBe(true);
  const { elements, texts } = planted || { elements: ["nothing that was planted"], texts: [] };
  expect([...elements, ...watch.harm()]).toEqual([]);
  for (const text of texts) watch.shown.add(text);
}

interface Planted {
  readonly elements: readonly string[];
  readonly texts: readonly string[];
}

/** A page that is led on meanwhile is looked at where it comes to stand. */
function unlessLedOn(error: Error): false {
  if (/context was destroyed|navigat/i.test(error.message)) return false;
  throw error;
}

/** Runs in the page, until its words have been the same for a while; looks into every frame and every shadow that it may. */
function findPlantedOnceStill(mark: string): Planted | false {
  const kept = globalThis as { stillWords?: string; stillSince?: number };
  const words = document.body.innerText;
  if (kept.stillWords !== words) {
    kept.stillWords = words;
    kept.stillSince = performance.now();
  }
  if (performance.now() - (kept.stillSince ?? 0) < 80) return false;
  const elements: string[] = [];
  const texts: string[] = [];
  const look = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll("*")) {
      const address = ["href", "src", "action", "formaction", "srcdoc"].map((name) => element.getAttribute(name) ?? "");
      const isLed = address.some((to) => /^\s*(javascript|data:text\/html)/i.test(to) || to.includes("evil.example"));
      if (element.hasAttribute(mark) || isLed || element.hasAttribute("onerror") || element.hasAttribute("onload"))
        elements.push(element.outerHTML.slice(0, 200));
      if (element.shadowRoot) look(element.shadowRoot);
      if (element instanceof HTMLIFrameElement && element.contentDocument) look(element.contentDocument);
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.includes(mark)) texts.push(node.textContent.trim());
    for (const field of root.querySelectorAll("input, textarea"))
      if ("value" in field && String(field.value).includes(mark)) texts.push(String(field.value));
  };
  look(document);
  return elements.length + texts.length > 0 && { elements, texts };
}
