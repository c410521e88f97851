import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { latestOf } from "@gable/domain/calendar/local-date.ts";
import { type Instant, instantOfWallTime, localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { lastVisitDay } from "@gable/domain/notary/visit-day.ts";
import { officePlaces, type VisitPlace } from "@gable/domain/notary/visit-places.ts";
import { officeAt } from "@gable/domain/organisations/closing-office.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotaryVisit } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { awaitsNotaryDay, isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import { mayBookAppointment, nextAppointment } from "@gable/domain/workflow/notary/office-closing.ts";
import { firstSigningDay, maySignOn } from "@gable/domain/workflow/notices/closing-holds.ts";
import { homeOf, zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import type { ActNamed } from "../../workflow/staff-act.ts";
import { newCode } from "../signers/new-code.ts";
import { closingOffices, isTimeOfVisit, officesFor } from "./office.ts";

/** A notary needs so long to come. */
export const NOTICE_MS = 4 * 3_600_000;

const anywhere = ["home", "work", "other", "title-office"] as const;

/** Where a notary may come to: for a Texas homestead an office alone. */
export const visitPlacesFor = ({ facts }: LoanFile): readonly VisitPlace[] =>
  isTexasHomestead(facts) ? officePlaces : anywhere;

export interface VisitWish {
  readonly placeType: VisitPlace;
  readonly address: NotaryVisit["place"]["address"];
  readonly accessNotes?: string | undefined;
  readonly windows: readonly { readonly from: Instant; readonly to: Instant }[];
  readonly language: "en" | "es";
}

/** At which field of whose form a fault is shown. */
interface WishFields {
  readonly place: string;
  readonly from: (window: number) => string;
  readonly to: (window: number) => string;
}
const onScreen: WishFields = {
  place: "placeType",
  from: (window) => `windows.${window}.from`,
  to: (window) => `windows.${window}.to`,
};
const atDesk: WishFields = { place: "office", from: () => "from", to: () => "to" };

/** A notary in person is asked for. Throws a Refusal where none is wanted now, and for a place or time that cannot be. */
export function visitAskedFor(
  ctx: Context,
  file: LoanFile,
  wish: VisitWish,
  now: Date,
  fields: WishFields = onScreen,
): Change {
  const { facts } = file;
  if (!isTimeOfVisit(file) || !mayBookAppointment(facts))
    throw outOfOrder(decide(file).step, "A notary is not asked for just now.");
  if (!visitPlacesFor(file).includes(wish.placeType)) throw invalid({ [fields.place]: ["place-not-allowed"] });
  const isOffice = isTexasHomestead(facts);
  const office = isOffice ? officeAt(officesFor(ctx, file), wish) : undefined;
  if (isOffice && !office) throw invalid({ [fields.place]: ["place-not-allowed"] });
  const timeZone = zoneAtHome(facts);
  const earliest = now.getTime() + NOTICE_MS;
  const today = localDateAt(now.toISOString(), timeZone);
  const latest = lastVisitDay(latestOf(today, firstSigningDay(facts) ?? today));
  wish.windows.forEach(({ from, to }, index) => {
    if (Date.parse(from) < earliest) throw invalid({ [fields.from(index)]: ["window-too-soon"] });
    if (localDateAt(from, timeZone) > latest) throw invalid({ [fields.from(index)]: ["window-too-late"] });
    // Whoever comes before the wait is over could not sign.
    if (isOffice && !maySignOn(facts, localDateAt(from, timeZone)))
      throw invalid({ [fields.from(index)]: ["window-before-wait"] });
    if (awaitsNotaryDay(facts) && Date.parse(from) < Date.parse(facts.notaryWait?.opensAt ?? from))
      throw invalid({ [fields.from(index)]: ["window-before-wait"] });
    if (isOffice && !officeAt(closingOffices(ctx.lenders.byOrgCodeAt(file.orgCode, from), file), wish))
      throw invalid({ [fields.from(index)]: ["office-closed-then"] });
    if (Date.parse(to) <= Date.parse(from)) throw invalid({ [fields.to(index)]: ["window-backwards"] });
  });
  const { placeType, accessNotes, windows, language } = wish;
  // As the lender has it: what else was written, such as another floor, would lead elsewhere.
  const address = office?.address ?? wish.address;
  const visit: NotaryVisit = {
    place: { type: placeType, address, ...(accessNotes && { accessNotes }) },
    windows,
    language,
    requestedAt: now.toISOString(),
    ...(isOffice && { arrivalCode: newCode() }),
    state: "REQUESTED",
  };
  return { event: "notary-visit-requested", facts: nextAppointment(facts, visit), detail: { place: placeType } };
}

/** As staff ask for it, for whoever books nothing on a screen. Throws as `visitAskedFor`. */
export function officeVisitAskedFor(
  ctx: Context,
  file: LoanFile,
  act: ActNamed<"book-office-visit">,
  now: Date,
): Change {
  const timeZone = homeOf(file.facts)?.timeZone;
  if (!timeZone || !isTexasHomestead(file.facts))
    throw outOfOrder(decide(file).step, "This line is not signed at an office.");
  const at = (time: string): Instant => instantOfWallTime(act.on, time, timeZone);
  const { language = "en" } = file.facts.answers;
  const wish = { ...act.office, windows: [{ from: at(act.from), to: at(act.to) }], language };
  return visitAskedFor(ctx, file, wish, now, atDesk);
}

/** Where and from when staff may book; null where no appointment is wanted now. */
export function officeBookingOf(ctx: Context, file: LoanFile): LoanFileView["officeBooking"] {
  const { facts } = file;
  const timeZone = homeOf(facts)?.timeZone;
  if (!timeZone || !isTexasHomestead(facts) || !isTimeOfVisit(file) || !mayBookAppointment(facts)) return null;
  return { offices: officesFor(ctx, file), timeZone, firstDay: firstSigningDay(facts) ?? null };
}
