import { threeCreditorDaysAfter } from "../../calendar/notice-clocks.ts";
import { type Instant, localDateAt } from "../../calendar/zoned-time.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { oncePerFile } from "../once-per-file.ts";
import { homeOf, zoneAtHome } from "../property/home.ts";
import { adverseActionOf } from "./adverse-action.ts";
import { sentOn } from "./by-post.ts";
import { isListOwedAnew } from "./counsellor-list.ts";
import { isFirstLien } from "./first-lien.ts";
import { type NoticeDeadline, type ThreeDayNotice, threeDayNotices } from "./notice-deadline.ts";

/** Those that are called for and not out yet; none of an application that has ended. */
export const noticeDeadlines = oncePerFile((file): readonly NoticeDeadline[] => {
  const { facts } = file;
  if (hasEnded(facts) || adverseActionOf(file)) return [];
  const zone = zoneAtHome(facts);
  return threeDayNotices.flatMap((kind) => {
    const since = calledForSince[kind](facts);
    const given = facts.deliveries.findLast(({ documentKind }) => documentKind === kind);
    const isOut = given !== undefined && sentOn(facts, given, zone) !== undefined && !isOwedAnew[kind](facts);
    if (since === undefined || isOut) return [];
    return [{ kind, by: threeCreditorDaysAfter(localDateAt(since, zone), facts.creditorCalendar) }];
  });
});

const calledForSince: Readonly<Record<ThreeDayNotice, (facts: Facts) => Instant | undefined>> = {
  // Where HUD lists nobody near, there is no list to give.
  COUNSELLOR_LIST: (facts) => {
    const { receivedAt, counsellors, corrections = [] } = facts;
    if (counsellors?.agencies.length === 0 && !isListOwedAnew(facts)) return undefined;
    return corrections.findLast(({ answers }) => answers.includes("home"))?.at ?? receivedAt;
  },
  RIGHT_TO_RECEIVE_VALUATION: (facts) => {
    if (!facts.receivedAt || !isFirstLien(facts) || homeOf(facts) === undefined) return undefined;
    const { offer, ...beforeChoice } = facts;
    return isFirstLien(beforeChoice) ? facts.liens?.at : offer?.at;
  },
};

/** The same notice again, on another ground than that on which it was given. */
const isOwedAnew: Readonly<Record<ThreeDayNotice, (facts: Facts) => boolean>> = {
  COUNSELLOR_LIST: isListOwedAnew,
  RIGHT_TO_RECEIVE_VALUATION: () => false,
};

const hasEnded = ({ withdrawn, lapsedAt, declined, rescinded, coDeedCancelled }: Facts): boolean =>
  [withdrawn, lapsedAt, declined, rescinded, coDeedCancelled].some((end) => end !== undefined);

/** Notices that are not out, and of which staff have not been told. */
export const unflaggedNotices = (file: LoanFile): readonly NoticeDeadline[] =>
  noticeDeadlines(file).filter(({ kind }) => !file.facts.noticesDueSoon?.some((flagged) => flagged.kind === kind));
