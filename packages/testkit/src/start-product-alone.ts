import { isServerThere, setup } from "./database-server.ts";
import { type ProductOptions, startProduct, type TestProduct } from "./start-product.ts";

/** The whole product in this process, where a browser finds it: on the run's database server, or on one of its own where the run has none. */
export async function startProductAlone(options: Pick<ProductOptions, "environment"> = {}): Promise<TestProduct> {
  const closeDatabases = isServerThere() ? undefined : await setup();
  const product = await startProduct(options);
  // A browser comes by the port, and a passkey is good for pages of exactly that address.
  product.config.consoleUrl = `http://console.localhost:${new URL(product.url).port}`;
  return {
    ...product,
    close: async () => {
      await product.close();
      await closeDatabases?.();
    },
  };
}
