import type { LocalDate } from "../../calendar/local-date.ts";

/**
 * Notices that must be out within three of the lender's business days: the list of counsellors from the application on (12 CFR
 * 1024.20(a)(1)), the right to copies of valuations from when it is known that the line would be a first lien (1002.14(a)(2)).
 */
export const threeDayNotices = ["COUNSELLOR_LIST", "RIGHT_TO_RECEIVE_VALUATION"] as const;
export type ThreeDayNotice = (typeof threeDayNotices)[number];

/** By when one of them must be out. */
export interface NoticeDeadline {
  readonly kind: ThreeDayNotice;
  /** The last day on which it is in time, where the home is. */
  readonly by: LocalDate;
}
