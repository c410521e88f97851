import { dayFromToday } from "@gable/testkit/day-from-today.ts";
import { expect, test } from "@playwright/test";
import { arriveAt, heading, press } from "../arrive.ts";
import { letMorningCome, letTimePass } from "./clock.ts";
import { upload } from "./identity.ts";
import type { Applicant } from "./registration.ts";

/** Gives the policy of the home, with its declarations page. */
export async function insure({ page, persona: { fill } }: Applicant): Promise<void> {
  await arriveAt(page, "How is your home insured?");
  await press(page, "Send my policy");
  await expect(page.getByRole("alert", { name: "Please check this" }).getByRole("link")).toHaveText([
    "Enter the insurance company.",
    "Enter the policy number.",
    "Enter the dwelling coverage in dollars.",
    "Enter the date: month, day and four-digit year.",
  ]);
  await page.getByLabel("Insurance company").fill(fill.insurance.insurer);
  await page.getByLabel("Policy number").fill(fill.insurance.policyNumber);
  await page.getByLabel("Dwelling coverage").fill("700000");
  const [year, month, day] = dayFromToday(300).split("-");
  await page.getByLabel("Month").fill(`${month}/${day}/${year}`);
  await upload(page, "Declarations page");
  await press(page, "Send my policy");
}

/** So long the money has on the day that the clock was moved to. */
const ON_ITS_DAY_MS = 20_000;

/**
 * Waits for the money: the days of the right to cancel, and a weekend with a holiday, go by on the developer's clock, and more of them where
 * a day of the banks was over before all was compared that is compared on it.
 */
export async function awaitMoney({ page }: Applicant): Promise<void> {
  await arriveAt(page, "Your money is sent on");
  await expect(page.getByRole("heading", { name: "Changed your mind?" })).toBeVisible();
  await letMorningCome(page);
  for (const day of ["first", "second", "third", "fourth"]) {
    await test.step(`the ${day} three days go by`, () => letTimePass(page, "+ 3 days"));
  }
  const isSent = () =>
    heading(page, "Your money was sent on")
      .waitFor({ timeout: ON_ITS_DAY_MS })
      .then(
        () => true,
        () => false,
      );
  while (!(await isSent())) await letTimePass(page, "+ 3 days");
  await arriveAt(page, "Your money was sent on");
  await expect(
    page.getByText(/It should be there by \w+day, \w+ \d+\. If it is not there by then, .* trace number/),
  ).toBeVisible();
  const way = page.getByRole("list").filter({ hasText: "Your right to cancel ends" });
  for (const [moment, day] of [
    ["Documents signed", /day, /],
    ["Deed notarized", /day, /],
    ["Your right to cancel ends", /day, .*midnight/],
    ["Deed recorded", /day, /],
    ["Money sent", /day, /],
    ["First payment", /day, .* 15/],
  ] as const) {
    await expect(way.getByRole("listitem").filter({ hasText: moment })).toHaveText(day);
  }
}
