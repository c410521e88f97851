import { setup } from "@gable/testkit/database-server.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";

/** The whole product for one file of journeys, on a database of its own. The portal must have been built: npm test does. */
export async function openProduct(): Promise<TestProduct> {
  const closeDatabases = await setup();
  const product = await startProduct();
  return {
    ...product,
    close: async () => {
      await product.close();
      await closeDatabases();
    },
  };
}
