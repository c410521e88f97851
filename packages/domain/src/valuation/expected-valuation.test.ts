import { expect, it } from "vitest";
import { expectedValuation } from "./expected-valuation.ts";

it("a value is there on the fifth day after its order on which offices are open", () => {
  expect(expectedValuation("2026-11-16")).toBe("2026-11-23");
  // Thanksgiving and a weekend lie between.
  expect(expectedValuation("2026-11-24")).toBe("2026-12-02");
  expect(expectedValuation("2026-11-28")).toBe("2026-12-04");
});
