import { describe, expect, it } from "vitest";
import { shownName } from "./shown-name.ts";

describe("the name of a file as it is shown", () => {
  it.each([
    ["Escritura de José Ñuñez-O'Brien.pdf", "Escritura de José Ñuñez-O'Brien.pdf"],
    ["deed\u202Efdp.exe", "deedfdp.exe"],
    ["\u2066a\u2069\u200Bb\u0000.pdf", "ab.pdf"],
    ["..\\..\\C:/deed.pdf", "....C:deed.pdf"],
    ["<img src=x onerror=alert(1)>.pdf", "<img src=x onerror=alert(1)>.pdf"],
    ["  deed \n of  2016.pdf ", "deed of 2016.pdf"],
    ["Jose\u0301.pdf", "José.pdf"],
    ["\u202E\u200B", undefined],
    ["SSN 123-45-6789.pdf", undefined],
    ["ssn_123_45_6789.pdf", undefined],
    ["123 - 45 - 6789.pdf", undefined],
    ["card_4111_1111_1111_1111.png", undefined],
    ["acct_123456789012.pdf", undefined],
    ["statement_2026_10_31.pdf", "statement_2026_10_31.pdf"],
  ])("%j is %j", (given, shown) => {
    expect(shownName(given)).toBe(shown);
  });

  it("is the end of a long one, and no half of a character", () => {
    const shown = shownName(`${"🏠".repeat(200)}.pdf`) ?? "";
    expect(shown.endsWith("🏠.pdf")).toBe(true);
    expect(Array.from(shown)).toHaveLength(100);
    expect(shown.isWellFormed()).toBe(true);
  });
});
