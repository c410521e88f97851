type Slot = { readonly slotId: string; readonly startsAt: string };

/** A day on which a notary is free, as `yyyy-mm-dd`, with its times. */
export type FreeDay = { readonly date: string; readonly slots: readonly Slot[] };

/** Free times by the day on which they fall for somebody in `zone`, both in the order in which they come. */
export function slotsByDay(slots: readonly Slot[], zone: string): readonly FreeDay[] {
  const inOrder = slots.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const days = Map.groupBy(inOrder, ({ startsAt }) => dateIn(zone, startsAt));
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

function dateIn(zone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
}
