import { describe, expect, it } from "vitest";
import { homeKey } from "./home-key.ts";

const key = (street1: string, street2: string | null = null, zip = "95831") => homeKey({ street1, street2, zip });

describe("two ways of writing an address", () => {
  it.each([
    ["123 Main Street", "123 MAIN ST."],
    ["123 Main Street", "123 Main Stret"],
    ["123 Main Street", "123 Main Steret"],
    ["123 Main Street", "123  Main Strreet"],
    ["6522 Ravenna Heights Avenue Northeast", "6522 Ravenna Hts Ave NE"],
    ["417 Piñon Ridge Drive", "417 Pinon Rdg Dr"],
    ["41 O'Dell Court", "41 ODell Ct"],
  ])("mean one home: %s, %s", (one, other) => {
    expect(key(one)).toBe(key(other));
  });

  it.each([
    ["Apt 4", "Unit 4"],
    ["# 4", "4"],
    ["Suite 4-B", "Ste. 4B"],
  ])("mean one unit: %s, %s", (one, other) => {
    expect(key("123 Main St", one)).toBe(key("123 Main Street", other));
    expect(key(`123 Main St ${one}`)).toBe(key("123 Main Street", other));
  });

  it("leave the last four digits of the ZIP code out", () => {
    expect(key("123 Main Street", null, "95831-1234")).toBe(key("123 Main Street"));
  });

  it.each([
    ["123 Main Street", "123 Main Avenue"],
    ["123 Main Street", "125 Main Street"],
    ["123 Stone Ridge", "123 Stone Bridge"],
    ["123 Park Street", "123 Bark Street"],
    ["123 1st Street", "123 2nd Street"],
    ["123 North Main Street", "123 South Main Street"],
    ["123 Main Street", "123 Main Street Apt 4"],
  ])("mean two homes: %s, %s", (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });
});
