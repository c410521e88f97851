import type { LocalDate } from "../calendar/local-date.ts";
import type { Words } from "../language.ts";
import { licenceStanding } from "./officer-licences.ts";

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
  NO_END: {
    en: "You may bring applications from here, but it is not entered until when your license is good. Ask an administrator to add it.",
    es: "Puede traer solicitudes de aquí, pero falta hasta cuándo vale su licencia. Pida a un administrador que lo agregue.",
  },
  ENDS_SOON: {
    en: "You may bring applications from here until your license ends. Renew it, and ask an administrator to enter the new end.",
    es: "Puede traer solicitudes de aquí hasta que venza su licencia. Renuévela y pida a un administrador que anote el nuevo plazo.",
  },
  ENDED: {
    en: "Your license here has ended: who comes by your link goes on without you. Ask an administrator to enter the new end once you have renewed it.",
    es: "Su licencia aquí venció: quien llega por su enlace sigue sin usted. Cuando la renueve, pida a un administrador que anote el nuevo plazo.",
  },
  ENDED_NEEDED: {
    en: "Your license here has ended, and this lender takes applications through licensed officers alone. Ask an administrator to enter the new end once you have renewed it.",
    es: "Su licencia aquí venció, y esta entidad solo recibe solicitudes por oficiales con licencia. Cuando la renueve, pida a un administrador que anote el nuevo plazo.",
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

/** Answers that let an officer bring an application from the state. */
export const mayBring: ReadonlySet<LicenceAnswer> = new Set(["MAY", "NO_NUMBER", "NO_END", "ENDS_SOON"]);

/** The lender's licence first: without it the officer's does not help. Rule. */
export function licenceAnswer(
  state: string,
  licensed: {
    readonly lender: readonly string[];
    /** The states for which the officer has a licence, be it one that has ended. */
    readonly officer: readonly string[];
    /** Licence numbers that are entered, by state. */
    readonly numbers: Readonly<Record<string, string>>;
    /** Last days that are entered, by state. */
    readonly ends: Readonly<Record<string, LocalDate>>;
    readonly needsOfficer: boolean;
    readonly on: LocalDate;
  },
): LicenceAnswer {
  const { lender, officer, numbers, ends, needsOfficer, on } = licensed;
  if (!lender.includes(state)) return "NOT_THE_LENDERS";
  if (!officer.includes(state)) return needsOfficer ? "NOT_YOURS_NEEDED" : "NOT_YOURS";
  const standing = licenceStanding(ends[state], on);
  if (standing === "ENDED") return needsOfficer ? "ENDED_NEEDED" : "ENDED";
  if (standing === "ENDS_SOON") return "ENDS_SOON";
  if (numbers[state] === undefined) return "NO_NUMBER";
  return standing === "UNKNOWN" ? "NO_END" : "MAY";
}
