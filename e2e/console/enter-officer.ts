import type { TestProduct } from "@gable/testkit/start-product.ts";
import type { Page } from "@playwright/test";
import { consoleUrl, enterConsole } from "./enter-console.ts";

/** A loan officer of the seed, with licences. */
const MARISOL = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";

/** Comes in as a loan officer who has the licences and the links of one of the seed, at their own page. */
export async function enterOfficer(page: Page, product: TestProduct): Promise<void> {
  const { staffUuid } = await enterConsole(page, product, "loan-officer", "/account");
  await product.ctx.database.kysely
    .updateTable("staff")
    .set({ originator_uuid: MARISOL })
    .where("uuid", "=", staffUuid)
    .execute();
  await page.goto(`${consoleUrl(product)}/officer`);
}
