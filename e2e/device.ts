import type { Page } from "@playwright/test";

/** Gives the browser a device that keeps passkeys and that its owner unlocks whenever it asks. */
export async function addDevice(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send("WebAuthn.enable");
  await chromium.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
