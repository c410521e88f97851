import type { SlotSearch, SlotsAnswer } from "@gable/vendors/notary/protocol.ts";

const HOUR_MS = 3_600_000;
const MOST_SLOTS = 60;

/** Slots on whole hours: remote from 8 to 20 on every day, in person from 9 to 17 on weekdays, in the signer's zone. */
export function slotsOf(search: SlotSearch): SlotsAnswer {
  const wallClock = new Intl.DateTimeFormat("en-US", {
    timeZone: zoneOrUtc(search.timeZone),
    hour: "2-digit",
    hourCycle: "h23",
    weekday: "short",
  });
  const isOpen = (ms: number): boolean => {
    const parts = Object.fromEntries(wallClock.formatToParts(ms).map(({ type, value }) => [type, value]));
    const hour = Number(parts["hour"]);
    if (search.method === "remote") return hour >= 8 && hour < 20;
    return hour >= 9 && hour < 17 && parts["weekday"] !== "Sat" && parts["weekday"] !== "Sun";
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
