import { describe, expect, it } from "vitest";
import { readOrganisation } from "./organisation.ts";

const pageWith = (text: string | null) => ({
  getElementById: (id: string) =>
    id === "organisation" && text !== null ? ({ textContent: text } as HTMLElement) : null,
});

describe("the lender of the page", () => {
  it("is read from the object that the server has put there", () => {
    expect(readOrganisation(pageWith('{"orgCode":"gable"}')).orgCode).toBe("gable");
  });

  it.each([null, ""])("cannot be guessed when the object is missing", (text) => {
    expect(() => readOrganisation(pageWith(text))).toThrow("No private label data found");
  });
});
