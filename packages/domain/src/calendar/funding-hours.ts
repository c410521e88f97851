import { firstBusinessDayFrom } from "./business-days.ts";
import { FEDERAL_RESERVE_ZONE, isFederalReserveDay } from "./federal-reserve-days.ts";
import { addDays, type LocalDate } from "./local-date.ts";
import { hasCome, type Instant, instantOfWallTime, localDateAt } from "./zoned-time.ts";

/** When the business day of whoever sends money begins (policy), on the Reserve's clock. */
const OPENS = "09:00";
/** The end of the last window for ACH of the same day (FedACH processing schedule); Fedwire takes customers' transfers somewhat longer. */
const CLOSES = "16:45";

/** The first moment from `from` on at which money can leave: on a day on which banks settle, within the hours in which it is sent. */
export function nextFundingInstant(from: Instant): Instant {
  const date = localDateAt(from, FEDERAL_RESERVE_ZONE);
  const isOver = hasCome(instantOfWallTime(date, CLOSES, FEDERAL_RESERVE_ZONE), from);
  const day = firstBusinessDayFrom(isOver ? addDays(date, 1) : date, isFederalReserveDay);
  const opens = instantOfWallTime(day, OPENS, FEDERAL_RESERVE_ZONE);
  return hasCome(opens, from) ? from : opens;
}

/** The bank's day on which money leaves that is decided upon at this moment. */
export const fundingDayFrom = (at: Instant): LocalDate => localDateAt(nextFundingInstant(at), FEDERAL_RESERVE_ZONE);
