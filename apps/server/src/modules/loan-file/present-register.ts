import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";

/** What the register says of it that people may correct. Nothing of ethnicity, race or sex is among it. */
export function presentRegister(facts: Facts): LoanFileView["register"] {
  const { censusPlace, sale } = facts;
  const home = homeOf(facts);
  return {
    countyFips: censusPlace?.countyFips ?? home?.countyFips ?? null,
    censusTract: (censusPlace ? censusPlace.censusTract : home?.censusTract) ?? null,
    sale: sale ? { purchaser: sale.purchaser, on: sale.on } : null,
  };
}
