import type { Address } from "@gable/domain/application/address.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import type { Fact } from "../draft.ts";
import { addressInLine } from "./address-lines.ts";

const fact =
  (en: string, es: string) =>
  (value: string): Fact => ({ name: { en, es }, value });

/** The facts that title blocks state, always under the same name. */
export const applicationFact = fact("Application", "Solicitud");
export const loanNumberFact = fact("Loan number", "Número de préstamo");
export const applicantFact = fact("Applicant", "Solicitante");
export const borrowerFact = fact("Borrower", "Prestatario");
export const preparedForFact = fact("Prepared for", "Preparado para");

export const propertyFact = (property: Address): Fact => fact("Property", "Propiedad")(addressInLine(property));

export const creditLimitFact = (creditLimit: number): Fact =>
  fact("Credit limit", "Límite de crédito")(formatDollars(creditLimit));
