import { approveProposal, lenderSetting, proposeSetting } from "@gable/contract/calls/organisations-settings.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { type OpenStaff, openStaff } from "./open-staff.ts";
import type { TestProduct } from "./start-product.ts";

/** An administrator proposes something that is to count at once, or from a day on. `changed`: what is other in it than before. Returns the proposal. */
export async function proposeAs(
  { client }: OpenStaff,
  subject: SettingSubject,
  changed: (latest: Readonly<Record<string, unknown>>) => object,
  reason: string,
  effectiveOn: string | null = null,
): Promise<string> {
  const { latest } = await client.send(lenderSetting, { params: { subject } });
  const value: object = { ...latest, ...changed(latest) };
  const { uuid } = await client.send(proposeSetting, {
    body: { subject, value: value as Record<string, never>, effectiveOn, reason },
  });
  return uuid;
}

/** Another administrator approves it. */
export async function approveAs({ client }: OpenStaff, proposal: string): Promise<void> {
  await client.send(approveProposal, { params: { proposal } });
}

/** Two administrators of the main lender set something that counts at once. `changed`: what is other in it than before. */
export async function setByTwo(
  product: TestProduct,
  subject: SettingSubject,
  changed: (latest: Readonly<Record<string, unknown>>) => object,
  reason: string,
): Promise<void> {
  const [ruth, vera] = [await openStaff(product, "administrator"), await openStaff(product, "administrator")];
  await approveAs(vera, await proposeAs(ruth, subject, changed, reason));
}
