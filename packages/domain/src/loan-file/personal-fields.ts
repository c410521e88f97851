import type { Words } from "../language.ts";
import { formatPhone } from "../people/phone.ts";
import { formatSsn } from "../people/ssn.ts";
import { numberToCall } from "../workflow/credit/alert-call.ts";
import type { Facts } from "../workflow/facts/facts.ts";

/** What a file shows masked until somebody who may asks for it with a reason. */
export const personalFields = {
  SSN: { en: "Social security number", es: "Número de seguro social" },
  BIRTH_DATE: { en: "Birth date", es: "Fecha de nacimiento" },
  DISBURSEMENT_ACCOUNT: { en: "Account for the money", es: "Cuenta para el dinero" },
  AUTOPAY_ACCOUNT: { en: "Account for payments", es: "Cuenta para los pagos" },
  ALERT_PHONE: { en: "Number in the fraud alert", es: "Número de la alerta de fraude" },
} as const satisfies Readonly<Record<string, Words>>;
export type PersonalField = keyof typeof personalFields;
export const personalFieldNames = Object.keys(personalFields) as PersonalField[];

/** The field itself; undefined while it is not known. */
export function personalValue(facts: Facts, field: PersonalField): string | undefined {
  switch (field) {
    case "SSN":
      return facts.ssn && formatSsn(facts.ssn);
    case "BIRTH_DATE":
      return facts.answers.birthDate;
    case "DISBURSEMENT_ACCOUNT":
      return facts.disbursementAccount && accountIn(facts.disbursementAccount);
    case "AUTOPAY_ACCOUNT":
      return facts.autopayAccount && accountIn(facts.autopayAccount);
    case "ALERT_PHONE": {
      const number = numberToCall(facts);
      return number?.from === "ALERT" ? formatPhone(number.phone) : undefined;
    }
    default:
      return field satisfies never;
  }
}

const accountIn = ({ routingNumber, accountNumber }: { routingNumber: string; accountNumber: string }): string =>
  `${routingNumber} ${accountNumber}`;

/** As everybody with the file sees it: the last four digits at most, of a birth date nothing. */
export function maskedValue(facts: Facts, field: PersonalField): string | null {
  const value = personalValue(facts, field);
  if (value === undefined) return null;
  return field === "BIRTH_DATE" ? "••/••/••••" : `•••• ${value.slice(-4)}`;
}
