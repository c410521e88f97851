import { type BrowserContext, test as plain } from "@playwright/test";

/** How late a reply comes at most, in milliseconds; 0 where replies come as they come. */
const LATEST_MS = Number(process.env["LATE_REPLIES_MS"] ?? 0);

const slowed = new WeakSet<BrowserContext>();

/** Lets each reply to a page's calls come late, each by another time: what a page, or a test of it, takes for granted shows. */
async function slowDown(context: BrowserContext): Promise<void> {
  if (LATEST_MS === 0 || slowed.has(context)) return;
  slowed.add(context);
  await context.route("**/*", async (route) => {
    const isCall = ["fetch", "xhr"].includes(route.request().resourceType());
    if (isCall) await new Promise((resolve) => setTimeout(resolve, Math.random() * LATEST_MS));
    // Its page may be closed by then.
    await route.fallback().catch(() => undefined);
  });
}

/** What a page still asks when its test is over is heard by nobody: an answer that the test makes up may find its page gone, and fail. */
async function forgetAnswers(context: BrowserContext): Promise<void> {
  for (const place of [context, ...context.pages()]) await place.unrouteAll({ behavior: "ignoreErrors" });
}

/** Playwright's own, in browsers whose network is as slow as the run asks for. */
export const test = plain.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await slowDown(context);
        const close = context.close.bind(context);
        context.close = async (why) => {
          await forgetAnswers(context);
          await close(why);
        };
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  context: async ({ context }, use) => {
    await slowDown(context);
    await use(context);
    await forgetAnswers(context);
  },
});
