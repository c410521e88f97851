import type { Page } from "@playwright/test";

/** What the policy has had to stop on pages that are opened from now on; filled as it happens. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const stopped: string[] = [];
  await page.exposeFunction("noteStopped", (what: string) => void stopped.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { noteStopped: (what: string) => void }).noteStopped(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return stopped;
}
