import { z } from "zod";
import type { Page } from "./devtools.ts";
import { until } from "./visit.ts";

const Point = z.object({ x: z.number(), y: z.number() });

/** The first element of a kind whose text begins so, as an expression. */
export const named = (selector: string, beginning: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => (one.ariaLabel ?? one.textContent).trim().startsWith(${JSON.stringify(beginning)}))`;

/** The first that a selector finds, as an expression. */
export const first = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;

/** Waits for what an expression finds, and presses its middle, as a hand with a mouse does. */
export async function press(page: Page, target: string): Promise<void> {
  await until(page, `(${target}) != null && !(${target}).disabled`, target);
  const found = await page.evaluate(`(() => {
    const target = ${target};
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`);
  const at = { ...Point.parse(found), button: "left", clickCount: 1 };
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at });
  await page.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
  await page.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
}

/** Types into what has the focus, key by key. */
export async function type(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    const key = { key: letter, text: letter, unmodifiedText: letter };
    await page.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
    await page.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
  }
}

/** Presses a field, and types into it. */
export async function fill(page: Page, target: string, text: string): Promise<void> {
  await press(page, target);
  await type(page, text);
}
