import { businessDayAfter } from "../../calendar/business-days.ts";
import type { LocalDate } from "../../calendar/local-date.ts";
import { isObservedBusinessDay } from "../../calendar/observed-days.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import type { Facts } from "../facts/facts.ts";
import { isMatched } from "../facts/watchlist-screening.ts";
import { dayAtHome } from "../property/home.ts";

/** 31 CFR 501.603(b)(1)(i), 501.604(c): within ten business days of the blocking or the rejection. */
const REPORT_DAYS = 10;

/** The last day for the report of a person on a list, by the offices that take it; undefined where two of staff have found none. */
export const sanctionsReportBy = (facts: Facts): LocalDate | undefined =>
  facts.listed && businessDayAfter(dayAtHome(facts, facts.listed.at), REPORT_DAYS, isObservedBusinessDay);

/** Since when a report is owed that nobody has recorded. */
export const sanctionsReportSince = ({ listed, sanctionsReport }: Facts): Instant | undefined =>
  sanctionsReport ? undefined : listed?.at;

/**
 * Whether somebody who borrows or signs is on a list, or may be: what is theirs is then dealt with under a licence or another authority
 * alone, a refund and the release of a claim among it (31 CFR 501.801). Money that is owed to them goes to a blocked account.
 */
export const isSomebodyListed = ({ listed, watchlist, signers }: Facts): boolean =>
  listed !== undefined || isMatched(watchlist) || signers.some((signer) => isMatched(signer.watchlist));
