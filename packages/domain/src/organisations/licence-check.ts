import type { Words } from "../language.ts";

/** Whether a loan officer may bring an application for a home in a state, or whose licence is missing. */
export const licenceAnswers = {
  MAY: {
    en: "You may bring applications from here.",
    es: "Puede traer solicitudes de aquí.",
  },
  NO_NUMBER: {
    en: "You may bring applications from here, but your license number is not entered. Ask an administrator to add it.",
    es: "Puede traer solicitudes de aquí, pero falta su número de licencia. Pida a un administrador que lo agregue.",
  },
  NOT_YOURS: {
    en: "You have no license here: who comes by your link goes on without you. Ask an administrator once you have one.",
    es: "Usted no tiene licencia aquí: quien llega por su enlace sigue sin usted. Avise a un administrador cuando la tenga.",
  },
  NOT_YOURS_NEEDED: {
    en: "You have no license here, and this lender takes applications through licensed officers alone. Ask an administrator once you have one.",
    es: "Usted no tiene licencia aquí, y esta entidad solo recibe solicitudes por oficiales con licencia. Avise a un administrador cuando la tenga.",
  },
  NOT_THE_LENDERS: {
    en: "The lender has no license here today: nobody can apply for a home in this state.",
    es: "La entidad no tiene licencia aquí hoy: nadie puede solicitar por una vivienda en este estado.",
  },
} as const satisfies Readonly<Record<string, Words>>;
export type LicenceAnswer = keyof typeof licenceAnswers;
export const licenceAnswerNames = Object.keys(licenceAnswers) as LicenceAnswer[];

/** The lender's licence first: without it the officer's does not help. Rule. */
export function licenceAnswer(
  state: string,
  licensed: {
    readonly lender: readonly string[];
    readonly officer: readonly string[];
    /** Licence numbers that are entered, by state. */
    readonly numbers: Readonly<Record<string, string>>;
    readonly needsOfficer: boolean;
  },
): LicenceAnswer {
  if (!licensed.lender.includes(state)) return "NOT_THE_LENDERS";
  if (!licensed.officer.includes(state)) return licensed.needsOfficer ? "NOT_YOURS_NEEDED" : "NOT_YOURS";
  return licensed.numbers[state] === undefined ? "NO_NUMBER" : "MAY";
}
