/** A letter page, in points. */
const PAGE_WIDTH = 612;
/** At this many pixels for a point, print of eleven points is as large as the words of the page around it. */
const LEGIBLE = 1.5;
const STEPS = [1, 1.25, 1.5, 2, 2.5, 3] as const;
const WHEREVER = 2;

/** How many times as wide as its room a page may be shown: twice anywhere, and on a phone until its small print can be read. */
export function zoomsFor(room: number): readonly number[] {
  const most = Math.max(WHEREVER, (LEGIBLE * PAGE_WIDTH) / Math.max(1, room));
  const enough = STEPS.findIndex((step) => step >= most);
  return STEPS.slice(0, enough === -1 ? STEPS.length : enough + 1);
}
