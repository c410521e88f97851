import { describe, expect, it } from "vitest";
import { isEasyToGuess } from "./easy-to-guess.ts";

const names = ["Cedar & Sons Lending", "ann.lindqvist@example.com"];
const isEasy = (password: string) => isEasyToGuess(password, names);

describe("a password that is tried first", () => {
  it.each([
    ["of one character", "aaaaaaaaaaaaaaaaaa"],
    ["of a few characters", "abababababab1212"],
    ["of a piece again and again", "horsehorsehorsehorse"],
    ["of digits in their order", "123456789012345678"],
    ["of digits alone", "202611221984070431"],
    ["of a row of the keyboard, backwards", "poiuytrewqpoiuy"],
    ["of the columns of the keyboard", "1qaz2wsx3edc4rfv"],
    ["of the lender's name and a year", "CedarSons2026!!!!"],
    ["of what the product is", "Home-Equity-Loan-2026"],
    ["of the worst word, made longer", "Password!1234567890"],
    ["of the account's own name", "ann.lindqvist1984!!"],
  ])("is one %s", (_what, password) => expect(isEasy(password)).toBe(true));

  it.each([
    "lantern orchid saddle",
    "copper kettle morning field",
    "Tr0ub4dor-and-3-more",
    "wir wohnen am Ende",
    "家は丘の上にあり門は南を向いて庭",
  ])("is not %s", (password) => expect(isEasy(password)).toBe(false));

  it("may have a word near at hand beside words of one's own", () => {
    expect(isEasy("my home stands on a hill")).toBe(false);
  });
});
