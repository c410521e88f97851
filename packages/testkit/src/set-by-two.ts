import { approveProposal, lenderSetting, proposeSetting } from "@gable/contract/calls/organisations-settings.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { openStaff } from "./open-staff.ts";
import type { TestProduct } from "./start-product.ts";

/** Two administrators of the main lender set something that counts at once. `changed`: what is other in it than before. */
export async function setByTwo(
  product: TestProduct,
  subject: SettingSubject,
  changed: (latest: Readonly<Record<string, unknown>>) => object,
  reason: string,
): Promise<void> {
  const [ruth, vera] = [await openStaff(product, "administrator"), await openStaff(product, "administrator")];
  const { latest } = await ruth.client.send(lenderSetting, { params: { subject } });
  const value: object = { ...latest, ...changed(latest) };
  const { uuid } = await ruth.client.send(proposeSetting, {
    body: { subject, value: value as Record<string, never>, effectiveOn: null, reason },
  });
  await vera.client.send(approveProposal, { params: { proposal: uuid } });
}
