import { addDays, type LocalDate } from "../../calendar/local-date.ts";
import { hasCome, type Instant, localDateAt, minutesAfter, startOfDay } from "../../calendar/zoned-time.ts";
import type { NotaryVisit } from "../facts/closing-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { homeOf } from "../property/home.ts";
import { everySignerSigned } from "../signers/co-deed.ts";
import { isSignedByHandAtOffice, isTexasHomestead } from "./notarisation.ts";

/** Who is early may begin so long before the appointment. */
const EARLY_MINUTES = 60;

/** When papers may be signed at the booked office: from shortly before the appointment to the end of its day, where the home is. */
export interface OfficeHours {
  readonly from: Instant;
  readonly to: Instant;
}

/** Undefined while no appointment is confirmed. */
export function officeHours(facts: Facts): OfficeHours | undefined {
  const { notaryVisit: visit } = facts;
  const home = homeOf(facts);
  if (!home || !visit?.startsAt || (visit.state !== "CONFIRMED" && visit.state !== "OVER")) return undefined;
  const day = localDateAt(visit.startsAt, home.timeZone);
  return { from: minutesAfter(visit.startsAt, -EARLY_MINUTES), to: startOfDay(addDays(day, 1), home.timeZone) };
}

/** An appointment of which nothing came back in time counts as missed for this reason: somebody may have signed there all the same. */
export const ORIGINALS_LATE = "originals-late";

/** Originals signed at an office arrive within so many days; then the appointment counts as missed (policy). */
export const MINUTES_FOR_ORIGINALS = 10 * 24 * 60;

/** Whether the hour of an appointment came while it stood: law counts what was signed there on its day, whatever became of it since. */
function cameToPass({ state, startsAt, failedAt }: NotaryVisit): boolean {
  if (startsAt === undefined || state === "REQUESTED") return false;
  return state !== "FAILED" || failedAt === undefined || hasCome(minutesAfter(startsAt, -EARLY_MINUTES), failedAt);
}

/** The appointment of a day at an office, where the home is: the present one, or one of those before it. */
export function appointmentOn(facts: Facts, day: LocalDate): NotaryVisit | undefined {
  const zone = homeOf(facts)?.timeZone;
  if (zone === undefined || !isTexasHomestead(facts)) return undefined;
  return appointmentsOf(facts).find(({ startsAt = "" }) => localDateAt(startsAt, zone) === day);
}

const appointmentsOf = ({ notaryVisit: visit, earlierVisits = [] }: Facts): readonly NotaryVisit[] =>
  [...(visit ? [visit] : []), ...earlierVisits].filter(cameToPass);

/** Days of appointments that are over for so long that somebody says why a paper signed on one comes only now. */
export function lateDays(facts: Facts, now: Instant): readonly LocalDate[] {
  const { notaryVisit: visit } = facts;
  const zone = homeOf(facts)?.timeZone;
  if (zone === undefined || !isTexasHomestead(facts)) return [];
  return appointmentsOf(facts)
    .filter((one) => one !== visit || visit.state === "FAILED")
    .map(({ startsAt = "" }) => localDateAt(startsAt, zone))
    .filter((day) => hasCome(minutesAfter(startOfDay(addDays(day, 1), zone), MINUTES_FOR_ORIGINALS), now));
}

/** The facts of an appointment that takes the place of another: what was signed at the first still counts. */
export function nextAppointment(facts: Facts, visit: NotaryVisit): Pick<Facts, "notaryVisit" | "earlierVisits"> {
  const { notaryVisit: former, earlierVisits = [] } = facts;
  if (!former || !cameToPass(former)) return { notaryVisit: visit };
  const { arrivalCode: _given, ...kept } = former;
  return { notaryVisit: visit, earlierVisits: [...earlierVisits, kept] };
}

/** Only papers were waited for, and one came back late: the appointment was held, and the rest of it is waited for once more. */
export function foundHeld(facts: Facts, on: LocalDate, at: Instant): Pick<Facts, "notaryVisit"> {
  const visit = appointmentOn(facts, on);
  if (!visit || visit !== facts.notaryVisit || visit.state !== "FAILED" || visit.reason !== ORIGINALS_LATE) return {};
  const { reason: _late, failedAt: _then, ...kept } = visit;
  return { notaryVisit: { ...kept, state: "OVER", foundHeldAt: at } };
}

/** Whether papers may be signed at the booked office at this instant. */
export function isOfficeOpen(facts: Facts, now: Instant): boolean {
  const hours = officeHours(facts);
  return hours !== undefined && hasCome(hours.from, now) && !hasCome(hours.to, now);
}

/** Whether somebody has come to the office of the present appointment. */
export const hasArrived = ({ notaryVisit: visit, officeArrivals = [] }: Facts, who: string): boolean =>
  visit !== undefined &&
  (visit.state === "CONFIRMED" || visit.state === "OVER") &&
  officeArrivals.some((arrival) => arrival.who === who && arrival.visit === visit.requestedAt);

/** Whether somebody is there now, so that they may sign: having been there on another day is not enough. */
export const isAtOffice = (facts: Facts, who: string, now: Instant): boolean =>
  hasArrived(facts, who) && isOfficeOpen(facts, now);

/** The facts of an arrival. Throws where no notary is booked. */
export function arrived(facts: Facts, visit: NotaryVisit, who: string, at: Instant): Pick<Facts, "officeArrivals"> {
  if (!visit.notary) throw new Error("Nobody can come to an appointment that is not confirmed.");
  const { place, requestedAt, notary } = visit;
  const arrival = {
    who,
    at,
    visit: requestedAt,
    placeType: place.type,
    address: place.address,
    notary: { name: notary.name, commissionNumber: notary.commissionNumber },
  };
  return { officeArrivals: [...(facts.officeArrivals ?? []), arrival] };
}

/**
 * Whether what waits for signatures was drawn after the day of the appointment: nobody can have signed it there, and it needs another.
 */
export function isAppointmentSpent(facts: Facts): boolean {
  const hours = officeHours(facts);
  const [paper] = (facts.closingSignedAt ? facts.notaryDocuments : facts.closingDocuments) ?? [];
  return hours !== undefined && paper !== undefined && facts.deed === undefined && hasCome(hours.to, paper.at);
}

/** Whether an appointment may be asked for: none is on its way, and none was held whose papers are still to come back. */
export const mayBookAppointment = (facts: Facts): boolean =>
  facts.notaryVisit === undefined || facts.notaryVisit.state === "FAILED" || isAppointmentSpent(facts);

/**
 * Whether the borrower has signed at an office and chooses another time there, because somebody who signs beside them has not. For whoever
 * signs by hand staff book it.
 */
export const owesOfficeDay = (facts: Facts): boolean =>
  isTexasHomestead(facts) &&
  !isSignedByHandAtOffice(facts) &&
  facts.closingSignedAt !== undefined &&
  !everySignerSigned(facts) &&
  mayBookAppointment(facts);

/** An appointment that is asked for or booked at an office which the lender has closed since. */
export const isOfficeGone = ({ notaryVisit: visit }: Facts): boolean =>
  visit?.officeClosedAt !== undefined && (visit.state === "REQUESTED" || visit.state === "CONFIRMED");

/** Whether somebody is still to sign who does it on a screen, and so can only have done it there on the day. */
export const signsOnScreen = ({ onPaper, closingSignedAt, signers }: Facts): boolean =>
  (!onPaper && !closingSignedAt) || signers.some((signer) => !signer.onPaper && !signer.signedAt);
