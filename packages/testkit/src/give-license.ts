import { approveProposal, lenderSetting, proposeSetting } from "@gable/contract/calls/organisations-settings.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { openStaff } from "./open-staff.ts";
import type { TestProduct } from "./start-product.ts";

/** Two administrators enter a licence of the lender's that begins in so many days; today unless told. */
export async function giveLicense(product: TestProduct, state: string, inDays = 0): Promise<void> {
  const [ruth, vera] = [await openStaff(product, "administrator"), await openStaff(product, "administrator")];
  const { latest } = await ruth.client.send(lenderSetting, { params: { subject: "states" } });
  const today = localDateAt(product.ctx.clock.now().toISOString(), "America/New_York");
  const fresh = {
    state,
    number: `${state}-1`,
    regulator: "Banks",
    effectiveFrom: addDays(today, inDays),
    effectiveUntil: null,
  };
  const value: object = { ...latest, licenses: [...(latest["licenses"] as object[]), fresh] };
  const { uuid } = await ruth.client.send(proposeSetting, {
    body: { subject: "states", value: value as Record<string, never>, effectiveOn: null, reason: "The license came" },
  });
  await vera.client.send(approveProposal, { params: { proposal: uuid } });
}
