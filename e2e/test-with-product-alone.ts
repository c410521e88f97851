import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { test as late } from "./test-with-late-replies.ts";

/**
 * Tests of one file, with a product that no other file meets: they change it for everybody, and count what is in it. It is the file's and not
 * the worker's: a fixture that another file's worker does not have would make Playwright start a worker, and a browser, for each file.
 */
export function testWithProductAlone() {
  let started: TestProduct | undefined;
  const test = late.extend<{ readonly product: TestProduct }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads in it what a fixture wants: nothing
    product: async ({}, use) => {
      if (!started) throw new Error("The product of this file did not start.");
      await use(started);
    },
  });
  test.beforeAll(async () => {
    started = await startProductAlone();
  });
  test.afterAll(() => started?.close());
  return test;
}
