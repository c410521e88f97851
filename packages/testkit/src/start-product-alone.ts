import { setup } from "./database-server.ts";
import { startProduct, type TestProduct } from "./start-product.ts";

/** The whole product in this process, with a database server of its own: for a run that has made none. */
export async function startProductAlone(): Promise<TestProduct> {
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
