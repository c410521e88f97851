import { describe, expect, it } from "vitest";
import { dateFrom, pad, partsOf, readWholeDate } from "./date-parts.ts";

describe("a date in three fields", () => {
  it("keeps what was typed so far", () => {
    expect(dateFrom({ month: "4", day: "", year: "" })).toBe("-4-");
    expect(partsOf("-4-")).toEqual({ month: "4", day: "", year: "" });
  });

  it("is empty when all fields are", () => {
    expect(dateFrom({ month: "", day: "", year: "" })).toBe("");
    expect(partsOf("")).toEqual({ month: "", day: "", year: "" });
  });

  it("becomes an ISO date once it is complete", () => {
    expect(dateFrom(pad({ month: "4", day: "7", year: "1986" }))).toBe("1986-04-07");
  });

  it.each(["4/17/1986", "04-17-1986", "1986-04-17", "04171986", " 4.17.1986 "])("reads %j at once", (text) => {
    expect(readWholeDate(text)).toEqual({ month: "04", day: "17", year: "1986" });
  });

  it.each(["17", "April 17", "4/17/86", ""])("does not guess at %j", (text) => {
    expect(readWholeDate(text)).toBeNull();
  });
});
