import { expect, it } from "vitest";
import { messageParts } from "./partner-links.ts";

const hosts = ["www.nmlsconsumeraccess.org", "gable.example"];

it("links addresses of partners and leaves everything else as text", () => {
  expect(messageParts("See https://gable.example/privacy. Thanks", hosts)).toEqual([
    { text: "See " },
    { text: "https://gable.example/privacy", href: "https://gable.example/privacy" },
    { text: ". Thanks" },
  ]);
  expect(messageParts("nothing here", hosts)).toEqual([{ text: "nothing here" }]);
  expect(messageParts("", hosts)).toEqual([]);
});

it.each([
  "http://gable.example",
  "https://evil.example",
  "https://gable.example.evil.example/",
  "https://gable.example@evil.example/",
  "https://evil@gable.example/",
  "javascript:alert(1)//https:",
])("does not link %s", (text) => {
  expect(messageParts(text, hosts).some(({ href }) => href !== undefined)).toBe(false);
});
