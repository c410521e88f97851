import type { Language, Words } from "../language.ts";
import { type PreparedForm, preparedFields, type preparedForms } from "./prepared-forms.ts";

type FieldOf<F extends PreparedForm> = keyof (typeof preparedForms)[F]["fields"];

type FormWords = {
  readonly [F in PreparedForm]: {
    readonly title: Words;
    readonly fields: Readonly<Record<FieldOf<F>, Words>>;
  };
};

const street: Words = { en: "Street and number", es: "Calle y número" };
const unit: Words = { en: "Unit", es: "Unidad" };
const city: Words = { en: "City", es: "Ciudad" };
const state: Words = { en: "State", es: "Estado" };
const zip: Words = { en: "ZIP code", es: "Código postal" };

/** What the forms that staff may write down are called, and their fields. */
export const preparedFormWords: FormWords = {
  profile: {
    title: { en: "The first answers", es: "Las primeras respuestas" },
    fields: {
      "home.street1": { en: "The home: street and number", es: "La casa: calle y número" },
      "home.street2": unit,
      "home.city": city,
      "home.state": state,
      "home.zip": zip,
      employmentType: { en: "How they work", es: "Cómo trabaja" },
      annualIncome: { en: "Income in a year, before tax", es: "Ingresos al año, antes de impuestos" },
    },
  },
  "former-address": {
    title: { en: "Former address", es: "Dirección anterior" },
    fields: {
      hasMoved: { en: "Has moved in the last two years", es: "Se mudó en los últimos dos años" },
      "formerAddress.street1": street,
      "formerAddress.street2": unit,
      "formerAddress.city": city,
      "formerAddress.state": state,
      "formerAddress.zip": zip,
    },
  },
  "home-value": {
    title: { en: "What the home is worth", es: "Cuánto vale la casa" },
    fields: { value: { en: "Value of the home", es: "Valor de la casa" } },
  },
  assets: {
    title: { en: "What is saved", es: "Lo ahorrado" },
    fields: {
      CHECKING: { en: "Checking accounts", es: "Cuentas corrientes" },
      SAVINGS: { en: "Savings accounts", es: "Cuentas de ahorro" },
      MONEY_MARKET: { en: "Money market accounts", es: "Cuentas del mercado monetario" },
      CERTIFICATE_OF_DEPOSIT: { en: "Certificates of deposit", es: "Certificados de depósito" },
      BROKERAGE: { en: "Stocks, bonds and funds", es: "Acciones, bonos y fondos" },
      RETIREMENT_59_5_PLUS: {
        en: "Retirement accounts, at 59½ or older",
        es: "Cuentas de jubilación, con 59 años y medio o más",
      },
      RETIREMENT_UNDER_59_5: {
        en: "Retirement accounts, younger than 59½",
        es: "Cuentas de jubilación, con menos de 59 años y medio",
      },
    },
  },
  contact: {
    title: { en: "The home and the household", es: "La casa y el hogar" },
    fields: {
      phone: { en: "Mobile phone", es: "Teléfono móvil" },
      ownership: { en: "Who owns the home", es: "De quién es la casa" },
      occupancy: { en: "How the home is used", es: "Cómo se usa la casa" },
      "residence.street1": { en: "Where they live: street and number", es: "Dónde vive: calle y número" },
      "residence.street2": unit,
      "residence.city": city,
      "residence.state": state,
      "residence.zip": zip,
      householdSize: { en: "People in the household", es: "Personas en el hogar" },
      purpose: { en: "What the money is for", es: "Para qué es el dinero" },
    },
  },
  delinquency: {
    title: { en: "The late payment", es: "El pago atrasado" },
    fields: {
      answer: { en: "What became of it", es: "Qué pasó" },
      explanation: { en: "In their words", es: "En sus palabras" },
    },
  },
  employer: {
    title: { en: "The employer", es: "El empleador" },
    fields: {
      employerName: { en: "Employer", es: "Empleador" },
      position: { en: "Position", es: "Puesto" },
      since: { en: "There since when", es: "Desde cuándo" },
      phone: { en: "Phone of the office that confirms it", es: "Teléfono de la oficina que lo confirma" },
      contactName: { en: "Whom to ask for", es: "Por quién preguntar" },
    },
  },
  valuation: {
    title: { en: "The visit to the home", es: "La visita a la casa" },
    fields: { accessNotes: { en: "What a visitor must know", es: "Lo que debe saber quien la visita" } },
  },
  "work-order": {
    title: { en: "The work on the home", es: "La obra en la casa" },
    fields: {
      description: { en: "What is done", es: "Qué se hace" },
      amount: { en: "What it costs", es: "Cuánto cuesta" },
    },
  },
  insurance: {
    title: { en: "The insurance policy", es: "La póliza de seguro" },
    fields: {
      insurer: { en: "Insurer", es: "Aseguradora" },
      policyNumber: { en: "Policy number", es: "Número de póliza" },
      dwellingCoverage: { en: "Coverage of the home", es: "Cobertura de la casa" },
      expiresOn: { en: "Runs until", es: "Vence el" },
    },
  },
};

