import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { setByTwo } from "./set-by-two.ts";
import type { TestProduct } from "./start-product.ts";

/** Two administrators enter a licence of the lender's that begins in so many days; today unless told. */
export async function giveLicense(product: TestProduct, state: string, inDays = 0): Promise<void> {
  const today = localDateAt(product.ctx.clock.now().toISOString(), "America/New_York");
  const fresh = {
    state,
    number: `${state}-1`,
    regulator: "Banks",
    effectiveFrom: addDays(today, inDays),
    effectiveUntil: null,
  };
  const withLicense = (latest: Readonly<Record<string, unknown>>) => ({
    licenses: [...(latest["licenses"] as object[]), fresh],
  });
  await setByTwo(product, "states", withLicense, "The license came");
}
