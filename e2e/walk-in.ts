import type { Walked, WalkOptions } from "@gable/testkit/borrower/walk.ts";
import { walkIn as walkInAnyWay } from "@gable/testkit/borrower/walk-in.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";

/** Takes a persona's application over HTTP as far as a test in a browser begins, under a mailbox that no other test has. */
export const walkIn = (
  product: Pick<ProductAlone, "url" | "sandbox">,
  borrower: Required<Pick<WalkOptions, "persona" | "email" | "until">> & Pick<WalkOptions, "as">,
): Promise<Walked> => walkInAnyWay(product, borrower);
