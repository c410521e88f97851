import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { test as late } from "../test-with-late-replies.ts";

/** Tests of one file, with a product that no other file meets: they change it for everybody, and count what is in it. */
export const testWithProductAlone = () =>
  late.extend<object, { readonly product: TestProduct }>({
    product: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads in it what a fixture wants: nothing
      async ({}, use) => {
        const product = await startProductAlone();
        await use(product);
        await product.close();
      },
      { scope: "worker" },
    ],
  });
