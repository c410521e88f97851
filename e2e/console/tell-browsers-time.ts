import type { Page } from "@playwright/test";

/** The console counts by the server's clock: it is told the time that the browser's was set to. */
export const tellBrowsersTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      const reply = await ask(...asked);
      if (!reply.url.endsWith("/self/figureinfo")) return reply;
      return Response.json({ ...(await reply.json()), now: new Date().toISOString() }, reply);
    };
  });
