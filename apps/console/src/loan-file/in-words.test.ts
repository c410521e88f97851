import { expect, it } from "vitest";
import { inWords } from "./in-words.ts";

it.each([
  ["PAYMENT_ROOM", "Payment room"],
  ["offer-chosen", "Offer chosen"],
  ["avm", "AVM"],
  ["VANTAGESCORE_3", "VantageScore 3"],
])("%s reads %s", (code, words) => {
  expect(inWords(code)).toBe(words);
});
