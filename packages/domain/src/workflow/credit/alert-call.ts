import { OPERATING_HOURS_ZONE } from "../../calendar/operating-hours.ts";
import { readerZones } from "../../notifications/reader-zones.ts";
import { propertyTimeZone, timeZonesOf } from "../../property/time-zone.ts";
import { decide } from "../decide.ts";
import type { AlertCall } from "../facts/credit-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { homeOf } from "../property/home.ts";
import { residenceOf } from "../property/residence.ts";
import { openFraudAlert } from "./fraud-alert.ts";

/** Where they live, unless that is the home. */
const stateElsewhere = (facts: Facts) =>
  residenceOf(facts) === facts.answers.home ? undefined : facts.answers.residence?.state;

/** The zones in one of which the borrower is called. */
export function callZones(facts: Facts): readonly string[] {
  const state = stateElsewhere(facts);
  return state ? timeZonesOf(state) : readerZones(facts);
}

/** The zone in which the hours of a call are said to the borrower. */
export function callZone(facts: Facts): string {
  const state = stateElsewhere(facts) ?? (homeOf(facts) ? undefined : facts.answers.home?.state);
  return state ? propertyTimeZone(state, null) : (homeOf(facts)?.timeZone ?? OPERATING_HOURS_ZONE);
}

/**
 * The number that is called: the one on the alert, which the consumer gave the bureau for this (15 USC 1681c-1(h)), else the one that
 * they gave us. Undefined where there is no open alert, or neither number is known.
 */
export function numberToCall(
  facts: Facts,
): { readonly from: "ALERT" | "BORROWER"; readonly phone: string } | undefined {
  const open = openFraudAlert(facts);
  if (!open) return undefined;
  const { alert } = open.report;
  if (alert?.phone) return { from: "ALERT", phone: alert.phone };
  const given = facts.additional?.phone || facts.answers.phone;
  return given ? { from: "BORROWER", phone: given } : undefined;
}

/** The call that was chosen for the alert under review, also when its hour is over; undefined where there is none. */
export function alertCallOf(file: LoanFile): AlertCall | undefined {
  const { alertCall } = file.facts;
  const isWanted = alertCall !== undefined && openFraudAlert(file.facts)?.at === alertCall.about;
  return isWanted && decide(file).step === "FACTA_REVIEW" ? alertCall : undefined;
}
