import { expect, it } from "vitest";
import { titlesOf } from "./summary-words.ts";

it("names what was received by its title, each once, in the order in which it came", () => {
  expect(titlesOf(["COUNSELLOR_LIST", "CREDIT_SCORE_NOTICE", "COUNSELLOR_LIST", "GLBA_NOTICE"])).toEqual([
    "Housing counselors near you",
    "Your credit score and the price you pay for credit",
    "Privacy notice",
  ]);
});
