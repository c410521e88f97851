import type { OfficeAppointment } from "@gable/contract/calls/notary.ts";
import type { ClosingOffice } from "@gable/domain/organisations/closing-office.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { normaliseCode } from "@gable/domain/signers/invitation.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isDeedByHand, isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import { arrived, hasArrived, isAtOffice, isOfficeOpen } from "@gable/domain/workflow/notary/office-closing.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { postalAddress } from "../documents/postal-address.ts";

/** Where a line of this lender on a Texas homestead may be closed: offices in the state of the home come first. */
export function closingOffices({ orgBrand, orgMetaData }: Lender, { facts }: LoanFile): ClosingOffice[] {
  const { companyInfo, other } = orgMetaData;
  const address = postalAddress(companyInfo.companyAddress);
  const own = address ? [{ placeType: "lender-office" as const, name: orgBrand, address }] : [];
  const state = homeOf(facts)?.address.state;
  const isNear = (office: ClosingOffice): boolean => office.address.state === state;
  const all = [...other.closingOffices, ...own];
  return [...all.filter(isNear), ...all.filter((office) => !isNear(office))];
}

/** The appointment as somebody sees it who signs there; null where papers are signed anywhere. */
export function officeAppointment({ facts }: LoanFile, who: string, now: Date): OfficeAppointment | null {
  const home = homeOf(facts);
  if (!home || !isTexasHomestead(facts)) return null;
  const { notaryVisit: visit } = facts;
  return {
    state: visit?.state ?? null,
    placeType: visit?.place.type ?? null,
    address: visit?.place.address ?? null,
    startsAt: visit?.startsAt ?? null,
    timeZone: home.timeZone,
    isOpen: isOfficeOpen(facts, now.toISOString()),
    arrived: isAtOffice(facts, who, now.toISOString()),
  };
}

/** Throws where a Texas homestead is signed anywhere but at the booked office (Tex. Const. art. XVI s.50(a)(6)(N)). */
export function demandAtOffice(file: LoanFile, who: string, now: Date): void {
  if (!isTexasHomestead(file.facts) || isAtOffice(file.facts, who, now.toISOString())) return;
  throw new Refusal(409, "not-at-office", "In Texas these documents are signed at the booked office.", {
    step: decide(file).step,
  });
}

/** What an arrival changes; nothing where they have come already. Throws a Refusal for another time or another code. */
export function arrivalOf(file: LoanFile, who: string, code: string, now: Date): Pick<Facts, "officeArrivals"> {
  const { facts } = file;
  const { notaryVisit: visit } = facts;
  const at = now.toISOString();
  if (!visit?.arrivalCode || !isTexasHomestead(facts) || !isOfficeOpen(facts, at)) {
    throw new Refusal(409, "office-not-open", "The code works at the office, on the day of the appointment.", {
      step: decide(file).step,
    });
  }
  if (normaliseCode(code) !== visit.arrivalCode) throw invalid({ code: ["arrival-code-wrong"] });
  return hasArrived(facts, who) ? {} : arrived(facts, visit, who, at);
}

/** What the record says of an arrival: who, where and before whom. */
export function arrivalDetail({ officeArrivals = [] }: Pick<Facts, "officeArrivals">, who: string) {
  const last = officeArrivals.findLast((arrival) => arrival.who === who);
  return { who, place: last?.placeType ?? null, address: last?.address ?? null, notary: last?.notary ?? null };
}

/** Whether an appointment is a matter of now: in Texas from the reading of the papers to the deed, elsewhere for the deed alone. */
export function isTimeOfVisit(file: LoanFile): boolean {
  const { row, step } = decide(file);
  if (step === "MANUAL_DEED_SIGNING") return true;
  // For a time after the wait.
  if (step === "NOTARY_WAITING_PERIOD" && isDeedByHand(file.facts)) return true;
  return isTexasHomestead(file.facts) && file.facts.closingDocuments !== undefined && (row === 22 || row === 23);
}

export const officesFor = (ctx: Context, file: LoanFile): ClosingOffice[] =>
  isTexasHomestead(file.facts) ? closingOffices(ctx.lenders.byOrgCode(file.orgCode), file) : [];
