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

  // USPS Publication 28, appendices B and C1: as it abbreviates them itself.
  it.each([
    ["Alley", "Aly"],
    ["Avenue", "Ave"],
    ["Boulevard", "Blvd"],
    ["Circle", "Cir"],
    ["Court", "Ct"],
    ["Cove", "Cv"],
    ["Crossing", "Xing"],
    ["Drive", "Dr"],
    ["Expressway", "Expy"],
    ["Freeway", "Fwy"],
    ["Heights", "Hts"],
    ["Highway", "Hwy"],
    ["Lane", "Ln"],
    ["Parkway", "Pkwy"],
    ["Place", "Pl"],
    ["Plaza", "Plz"],
    ["Point", "Pt"],
    ["Ridge", "Rdg"],
    ["Road", "Rd"],
    ["Route", "Rte"],
    ["Square", "Sq"],
    ["Street", "St"],
    ["Terrace", "Ter"],
    ["Trail", "Trl"],
    ["Turnpike", "Tpke"],
    ["Valley", "Vly"],
    ["North", "N"],
    ["South", "S"],
    ["East", "E"],
    ["West", "W"],
    ["Northeast", "NE"],
    ["Northwest", "NW"],
    ["Southeast", "SE"],
    ["Southwest", "SW"],
  ])("mean one home: 12 Elm %s, 12 Elm %s", (one, other) => {
    expect(key(`12 Elm ${one}`)).toBe(key(`12 Elm ${other}`));
  });

  it.each(["Stret", "Streeet", "Strxet", "Srteet", "Stree", "Streets", "treet", "tSreet", "Strete"])(
    "mean one home where a kind of street is one letter off: %s",
    (kind) => expect(key(`12 Elm ${kind}`)).toBe(key("12 Elm Street")),
  );

  it.each(["Stet", "Strxxt", "Setret", "Streetss", "Sterte", "Tstreets"])(
    "mean two homes where it is more: %s",
    (kind) => {
      expect(key(`12 Elm ${kind}`)).not.toBe(key("12 Elm Street"));
    },
  );

  it.each(["Avenu", "Boulevrad", "Circel", "Higway", "Parkwey", "Terracee"])("mean one home: %s", (kind) => {
    const right = ["Avenue", "Boulevard", "Circle", "Highway", "Parkway", "Terrace"];
    expect(right.map((one) => key(`12 Elm ${one}`))).toContain(key(`12 Elm ${kind}`));
  });

  it.each([
    ["Apt 4", "Unit 4"],
    ["Apartment 4", "Suite 4"],
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
