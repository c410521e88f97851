import { expect, it } from "vitest";
import { countyInFull } from "./county-name.ts";

it("says that a county is one, once", () => {
  expect(countyInFull("Sacramento", "en")).toBe("Sacramento County");
  expect(countyInFull("Orleans Parish", "en")).toBe("Orleans Parish");
  expect(countyInFull("Sacramento", "es")).toBe("condado de Sacramento");
});
