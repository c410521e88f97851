import { describe, expect, it } from "vitest";
import { LeadRequest, requestText, requestWords } from "./lead-request.ts";
import { MONTHS_OF_LEAD } from "./leads.ts";

const asked = {
  referrer: "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01",
  name: { firstName: "Ines", lastName: "Okafor" },
  email: " Ines@Example.com ",
  phone: "(415) 555-2671",
  wantsCall: true,
  language: "en",
  textVersion: requestText.version,
};

describe("what a visitor leaves with a loan officer", () => {
  it.each(["en", "es"] as const)("is agreed to in %s with who uses it, for what, and for how long", (language) => {
    const words = requestWords({ language }, { officer: "Marisol Trevino", lender: "Gable" }) ?? "";
    for (const part of ["Marisol Trevino", "Gable", `${MONTHS_OF_LEAD} m`]) expect(words).toContain(part);
    expect(words).not.toMatch(/[{}]/);
    expect(requestWords({ language, version: "2020-01-1" }, { officer: "A", lender: "B" })).toBeUndefined();
  });

  it("has a number to call where a call is wanted, and needs none otherwise", () => {
    expect(LeadRequest.parse(asked)).toMatchObject({ email: "ines@example.com", phone: "+14155552671" });
    expect(LeadRequest.safeParse({ ...asked, phone: null, wantsCall: false }).success).toBe(true);
    expect(LeadRequest.safeParse({ ...asked, phone: null }).error?.issues).toMatchObject([
      { path: ["phone"], message: "required" },
    ]);
  });
});
