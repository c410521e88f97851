import { type ProductAlone, startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { test as late } from "./test-with-late-replies.ts";

/**
 * With one product for all files that a worker runs: what is started once is warm for the rest. A test leaves nothing behind in it that
 * another would meet, and has email addresses that no other file has; one that must change the product for everybody starts its own.
 */
export const test = late.extend<object, { readonly product: ProductAlone }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads in it what a fixture wants: nothing
    async ({}, use) => {
      const product = await startProductAlone({ isStaffed: true });
      await use(product);
      await product.close();
    },
    { scope: "worker" },
  ],
});
