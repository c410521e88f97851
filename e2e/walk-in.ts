import { type Walked, type WalkOptions, walk } from "@gable/testkit/borrower/walk.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";

/** Takes a persona's application over HTTP as far as a test in a browser begins, under a mailbox that no other test has. */
export const walkIn = (
  { url, sandbox }: Pick<ProductAlone, "url" | "sandbox">,
  borrower: Required<Pick<WalkOptions, "persona" | "email" | "until">>,
): Promise<Walked> => walk({ url, sandboxUrl: sandbox.url, ...borrower });
