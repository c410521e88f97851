import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { doubtOfVisitDay } from "@gable/domain/notary/visit-day.ts";
import { timeOf } from "@gable/testkit/borrower/closing-moves.ts";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { arriveAt, press } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("whoever asks for a notary's visit is warned of holidays, loses no half-filled wish, and is not booked into another year", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "paper-county",
    email: `notary-visit.${repeatEachIndex}@example.com`,
    until: "MANUAL_DEED_SIGNING",
  });
  const today = localDateAt(await timeOf(borrower), "America/New_York");
  const firstDay = (fits: (date: string) => boolean, from = 2): string => {
    const date = addDays(today, from);
    return fits(date) ? date : firstDay(fits, from + 1);
  };
  const holiday = firstDay((date) => doubtOfVisitDay(date) === "holiday");
  const weekday = firstDay(isPlain);

  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/notary/reserve-manual`);
  await arriveAt(page, "A notary sees you sign on paper");
  // What it costs and how long it takes is told before anybody is asked where.
  await expect(page.getByText("$300, taken from the line")).toBeVisible();
  await expect(page.getByText(/^\w+day, \w+ \d+$/)).toBeVisible();
  await page.getByRole("link", { name: "Choose place and time" }).click();
  await arriveAt(page, "Where and when should the notary come?");
  await page.getByRole("radio", { name: /^At my home/ }).check();
  await typeDay(page, "Your first choice", holiday);
  await expect(page.getByText(/^That day is a federal holiday, on which notaries rarely travel/)).toBeVisible();
  await typeDay(page, "Your first choice", firstDay(isPlain, 366));
  await expect(page.getByText("on which notaries rarely travel")).toHaveCount(0);
  await wish(page, "Your first choice").getByRole("radio", { name: "9 AM to noon" }).check();
  await typeDay(page, "Another time that suits", weekday);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await press(page, "Ask for an appointment");
  await expect(page.getByRole("link", { name: "Choose the part of the day." })).toBeVisible();
  await expectAccessible(page);
  await wish(page, "Another time that suits").getByRole("radio", { name: "Noon to 5 PM" }).check();
  await press(page, "Ask for an appointment");
  await expect(page.getByRole("link", { name: "Choose a day within the next 60 days." })).toBeVisible();

  await typeDay(page, "Your first choice", weekday);
  await press(page, "Ask for an appointment");
  await arriveAt(page, "Your notary is booked");
});

/** Of which nothing is said; a year and a day after one of these there may be a holiday. */
const isPlain = (date: string): boolean => doubtOfVisitDay(date) === undefined;

const wish = (page: Page, name: string) => page.getByRole("group", { name }).first();

/** Types a day into the three fields of a wish. */
async function typeDay(page: Page, name: string, date: string): Promise<void> {
  const [year = "", month = "", day = ""] = date.split("-");
  await wish(page, name).getByLabel("Month").fill(month);
  await wish(page, name).getByLabel("Day", { exact: true }).fill(day);
  await wish(page, name).getByLabel("Year").fill(year);
}
