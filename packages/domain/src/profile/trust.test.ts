import { describe, expect, it } from "vitest";
import { newSigner } from "../signers/name-signers.ts";
import { mayAct, StaffAct } from "../staff/staff-acts.ts";
import { loanFile } from "../workflow/testing/loan-file.ts";
import { unnamedTrustees } from "./trust.ts";

const at = "2026-11-20T18:00:00.000Z";
const theo = newSigner(
  "5f0f1f0e-9d0e-4a43-9d2a-3f6f0b8d1c11",
  { firstName: "Theo", lastName: "Bergstrom", relation: "TRUSTEE" },
  "en",
  at,
);
const certificate = {
  act: "accept-trust",
  name: "Reed Family Trust",
  datedOn: "2014-03-28",
  revocable: true,
  trustees: ["Ana Reed"],
};

describe("a trust that owns the home", () => {
  it.each([
    [["Ana Reed"], []],
    [["ANA M REED", "Theo Bergstrom"], []],
    [["Ana Reed", "Maria Bergstrom"], ["Maria Bergstrom"]],
  ])("with the trustees %j lacks %j among those who sign", (trustees, missing) => {
    expect(unnamedTrustees(loanFile({ signers: [theo] }).facts, trustees)).toEqual(missing);
  });

  it("is accepted with its name, its date and at least one trustee, and only if it can be revoked", () => {
    expect(StaffAct.safeParse(certificate).success).toBe(true);
    const lacking = [{ revocable: false }, { trustees: [] }, { name: "" }, { datedOn: "28 March" }];
    for (const change of lacking) expect(StaffAct.safeParse({ ...certificate, ...change }).success).toBe(false);
    expect([mayAct("underwriter", "accept-trust"), mayAct("support-agent", "accept-trust")]).toEqual([true, false]);
  });
});
