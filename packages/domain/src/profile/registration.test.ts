import { describe, expect, it } from "vitest";
import { StaffCorrection } from "./correction.ts";
import { RegistrationAnswers } from "./registration.ts";

describe.each([
  ["what a borrower says", RegistrationAnswers.pick({ birthDate: true })],
  ["what staff correct for them", StaffCorrection.pick({ birthDate: true })],
])("a birth date in %s", (_what, schema) => {
  const problemOf = (birthDate: string) =>
    schema.safeParse({ birthDate }).error?.issues.map(({ message }) => message) ?? [];

  it.each(["0001-01-01", "0084-03-12", "1899-12-31"])("is of nobody who lives: %s", (birthDate) => {
    expect(problemOf(birthDate)).toEqual(["dob-too-old"]);
  });

  it.each(["1984-02-30", "12/03/1984", ""])("is a day: %j", (birthDate) => {
    expect(problemOf(birthDate)).toEqual(["dob-invalid"]);
  });

  it("may lie more than a hundred years back", () => {
    expect(problemOf("1921-06-30")).toEqual([]);
  });
});
