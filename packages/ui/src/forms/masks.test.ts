import { assert, integer, nat, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { centsOf, moneyText, retype, retypeMoney, writeMoney } from "./masks.ts";
import { writePhone, writeSsn } from "./person-masks.ts";

describe("an amount while it is typed", () => {
  it.each([
    ["1", "1"],
    ["1200", "1,200"],
    ["$1,200,000", "1,200,000"],
    ["0012", "12"],
    ["12a3", "123"],
    ["", ""],
  ])("%j becomes %j in whole dollars", (typed, shown) => {
    expect(writeMoney(typed, 0)).toBe(shown);
  });

  it.each([
    ["1264.05", "1,264.05"],
    ["1264.", "1,264."],
    [".5", "0.5"],
    ["1.2.3", "1.23"],
    ["1.999", "1.99"],
  ])("%j becomes %j with cents", (typed, shown) => {
    expect(writeMoney(typed, 2)).toBe(shown);
  });

  it("leaves out what is behind a pasted point when only dollars count", () => {
    expect(writeMoney("$97,096.81", 0)).toBe("97,096");
  });

  it("keeps the caret behind the digit that was typed", () => {
    expect(retypeMoney("1234", 4, 0)).toEqual({ text: "1,234", caret: 5 });
    expect(retypeMoney("1,9234", 3, 0)).toEqual({ text: "19,234", caret: 2 });
    expect(retypeMoney("1,234", 0, 0)).toEqual({ text: "1,234", caret: 0 });
  });

  it("is worth the same in cents however it is written", () => {
    assert(
      property(integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(centsOf(moneyText(cents, 2))).toBe(cents);
      }),
    );
    expect(centsOf("")).toBeNull();
    expect(moneyText(null, 0)).toBe("");
  });
});

describe("a telephone number while it is typed", () => {
  it.each([
    ["208", "208"],
    ["2085", "(208) 5"],
    ["2085550171", "(208) 555-0171"],
    ["+1 208 555 0171", "(208) 555-0171"],
    ["12085550171", "(208) 555-0171"],
    ["20855501719999", "(208) 555-0171"],
  ])("%j becomes %j", (typed, shown) => {
    expect(writePhone(typed)).toBe(shown);
  });
});

describe("a Social Security number while it is typed", () => {
  it.each([
    ["123", "123"],
    ["12345", "123-45"],
    ["123456789", "123-45-6789"],
    ["123 45 6789", "123-45-6789"],
  ])("%j becomes %j", (typed, shown) => {
    expect(writeSsn(typed)).toBe(shown);
  });
});

describe("every mask", () => {
  it("says the same when it reads its own writing, and keeps the caret inside", () => {
    assert(
      property(string(), nat(30), (text, caret) => {
        for (const write of [writePhone, writeSsn, (all: string) => writeMoney(all, 2)]) {
          const typed = retype(text, Math.min(caret, text.length), write);
          expect(write(typed.text)).toBe(typed.text);
          expect(typed.caret).toBeLessThanOrEqual(typed.text.length);
        }
      }),
    );
  });
});
