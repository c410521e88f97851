import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import type { Page } from "@playwright/test";
import { enter } from "../enter.ts";

/** Where the console of a product in this process is served. */
export const consoleUrl = (product: TestProduct): string => `http://console.localhost:${new URL(product.url).port}`;

/** Opens a page of the console as somebody of the staff who has logged in before. */
export async function enterConsole(
  page: Page,
  product: TestProduct,
  role: StaffRole,
  path: string,
  orgCode = "gable",
): Promise<OpenStaff> {
  const staff = await openStaff(product, role, orgCode);
  await enter(page, consoleUrl(product), staff.headers["authorization"]);
  await page.goto(consoleUrl(product) + path);
  return staff;
}
