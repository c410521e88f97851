import { isObservedBusinessDay, isObservedHoliday } from "@gable/domain/calendar/observed-days.ts";
import { wallTimeAt } from "@gable/domain/calendar/zoned-time.ts";
import type { SlotSearch, SlotsAnswer } from "@gable/vendors/notary/protocol.ts";

const HOUR_MS = 3_600_000;
const MOST_SLOTS = 60;

/** Slots on whole hours in the signer's zone: remote from 8 to 20 on every day but a federal holiday, in person from 9 to 17 on business days. */
export function slotsOf(search: SlotSearch): SlotsAnswer {
  const zone = zoneOrUtc(search.timeZone);
  const isOpen = (ms: number): boolean => {
    const { date, time } = wallTimeAt(new Date(ms).toISOString(), zone);
    if (search.method === "remote") return time >= "08:00:00" && time < "20:00:00" && !isObservedHoliday(date);
    return time >= "09:00:00" && time < "17:00:00" && isObservedBusinessDay(date);
  };
  const until = Date.parse(search.to);
  const slots: SlotsAnswer["slots"] = [];
  let start = Math.ceil(Date.parse(search.from) / HOUR_MS) * HOUR_MS;
  for (; start < until && slots.length < MOST_SLOTS; start += HOUR_MS) {
    if (!isOpen(start)) continue;
    const startsAt = new Date(start).toISOString();
    slots.push({ slot: `${search.method}@${startsAt}`, startsAt, endsAt: new Date(start + HOUR_MS / 2).toISOString() });
  }
  const canBeginNow = search.method === "remote" && isOpen(Date.parse(search.from));
  return { outcome: "offered", ...(canBeginNow ? { waitMinutes: 6 } : {}), slots };
}

function zoneOrUtc(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
