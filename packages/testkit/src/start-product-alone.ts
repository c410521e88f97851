import { seedStaff } from "@gable/server/modules/staff/seed-staff.ts";
import { isServerThere, setup } from "./database-server.ts";
import type { OwnProduct } from "./start-own-product.ts";
import { type ProductOptions, startProduct, type TestProduct } from "./start-product.ts";

/** The whole product in this process, where a browser finds it as it finds one that is a process of its own. */
export interface ProductAlone extends TestProduct, Pick<OwnProduct, "sandboxUrl" | "portalUrl"> {}

interface AloneOptions extends Omit<ProductOptions, "database"> {
  /** With the seeded staff, whom a server that is started by itself has. */
  readonly isStaffed?: boolean;
}

/** Starts it on the run's database server, or on one of its own where the run has none. */
export async function startProductAlone({ isStaffed = false, ...options }: AloneOptions = {}): Promise<ProductAlone> {
  const closeDatabases = isServerThere() ? undefined : await setup();
  const product = await startProduct(options);
  if (isStaffed) await seedStaff(product.ctx);
  const { port } = new URL(product.url);
  const portalUrl = (orgCode: string): string => `http://${orgCode}.localhost:${port}`;
  // A browser comes by the port, and a passkey is good for pages of exactly that address.
  product.config.publicUrl = `http://localhost:${port}`;
  product.config.consoleUrl = portalUrl("console");
  return {
    ...product,
    sandboxUrl: product.sandbox.url,
    portalUrl,
    close: async () => {
      await product.close();
      await closeDatabases?.();
    },
  };
}
