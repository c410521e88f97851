import { type StaffRole, staffRoleNames } from "@gable/domain/staff/roles.ts";
import { type OpenBorrower, openBorrower } from "./open-borrower.ts";
import { type OpenStaff, openStaff } from "./open-staff.ts";
import type { TestProduct } from "./start-product.ts";

/** A borrower, and one of the staff for each role, all of whom may meet the application: a loan officer meets nobody's but their own. */
export async function openEveryRole(
  product: TestProduct,
): Promise<{ readonly borrower: OpenBorrower; readonly staff: ReadonlyMap<StaffRole, OpenStaff> }> {
  const borrower = await openBorrower(product);
  const staff = new Map<StaffRole, OpenStaff>();
  for (const role of staffRoleNames) staff.set(role, await openStaff(product, role));
  await product.ctx.database.kysely
    .updateTable("pipeline")
    .set({ loan_officer_uuid: staff.get("loan-officer")?.staffUuid ?? null })
    .where("application_uuid", "=", borrower.applicationUuid)
    .execute();
  return { borrower, staff };
}
