/** Specification part 2, section 9. */
export const NOTIFICATIONS_SHOWN = 3;
export const MOST_UNREAD_SHOWN = 8;

type Readable = { readonly status: "UNREAD" | "READ" };

/**
 * Which of the notifications, newest first, a list shows: three of them; once somebody asked for all, everything that was read
 * and at most eight that were not.
 */
export function shownNotifications<N extends Readable>(all: readonly N[], isExpanded: boolean): N[] {
  if (!isExpanded) return all.slice(0, NOTIFICATIONS_SHOWN);
  const unread = new Set(all.filter(({ status }) => status === "UNREAD").slice(0, MOST_UNREAD_SHOWN));
  return all.filter((each) => each.status !== "UNREAD" || unread.has(each));
}

/** View All is there only when the short list hides something. */
export const offersAll = (count: number, isExpanded: boolean): boolean => !isExpanded && count > NOTIFICATIONS_SHOWN;
