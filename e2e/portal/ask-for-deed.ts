import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import type { Page } from "@playwright/test";
import { arriveAt } from "../arrive.ts";
import { enter } from "../enter.ts";
import { walkIn } from "../walk-in.ts";

/** Asks a borrower for a deed, and brings them to the list of what is asked. */
export async function askForDeed(product: ProductAlone, page: Page, email: string): Promise<Walked> {
  const borrower = await walkIn(product, { persona: "straight-approval", email, until: "HMDA" });
  await asStaff(borrower, {
    act: "raise-condition",
    categoryEnum: "GENERIC_DOCUMENT_REQUEST",
    comments: "The deed of 2016.",
    documents: 1,
    priorTo: "funding",
  });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions`);
  await arriveAt(page, "What we still need");
  return borrower;
}
