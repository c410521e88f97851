import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../../underwriting/default-policy.ts";
import { underwrite } from "../../underwriting/underwrite.ts";
import { decide } from "../decide.ts";
import type { Facts } from "../facts/facts.ts";
import { confirmed, hit, loanFile, mortgageLine, recordedMortgage } from "../testing/loan-file.ts";
import { underwritingInput } from "../underwriting/underwriting-input.ts";
import { debtsAskedAgain } from "./debts-asked-again.ts";
import { foundLiens } from "./found-liens.ts";

const california = { state: "CA", number: "1", regulator: "", effectiveFrom: "2020-01-01", effectiveUntil: null };
const lender = { orgMetaData: { other: { licenses: [california] } } };
const underwritten = (facts: Partial<Facts>) =>
  underwrite(underwritingInput(loanFile(facts), lender, "2026-11-20", null), defaultPolicy);

const claims = (facts: Partial<Facts>) => underwritten(facts).numbers.otherClaims;

const later = "2026-11-22T18:00:00.000Z";
const secondLine = mortgageLine({
  id: "line",
  creditor: "Example Equity Line",
  kind: "HOME_EQUITY",
  balance: 1_000_000,
  limit: 9_000_000,
  openedOn: "2026-11-01",
});

/** What is asked again where the hard report has another balance of the mortgage. */
const withBalance = (balance: number) =>
  debtsAskedAgain(
    loanFile({
      liens: confirmed(foundLiens(loanFile().facts)),
      hardCredit: hit({ tradelines: [mortgageLine({ balance })] }, { at: later }),
    }).facts,
  );

const inquiring = (inquiries: number) => ({
  ...hit().history,
  inquiries,
  inquiryAttestationNeeded: inquiries > 6,
});

describe("a mortgage in forbearance", () => {
  const suspended = mortgageLine({ inForbearance: true });

  it("declines the application", () => {
    const softCredit = hit({ tradelines: [suspended] });
    expect(foundLiens(loanFile({ softCredit }).facts)).toMatchObject([{ id: "mortgage", inForbearance: true }]);
    expect(underwritten({ softCredit })).toMatchObject({ decision: "DECLINE", reasons: [{ finding: "FORBEARANCE" }] });
  });

  it("declines it when only the hard report tells, after the debts were confirmed", () => {
    const hardCredit = hit({ tradelines: [suspended] }, { at: later, withinTolerance: false });
    const liens = confirmed(foundLiens(loanFile().facts));
    expect(underwritten({ liens, hardCredit }).reasons).toMatchObject([{ finding: "FORBEARANCE" }]);
  });

  it("says nothing of a home that another report knows as paid on time", () => {
    expect(underwritten({}).decision).toBe("APPROVED");
  });
});

describe("the debts on the home", () => {
  it("are asked about again when the hard report shows a line that was opened meanwhile", () => {
    const hardCredit = hit({ tradelines: [mortgageLine(), secondLine] }, { at: later, withinTolerance: false });
    const before = loanFile();
    const file = loanFile({ hardCredit, liens: confirmed(foundLiens(before.facts)), submittedAt: later });
    expect(debtsAskedAgain(file.facts)).toMatchObject({ because: "HARD_REPORT", ids: ["line"] });
    expect(decide(file)).toMatchObject({ row: 5, step: "LIEN_VERIFICATION" });
    expect(foundLiens(file.facts).map(({ id }) => id)).toEqual(["mortgage", "line"]);
    const answered = { ...file.facts, liens: confirmed(foundLiens(file.facts), "2026-11-22T19:00:00.000Z") };
    expect(debtsAskedAgain(answered)).toBeUndefined();
  });

  it("are asked about again when a balance grew, and not when it fell", () => {
    expect(withBalance(33_900_000)?.ids).toEqual(["mortgage"]);
    expect(withBalance(33_550_000)).toBeUndefined();
    expect(withBalance(30_000_000)).toBeUndefined();
  });

  it("are asked about again when the title search finds one that nobody told of", () => {
    const facts: Partial<Facts> = {
      liens: confirmed(foundLiens(loanFile().facts)),
      prequalTitle: { search: "1", undisclosedLiens: [recordedMortgage({ id: "roof" })], judgments: 0, at: later },
    };
    expect(decide(loanFile(facts))).toMatchObject({ row: 5, step: "LIEN_VERIFICATION" });
  });

  it("are asked about again where a line of ours was signed on the home meanwhile, and count it in full", () => {
    const ours = {
      id: "GBL-1",
      lender: "Gable",
      signedOn: "2026-11-21",
      line: 9_000_000,
      drawn: 1_000_000,
      monthlyPayment: 9_500,
    };
    const linesOfOurs = { lines: [ours], at: later };
    const liens = confirmed(foundLiens(loanFile().facts));
    const file = loanFile({ liens, linesOfOurs });
    expect(debtsAskedAgain(file.facts)).toMatchObject({ because: "LINE_OF_OURS", ids: ["GBL-1"] });
    expect(decide(file)).toMatchObject({ row: 5, step: "LIEN_VERIFICATION" });
    const withLine = confirmed(foundLiens(file.facts), "2026-11-22T19:00:00.000Z");
    expect(claims({ liens: withLine }) - claims({ liens })).toBe(9_000_000);
    // The report, or the county, tells of it weeks later: it is one debt.
    const softCredit = hit({ tradelines: [mortgageLine(), secondLine] });
    expect(foundLiens(loanFile({ linesOfOurs, softCredit }).facts).map(({ id }) => id)).toEqual(["mortgage", "line"]);
  });

  it("are not asked about again once the papers are signed", () => {
    const hardCredit = hit({ tradelines: [mortgageLine(), secondLine] }, { at: later });
    const liens = confirmed(foundLiens(loanFile().facts));
    expect(debtsAskedAgain(loanFile({ hardCredit, liens, closingSignedAt: later }).facts)).toBeUndefined();
  });
});

describe("many inquiries on the hard report", () => {
  it("ask what came of them, where the soft report showed few", () => {
    const hardCredit = hit({}, { at: later, history: inquiring(8) });
    expect(decide(loanFile({ hardCredit }))).toMatchObject({ row: 5, step: "LIEN_VERIFICATION" });
    const inquiryAttestation = { newDebts: [], at: later };
    expect(decide(loanFile({ hardCredit, inquiryAttestation })).row).toBeGreaterThan(5);
  });

  it("ask once more only for what is new since the attestation", () => {
    const inquiryAttestation = { newDebts: [], at: "2026-11-21T18:00:00.000Z" };
    const asked = (soft: number, hard: number) =>
      decide(
        loanFile({
          inquiryAttestation,
          softCredit: hit({}, { history: inquiring(soft) }),
          hardCredit: hit({}, { at: later, history: inquiring(hard) }),
        }),
      ).row === 5;
    expect(asked(8, 9)).toBe(true);
    expect(asked(8, 8)).toBe(false);
  });
});
