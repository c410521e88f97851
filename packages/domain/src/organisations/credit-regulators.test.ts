import { describe, expect, it } from "vitest";
import { filingAgencies } from "../hmda/transmittal-sheet.ts";
import { creditRegulatorOf } from "./credit-regulators.ts";

describe("who watches over equal credit at a lender", () => {
  it.each([
    [1, "Office of the Comptroller of the Currency", "Houston, TX 77052"],
    [2, "Federal Reserve Consumer Help Center", "Minneapolis, MN 55480"],
    [3, "Federal Deposit Insurance Corporation", "Kansas City, MO 64106"],
    [5, "National Credit Union Administration", "Alexandria, VA 22314"],
    [7, "Federal Trade Commission", "Washington, DC 20580"],
    [9, "Bureau of Consumer Financial Protection", "Washington, DC 20552"],
    [undefined, "Federal Trade Commission", "Washington, DC 20580"],
  ])("is by its filing agency %s the %s", (agency, name, city) => {
    const regulator = creditRegulatorOf(agency);
    expect(regulator.name).toBe(name);
    expect(regulator.addressLines.at(-1)).toBe(city);
  });

  it("is no bank's Federal Trade Commission", () => {
    const others = [...filingAgencies].filter((agency) => agency !== 7);
    for (const agency of others) expect(creditRegulatorOf(agency)).not.toEqual(creditRegulatorOf(7));
  });
});
