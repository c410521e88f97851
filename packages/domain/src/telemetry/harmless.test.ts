import { describe, expect, it } from "vitest";
import {
  campaignOf,
  countedOrigin,
  countedPath,
  countedProperties,
  countedQuery,
  harmlessMessage,
  harmlessStack,
} from "./harmless.ts";

const UUID = "3f7a2d61-8c1e-4c62-9d43-0b6a6b1c7e55";

const countedSearch = (search: string) => countedQuery(new URLSearchParams(search));

describe("what is counted of a visit", () => {
  it("names no application in a path, and keeps no query", () => {
    expect(countedPath(`/account/heloc/${UUID}/liens?name=Ada#top`)).toBe("/account/heloc/{uuid}/liens");
    expect(countedPath("/")).toBe("/");
  });

  it.each([
    ["https://search.example/?q=ada#1", "https://search.example"],
    ["http://ada:secret@[2001:db8::1]:8080/ada", "http://[2001:db8::1]:8080"],
    ["android-app://com.example/", ""],
    ["ada@example.com", ""],
  ])("knows the site of %s by its name alone", (referrer, origin) => {
    expect(countedOrigin(referrer)).toBe(origin);
  });

  it("keeps where somebody came from, repeated parameters too, and nothing else", () => {
    expect(countedSearch(`?utm_source=a&utm_source=b&step=name&referrer=${UUID}&email=a@b.co&token=secret`)).toEqual({
      utm_source: ["a", "b"],
      step: ["name"],
      referrer: [UUID],
    });
    expect(countedSearch("?utm_campaign=ada@example.com&utm_term=123-45-6789")).toEqual({});
  });

  it.each([
    ["an address", "ada@example.com"],
    ["a social security number", "123-45-6789"],
    ["a telephone number", "(208) 555-0171"],
    ["an account", "000123456789"],
    ["a long text", "x".repeat(101)],
    ["an object", { name: "Ada" }],
    ["nothing", null],
    ["a number as long as an account's", 123_456_789],
  ])("drops a property that is %s", (_what, value) => {
    expect(countedProperties({ value, button: "continue" })).toEqual({ button: "continue" });
  });

  it("keeps what is short and plain", () => {
    const plain = { step: "name", count: 3, isFirst: true, application: UUID };
    expect(countedProperties(plain)).toEqual(plain);
  });
});

describe("what is told of an error", () => {
  it.each([
    [`Unexpected token 'A', "Ada Lovelace" is not valid JSON`, "Unexpected token …, … is not valid JSON"],
    ["Cannot read properties of undefined (reading 'step')", "Cannot read properties of undefined (reading …)"],
    ["no home for ada@example.com at 12 Elm", "no home for … at # Elm"],
  ])("of %j is %j", (message, told) => {
    expect(harmlessMessage(message)).toBe(told);
  });

  it("names the places in our own files, and nothing else of a stack", () => {
    const stack = `TypeError: Ada
    at f (https://gable.example/assets/portal-Dx_1.js:1:2345)
    at https://gable.example/account/heloc/${UUID}/liens:1:2
g@https://gable.example/assets/around-a.js:2:1`;
    expect(harmlessStack(stack)).toEqual(["portal-Dx_1.js:1:2345", "around-a.js:2:1"]);
  });
});

describe("the campaign that led somebody here", () => {
  it("is what its address says of it, and nothing that names a person", () => {
    const given = { utm_source: "spring-letter", utm_medium: "mail", utm_term: "a@example.com", step: "name" };
    expect(campaignOf(given)).toEqual({ utm_source: "spring-letter", utm_medium: "mail" });
  });
});
