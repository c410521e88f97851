import { describe, expect, it } from "vitest";
import { decide } from "../decide.ts";
import { hit, loanFile, mortgageLine } from "../testing/loan-file.ts";
import { openFraudAlert, usableHardCredit } from "./fraud-alert.ts";
import { reportRelied } from "./relied-credit.ts";

const alert = { kind: "initial-fraud", phone: "+19165550101" };
const later = "2026-11-22T18:00:00.000Z";

describe("a fraud alert", () => {
  it("on the hard report alone stops the application until the consumer is reached", () => {
    const hardCredit = hit({ reportId: "hard", score: 640, alert }, { at: later, withinTolerance: false });
    const { facts } = loanFile({ hardCredit });
    expect(openFraudAlert(facts)).toBe(hardCredit);
    expect(reportRelied(facts)).toBe("soft");
    expect(usableHardCredit(facts)).toBeUndefined();
    const cleared = { ...facts, fraudAlertCleared: { by: "staff", at: "2026-11-22T19:00:00.000Z" } };
    expect(openFraudAlert(cleared)).toBeUndefined();
    expect(reportRelied(cleared)).toBe("hard");
  });

  it("puts a submitted application into the review of the alert", () => {
    const hardCredit = hit({ alert }, { at: later });
    const file = loanFile({ hardCredit, submittedAt: "2026-11-22T17:00:00.000Z" });
    expect(decide(file)).toMatchObject({ row: 12, step: "FACTA_REVIEW" });
  });

  it("that was answered on the soft report is not asked about again", () => {
    const facts = {
      ...loanFile({ softCredit: hit({ alert }), hardCredit: hit({ alert }, { at: later }) }).facts,
      fraudAlertCleared: { by: "staff", at: "2026-11-21T12:00:00.000Z" },
    };
    expect(openFraudAlert(facts)).toBeUndefined();
    const extended = { kind: "extended-fraud", phone: alert.phone };
    expect(openFraudAlert({ ...facts, hardCredit: hit({ alert: extended }, { at: later }) })).toBeDefined();
  });

  it("is not on a report without one", () => {
    expect(openFraudAlert(loanFile({ softCredit: hit({ tradelines: [mortgageLine()] }) }).facts)).toBeUndefined();
  });
});
