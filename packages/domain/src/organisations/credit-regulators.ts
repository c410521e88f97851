/** An agency as a notice names it: who it is, then its address line by line. */
export interface CreditRegulator {
  readonly name: string;
  readonly addressLines: readonly string[];
}

const FEDERAL_TRADE_COMMISSION: CreditRegulator = {
  name: "Federal Trade Commission",
  addressLines: ["Consumer Response Center", "600 Pennsylvania Avenue NW", "Washington, DC 20580"],
};

/**
 * By the code of the agency with which a lender files its register (12 CFR 1003.5(a)(3)). A lender that is no bank files with 7, the
 * Department of Housing and Urban Development, which does not watch over equal credit: the Federal Trade Commission does.
 */
const byFilingAgency: ReadonlyMap<number, CreditRegulator> = new Map([
  [
    1,
    {
      name: "Office of the Comptroller of the Currency",
      addressLines: ["Customer Assistance Group", "P.O. Box 53570", "Houston, TX 77052"],
    },
  ],
  [2, { name: "Federal Reserve Consumer Help Center", addressLines: ["P.O. Box 1200", "Minneapolis, MN 55480"] }],
  [
    3,
    {
      name: "Federal Deposit Insurance Corporation",
      addressLines: [
        "Division of Depositor and Consumer Protection",
        "National Center for Consumer and Depositor Assistance",
        "1100 Walnut Street, Box #11",
        "Kansas City, MO 64106",
      ],
    },
  ],
  [
    5,
    {
      name: "National Credit Union Administration",
      addressLines: [
        "Office of Consumer Financial Protection",
        "Division of Consumer Compliance Policy and Outreach",
        "1775 Duke Street",
        "Alexandria, VA 22314",
      ],
    },
  ],
  [9, { name: "Bureau of Consumer Financial Protection", addressLines: ["1700 G Street NW", "Washington, DC 20552"] }],
]);

/** Whom a notice of adverse action names (12 CFR 1002.9(b)(1), appendix A to part 1002 as in force since March 20, 2024). */
export const creditRegulatorOf = (filingAgency: number | undefined): CreditRegulator =>
  (filingAgency === undefined ? undefined : byFilingAgency.get(filingAgency)) ?? FEDERAL_TRADE_COMMISSION;
