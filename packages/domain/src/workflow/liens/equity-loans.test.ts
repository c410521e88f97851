import { describe, expect, it } from "vitest";
import type { RecordedLien } from "../facts/application-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { closingHolds } from "../notices/closing-holds.ts";
import { confirmed, hit, loanFile, mortgageLine, parcel, recordedMortgage } from "../testing/loan-file.ts";
import { equityLoansOf, lastEquityLoanClosed } from "./equity-loans.ts";
import { foundLiens } from "./found-liens.ts";

const TX = { street1: "1 Elm Street", street2: null, city: "Austin", state: "TX", zip: "78701" };
const at = "2026-11-20T18:00:00.000Z";

/** A Texas homestead whose one mortgage is of record as said, and reported as a mortgage like any other. */
function factsOf(lien: Partial<RecordedLien>): Facts {
  const recorded = recordedMortgage({ recordedOn: "2026-03-02", originalAmount: 30_000_000, ...lien });
  const home = parcel({ address: TX, timeZone: "America/Chicago", recordedLiens: [recorded] });
  const file = loanFile({
    property: { outcome: "FOUND", parcels: [home], at },
    softCredit: hit({ tradelines: [mortgageLine({ openedOn: "2026-03-01" })] }),
  });
  return { ...file.facts, liens: confirmed(foundLiens(file.facts)) };
}

describe("a closed-end first lien on a Texas homestead", () => {
  it("is an equity loan where the county has it as one, and its year holds signing up", () => {
    const facts = factsOf({ isEquityLoan: true });
    expect(equityLoansOf(facts)).toEqual([{ lienId: facts.liens?.liens[0]?.id, closedOn: "2026-03-02" }]);
    expect(lastEquityLoanClosed(facts)).toBe("2026-03-02");
    expect(closingHolds(facts, "2026-11-20").find(({ rule }) => rule === "TEXAS_ONE_YEAR")?.until).toBe("2027-03-02");
  });

  it("still counts its year once it is released", () => {
    const facts = factsOf({ isEquityLoan: true, releasedOn: "2026-09-01" });
    expect(equityLoansOf(facts)).toContainEqual({ lienId: null, closedOn: "2026-03-02" });
  });

  it("is none where the records do not say so", () => {
    expect(equityLoansOf(factsOf({}))).toEqual([]);
    expect(closingHolds(factsOf({}), "2026-11-20").map(({ rule }) => rule)).not.toContain("TEXAS_ONE_YEAR");
  });
});
