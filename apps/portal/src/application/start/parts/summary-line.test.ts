import { textOf } from "@gable/ui/language/catalogue.tsx";
import { formatsOf } from "@gable/ui/language/formats.ts";
import { describe, expect, it } from "vitest";
import { summaryWords } from "../app-summary.words.ts";
import { editOf, nameOf, valueOf } from "./summary-line.ts";

const en = textOf(summaryWords, "en");
const es = textOf(summaryWords, "es");
const uuid = "5f0c6a0e-6d4e-4c8e-9d0c-2f6a1b7c8d9e";
const line = (name: string, value: string, edit: string | null = null) => ({ name, value, edit });

describe("a line of the summary", () => {
  it.each([
    ["occupancy", "PRIMARY", "Use", "I live there"],
    ["termYears", "10", "Term", "10 years"],
    ["birthDate", "1984-03-12", "Date of birth", "03/12/1984"],
    ["ssn", "•••-••-0001", "Social Security number", "•••-••-0001"],
    ["INCOME_ALIMONY", "$12,000.00", "Alimony", "$12,000.00"],
    ["INCOME_INVESTMENT", "$12,000.00", "Income from investments", "$12,000.00"],
    ["homeType", "CONDOMINIUM", "Kind of home", "Condominium"],
    ["listedForSale", "NO", "For sale, now or in the last 6 months", "No"],
    ["Silverline Home Loans", "$335,000.00", "Silverline Home Loans", "$335,000.00"],
  ])("%s is said in words", (name, value, called, said) => {
    const row = line(name, value);
    expect([nameOf(row, en), valueOf(row, en, formatsOf("en"))]).toEqual([called, said]);
  });

  it("is called by its lender or person where the same is asked of several", () => {
    expect(nameOf({ ...line("debt", "$335,000.00"), of: "Silverline Home Loans" }, en)).toBe("Silverline Home Loans");
    expect(nameOf({ ...line("debtPayment", "$1,668.00"), of: "Silverline Home Loans" }, es)).toBe(
      "Silverline Home Loans: pago al mes",
    );
  });

  it("leaves the borrower's own words as they are", () => {
    expect(valueOf({ ...line("aliases", "MEDICAL"), typed: true }, es, formatsOf("es"))).toBe("MEDICAL");
  });

  it("speaks Spanish too", () => {
    expect(valueOf(line("purpose", "MEDICAL"), es, formatsOf("es"))).toBe("Gastos médicos");
  });

  it("leads to where it is changed, and nowhere when it cannot be", () => {
    expect(editOf(line("line", "", "productSelect"), uuid)).toBe(`/account/heloc/${uuid}/product/select`);
    expect(editOf(line("email", ""), uuid)).toBeUndefined();
    expect(editOf(line("email", "", "somewhere"), uuid)).toBeUndefined();
  });
});
