import { addDays, isWeekend } from "@gable/domain/calendar/local-date.ts";
import { isObservedHoliday } from "@gable/domain/calendar/observed-days.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { TestProduct } from "../start-product.ts";

/** Moves the product's clock to the middle of the next day on which people answer: no weekend, no holiday. */
export async function moveToOpeningTime({ ctx }: TestProduct): Promise<void> {
  const now = ctx.clock.now();
  let day = localDateAt(now.toISOString(), "UTC");
  do day = addDays(day, 1);
  while (isWeekend(day) || isObservedHoliday(day));
  // Nine or ten in the morning, Pacific time.
  await ctx.adjustableClock?.advance(Date.parse(`${day}T17:00:00Z`) - now.getTime());
}
