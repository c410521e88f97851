import type { StatusReply } from "@gable/domain/application/status.ts";
import { fillPath, onHost } from "@gable/domain/journey/paths.ts";
import { routes } from "@gable/domain/journey/routes.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { passageOf } from "@gable/testkit/borrower/passage.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startHostileVendors } from "@gable/testkit/payloads/hostile-vendors.ts";
import { plantEverywhere, plantLendersTexts } from "@gable/testkit/payloads/plant-everywhere.ts";
import { createPlanting } from "@gable/testkit/payloads/planting.ts";
import { createPlantingNetwork } from "@gable/testkit/payloads/planting-network.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { consoleUrl, enterConsole } from "./console/enter-console.ts";
import { enter } from "./enter.ts";
import { expectHarmless, type Watch, watchForHarm } from "./harmless.ts";
import { test } from "./test-with-late-replies.ts";

/** Where a borrower is looked at with their own eyes: each opens pages that the ones before do not. */
const looksAt: ReadonlySet<Step | null> = new Set<Step>(["LIEN_VERIFICATION", "OFFER_SELECTION", "FINAL_OFFER"]);

test("nothing that people, staff, vendors or a lender write becomes part of a page or of a mail", async ({ page }) => {
  const vendors = await startHostileVendors();
  const product = await startProductAlone({
    environment: (sandbox) => {
      vendors.standBefore(sandbox.url);
      return { VENDOR_URL: vendors.url };
    },
  });
  try {
    const calls = await everyCall();
    const planting = createPlanting();
    const watch = await watchForHarm(page);
    const { places, proposal } = await plantLendersTexts(product, planting);
    expect(places.length).toBeGreaterThan(40);

    const seen = new Set<string>();
    const walked = await walk({
      url: product.url,
      sandboxUrl: product.sandbox.url,
      persona: "straight-approval",
      email: "stored.payloads@example.com",
      network: createPlantingNetwork(calls, planting),
      until: "FINAL_OFFER",
      stands: async (walking: Walk, status: StatusReply) => {
        if (!looksAt.has(status.step)) return;
        await enter(page, product.url, walking.client.token());
        // Opened by itself, the bare address of an application only leads on.
        const open = (await passageOf(walking, status))?.routes.filter((route) => route !== "applicationIndex") ?? [];
        for (const route of open.filter((one) => !seen.has(one))) {
          seen.add(route);
          await openPage(page, product.url + onHost(fillPath(routes[route].path, [walking.uuid])), watch);
        }
      },
    });
    expect(walked.last.step).toBe("FINAL_OFFER");
    expect(seen.size).toBeGreaterThan(10);

    const borrower = await openBorrower(product);
    const { conversation } = await plantEverywhere(product, calls, planting, borrower);
    await enter(page, product.url, borrower.headers.authorization);
    for (const path of ["/dashboard", "/contact", "/licenses"]) await openPage(page, product.url + path, watch);

    const file = `/file/${borrower.applicationUuid}`;
    const pagesOf = {
      underwriter: [`/file/${walked.uuid}`, file, `${file}/borrower`, `${file}/papers`],
      "support-agent": ["/chats", `/chats/${conversation}`, "/feedback"],
      administrator: [
        "/complaints",
        "/audit",
        "/audit/lender",
        "/staff",
        ...["", "/brand?edit=latest", "/company", "/offices", "/states"].map((part) => `/settings${part}`),
        `/settings/changes/${proposal}`,
      ],
    } as const;
    for (const role of ["underwriter", "support-agent", "administrator"] as const) {
      await enterConsole(page, product, role, "/healthz");
      for (const path of pagesOf[role]) await openPage(page, consoleUrl(product) + path, watch);
    }

    await openPage(page, `${product.sandbox.url}/inbox`, watch);
    for (const { id } of product.sandbox.inbox.list("").slice(-3))
      await openPage(page, `${product.sandbox.url}/inbox/${id}`, watch);
    // All of the payloads were notes.
    expect(watch.shown.size).toBeGreaterThan(200);
  } finally {
    await product.close();
    await vendors.close();
  }
});

async function openPage(page: Page, url: string, watch: Watch): Promise<void> {
  await test.step(url, async () => {
    // A page that leads on by itself just then takes the way of the one that is asked for: that is asked for again.
    await page.goto(url).catch(() => page.goto(url));
    await expectHarmless(page, watch);
  });
}
