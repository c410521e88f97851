import { describe, expect, it } from "vitest";
import { queuesOf } from "../../pipeline/queues-of.ts";
import type { Facts } from "../facts/facts.ts";
import { hit, loanFile } from "../testing/loan-file.ts";
import { alertCallOf, callZone, numberToCall } from "./alert-call.ts";

const cameAt = "2026-11-22T18:00:00.000Z";
const submittedAt = "2026-11-22T17:00:00.000Z";
const under = (phone: string | null, more: Partial<Facts> = {}) =>
  loanFile({ hardCredit: hit({ alert: { kind: "initial-fraud", phone } }, { at: cameAt }), submittedAt, ...more });
const alertCall = {
  startsAt: "2026-11-24T18:00:00Z",
  endsAt: "2026-11-24T19:00:00Z",
  about: cameAt,
  at: "2026-11-22T19:00:00.000Z",
};

describe("a call about a fraud alert", () => {
  it("goes to the number on the alert, else to the one that the borrower gave", () => {
    expect(numberToCall(under("+19165550112").facts)).toEqual({ from: "ALERT", phone: "+19165550112" });
    const { facts } = under(null);
    expect(numberToCall(facts)).toBeUndefined();
    const answers = { ...facts.answers, phone: "+14155552671" };
    expect(numberToCall({ ...facts, answers })).toEqual({ from: "BORROWER", phone: "+14155552671" });
    expect(numberToCall(loanFile().facts)).toBeUndefined();
  });

  it("is waited for until its hour is over, and late from then on", () => {
    const [waiting] = queuesOf(under("+19165550112"));
    expect(waiting).toEqual({ queue: "fraud-alert", since: cameAt, move: "staff" });
    const [chosen] = queuesOf(under("+19165550112", { alertCall }));
    const { startsAt: since, endsAt: dueAt } = alertCall;
    expect(chosen).toEqual({ queue: "fraud-alert", since, move: "staff", dueAt });
  });

  it("is dropped once the borrower is reached, and with another alert", () => {
    expect(alertCallOf(under("+19165550112", { alertCall }))).toEqual(alertCall);
    const fraudAlertCleared = { by: "staff", at: "2026-11-23T18:00:00.000Z" };
    expect(alertCallOf(under("+19165550112", { alertCall, fraudAlertCleared }))).toBeUndefined();
    expect(alertCallOf(under("+19165550112", { alertCall: { ...alertCall, about: submittedAt } }))).toBeUndefined();
    const withdrawn = { at: "2026-11-23T18:00:00.000Z" };
    expect(alertCallOf(under("+19165550112", { alertCall, withdrawn }))).toBeUndefined();
  });

  it("is said in the time of where the borrower lives", () => {
    const { facts } = under(null);
    expect(callZone(facts)).toBe("America/Los_Angeles");
    const residence = { street1: "7 Elm St", street2: null, city: "Albany", state: "NY" as const, zip: "12207" };
    const { additional: _said, ...early } = facts;
    const answers = { ...facts.answers, residence, occupancy: "SECOND_HOME" as const };
    expect(callZone({ ...early, answers })).toBe("America/New_York");
  });
});