type Choice = {
  [F in PreparedForm]: (typeof preparedForms)[F]["fields"] extends infer Fields
    ? Fields[keyof Fields] extends infer Kind
      ? Kind extends readonly string[]
        ? Kind[number]
        : never
      : never
    : never;
}[PreparedForm];

/** What may be chosen in them; numbers of people speak for themselves. */
const preparedChoiceWords: Readonly<Record<Exclude<Choice, `${number}`>, Words>> = {
  FULL_TIME: { en: "Full-time job", es: "Empleo de tiempo completo" },
  PART_TIME: { en: "Part-time job", es: "Empleo de medio tiempo" },
  SELF_EMPLOYED: { en: "Self-employed", es: "Por cuenta propia" },
  RETIRED: { en: "Retired", es: "Jubilación" },
  UNEMPLOYED: { en: "Not working", es: "Sin empleo" },
  SOLE: { en: "The borrower alone", es: "Solo del solicitante" },
  JOINT: { en: "With somebody else", es: "Con otra persona" },
  TRUST: { en: "A trust", es: "Un fideicomiso" },
  LLC: { en: "A company (LLC)", es: "Una empresa (LLC)" },
  PRIMARY: { en: "Lives there", es: "Vive ahí" },
  SECOND_HOME: { en: "Second home", es: "Segunda vivienda" },
  INVESTMENT: { en: "Rented out", es: "Alquilada" },
  HOME_IMPROVEMENT: { en: "Home improvement", es: "Mejoras en la casa" },
  DEBT_CONSOLIDATION: { en: "Paying off debts", es: "Pagar deudas" },
  LARGE_PURCHASE: { en: "A large purchase", es: "Una compra grande" },
  EDUCATION: { en: "Education", es: "Estudios" },
  MEDICAL: { en: "Medical costs", es: "Gastos médicos" },
  EMERGENCY_RESERVE: { en: "A reserve for emergencies", es: "Una reserva para emergencias" },
  BUSINESS: { en: "A business", es: "Un negocio" },
  OTHER_PROPERTY: { en: "Another property", es: "Otra propiedad" },
  MOVING: { en: "Moving", es: "Mudanza" },
  VEHICLE: { en: "A vehicle", es: "Un vehículo" },
  TRAVEL_OR_EVENT: { en: "Travel or a celebration", es: "Un viaje o una celebración" },
  OTHER: { en: "Something else", es: "Otra cosa" },
  PAID: { en: "It is paid", es: "Está pagado" },
  DISPUTED: { en: "It is not right", es: "No es correcto" },
  EXPLAINED: { en: "It is right, with a reason", es: "Es correcto, con un motivo" },
};

/** Figures in the reader's language. */
interface Figures {
  readonly cents: (cents: number) => string;
  readonly month: (month: string) => string;
  readonly dayWithYear: (day: string) => string;
  readonly phone: (digits: string) => string;
}

const choiceWords: Readonly<Record<string, Words>> = preparedChoiceWords;
const yes: Words = { en: "Yes", es: "Sí" };
const no: Words = { en: "No", es: "No" };

/** What a field of a form is called; empty where it is none of those that staff may write down. */
export function preparedLabel(form: PreparedForm, name: string, language: Language): string {
  const fields: Readonly<Record<string, Words>> = preparedFormWords[form].fields;
  return fields[name]?.[language] ?? "";
}

/** What a field holds, as it is read. */
export function preparedText(
  form: PreparedForm,
  name: string,
  value: unknown,
  { figures, language }: { readonly figures: Figures; readonly language: Language },
): string {
  const kind = preparedFields(form)[name];
  if (typeof value === "boolean") return (value ? yes : no)[language];
  if (typeof value === "number") return figures.cents(value);
  if (typeof value !== "string" || value === "") return "–";
  if (kind === "month") return figures.month(`${value}-01`);
  if (kind === "date") return figures.dayWithYear(value);
  if (kind === "phone") return figures.phone(value);
  return typeof kind === "object" ? (choiceWords[value]?.[language] ?? value) : value;
}
