import { describe, expect, it } from "vitest";
import { readPaper } from "./read-paper.ts";
import { textLines } from "./text-lines.ts";

const SENT = "2026-11-24";

const read = (type: "USER_UPLOADED_PAYSTUB" | "BANK_STATEMENT" | "W2", ...lines: string[]) =>
  Object.fromEntries(readPaper(type, [lines], SENT).map(({ field, text, cents }) => [field, cents ?? text]));

describe("a pay stub", () => {
  it("says who is paid, by whom, when and how much, this time and this year", () => {
    expect(
      read(
        "USER_UPLOADED_PAYSTUB",
        "Company: Platte River Works   Earnings Statement",
        "Employee Name: Ada Sorensen   Employee ID: 4471",
        "Pay Period: 11/01/2026 - 11/15/2026   Pay Date: 11/20/2026",
        "                 Current      YTD",
        "Gross Pay      $3,846.15   84,615.30",
        "Net Pay        $2,811.02   61,842.44",
      ),
    ).toEqual({
      EMPLOYER: "Platte River Works",
      EMPLOYEE: "Ada Sorensen",
      PERIOD_FROM: "2026-11-01",
      PERIOD_TO: "2026-11-15",
      PAY_DATE: "2026-11-20",
      GROSS: 384_615,
      GROSS_TO_DATE: 8_461_530,
      NET: 281_102,
    });
  });

  it("may write its days in words, and below their labels", () => {
    expect(
      read(
        "USER_UPLOADED_PAYSTUB",
        "Period Beginning: November 1, 2026",
        "Period Ending: 2026-11-15",
        "Check Date",
        "Nov 20, 2026",
      ),
    ).toEqual({ PERIOD_FROM: "2026-11-01", PERIOD_TO: "2026-11-15", PAY_DATE: "2026-11-20" });
  });

  it.each([
    ["stands there twice and otherwise", ["Pay Date: 11/20/2026", "Pay Date: 11/06/2026"]],
    ["is mixed with hours and rates", ["Gross Pay  80.00  48.08  3,846.15  84,615.30"]],
    ["is more for the period than for the year", ["Gross Pay  84,615.30  3,846.15"]],
    ["is no day", ["Pay Date: 13/45/2026"]],
    ["is a label alone", ["Employee Name:", "Company: "]],
  ])("is not read where what it says %s", (_why, lines) => {
    expect(read("USER_UPLOADED_PAYSTUB", ...lines)).toEqual({});
  });

  it.each([
    ["10/25/2026", false],
    ["10/24/2026", true],
  ])("of %s is too old: %s", (date, isTooOld) => {
    expect(readPaper("USER_UPLOADED_PAYSTUB", [[], [`Pay Date: ${date}`]], SENT)).toMatchObject([
      { page: 2, isTooOld },
    ]);
  });
});

describe("a bank statement", () => {
  it("says whose account it is, its last four digits and its months", () => {
    expect(
      read(
        "BANK_STATEMENT",
        "Account Holder: Ada L Sorensen",
        "Account Number: XXXX-XXXX-4821   Page 1 of 3",
        "Statement Period: October 1, 2026 through October 31, 2026",
        "Opening balance on 10/01/2026   $4,211.07",
      ),
    ).toEqual({
      HOLDER: "Ada L Sorensen",
      ACCOUNT: "4821",
      PERIOD_FROM: "2026-10-01",
      PERIOD_TO: "2026-10-31",
    });
  });

  it("of two accounts is not told to be of either", () => {
    expect(read("BANK_STATEMENT", "Account number: ****4821", "Account number: ****9930")).toEqual({});
  });
});

it("of another paper nothing is read", () => {
  expect(read("W2", "Employee Name: Ada Sorensen")).toEqual({});
});

it("lines are as a reader sees them, in whatever order a PDF draws its columns", () => {
  const pieces = [
    { text: "Current", x: 200, y: 700 },
    { text: "84,615.30", x: 300, y: 680.4 },
    { text: "Gross Pay", x: 40, y: 680 },
    { text: " ", x: 60, y: 660 },
    { text: "3,846.15", x: 200, y: 679.2 },
  ];
  expect(textLines(pieces)).toEqual(["Current", "Gross Pay  3,846.15  84,615.30"]);
});
