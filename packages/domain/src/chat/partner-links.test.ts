import { expect, it } from "vitest";
import { messageParts } from "./partner-links.ts";

const hosts = ["www.nmlsconsumeraccess.org", "gable.example", "localhost"];

it("links addresses of partners and leaves everything else as text", () => {
  expect(messageParts("See https://gable.example/privacy. Thanks", hosts)).toEqual([
    { text: "See " },
    { text: "https://gable.example/privacy", href: "https://gable.example/privacy" },
    { text: ". Thanks" },
  ]);
  expect(messageParts("nothing here", hosts)).toEqual([{ text: "nothing here" }]);
  expect(messageParts("", hosts)).toEqual([]);
});

it("links the bare names of partners, with what stands behind them", () => {
  expect(messageParts("Go to gable.example/privacy, please (or www.NMLSconsumeraccess.org).", hosts)).toEqual([
    { text: "Go to " },
    { text: "gable.example/privacy", href: "https://gable.example/privacy" },
    { text: ", please (or " },
    { text: "www.NMLSconsumeraccess.org", href: "https://www.NMLSconsumeraccess.org" },
    { text: ")." },
  ]);
});

it.each([
  "http://gable.example",
  "dana@gable.example",
  "not.gable.example",
  "gable.example.evil.example",
  "https://evil.example/gable.example",
  "https://evil.example/(gable.example",
  "gable.example:8443/x",
  "localhost",
  "https://evil.example",
  "https://gable.example.evil.example/",
  "https://gable.example@evil.example/",
  "https://evil@gable.example/",
  "javascript:alert(1)//https:",
])("does not link %s", (text) => {
  expect(messageParts(text, hosts).some(({ href }) => href !== undefined)).toBe(false);
});
