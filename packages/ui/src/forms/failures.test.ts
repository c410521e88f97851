import { describe, expect, it } from "vitest";
import { failuresIn, notMet, saysItsField, stillWrong } from "./failures.ts";

describe("the failures of a form", () => {
  it("are listed with their full names", () => {
    const errors = {
      address: {
        street1: { type: "too_small", message: "Enter the street." },
        zip: { type: "x", message: "Enter a ZIP code." },
      },
      people: [undefined, { name: { type: "x", message: "Enter a name." } }],
      root: { type: "server", message: "We could not save this." },
    };
    expect(failuresIn(errors)).toEqual([
      { name: "address.street1", message: "Enter the street." },
      { name: "address.zip", message: "Enter a ZIP code." },
      { name: "people.1.name", message: "Enter a name." },
      { name: undefined, message: "We could not save this." },
    ]);
  });

  it("are told with their field's name where the words could be of any field, or are said of two", () => {
    const words: Readonly<Record<string, string>> = { required: "Fill this in.", "zip-required": "Enter a ZIP code." };
    const explain = (message: string) => words[message] ?? words["required"] ?? message;
    const [general, unknown, own] = ["required", "name-required", "zip-required"].map((message) => ({ message }));
    const says = (failure = { message: "" }, ...others: { message: string }[]) =>
      saysItsField(failure, [failure, ...others], explain);
    expect([says(general), says(unknown), says(own)]).toEqual([false, false, true]);
    expect(says(own, { message: "zip-required" })).toBe(false);
  });

  it("are none when nothing is wrong", () => {
    expect(failuresIn({})).toEqual([]);
  });

  it("are fewer once one is mended, and none once the form's errors are cleared", () => {
    const street = { name: "address.street1", message: "Enter the street." };
    const refused = { message: "We could not save this." };
    const failures = [street, refused];
    const sent = { sent: { type: "sent", message: refused.message } };
    const errors = { address: { street1: { type: "sent", message: street.message } }, root: sent };
    expect(stillWrong(failures, errors)).toBe(failures);
    expect(stillWrong(failures, { address: {}, root: sent })).toEqual([refused]);
    expect(stillWrong(failures, {})).toEqual([]);
  });

  it("are all that is missing, in the order in which it is asked", () => {
    expect(
      notMet([false, "state", "state-invalid"], [true, "document", "id-in-hand"], [false, undefined, "open-first"]),
    ).toEqual([{ name: "state", message: "state-invalid" }, { message: "open-first" }]);
  });
});
