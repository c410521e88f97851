import type { TestProduct } from "../start-product.ts";
import { type Walked, type WalkOptions, walk } from "./walk.ts";

/** As `walk`, at a product that a test has started with its sandbox. */
export const walkIn = (
  { url, sandbox }: Pick<TestProduct, "url"> & { readonly sandbox: Pick<TestProduct["sandbox"], "url"> },
  options: Omit<WalkOptions, "url" | "sandboxUrl">,
): Promise<Walked> => walk({ url, sandboxUrl: sandbox.url, ...options });
