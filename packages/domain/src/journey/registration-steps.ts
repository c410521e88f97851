import type { Words } from "../language.ts";

type RegistrationTable = Readonly<
  Record<string, { readonly section: RegistrationSection; readonly label: Words | null }>
>;
type RegistrationSection = "property" | "income" | "personal" | "contact" | "login";

export const registrationSections: Readonly<Record<RegistrationSection, Words>> = {
  property: { en: "Property Info", es: "Datos de la propiedad" },
  income: { en: "Income Info", es: "Ingresos" },
  personal: { en: "Personal Info", es: "Datos personales" },
  contact: { en: "Contact Info", es: "Datos de contacto" },
  login: { en: "Login Info", es: "Datos de acceso" },
};

/** The steps of registration in their order, under the values of the query parameter `step`. */
export const registrationSteps = {
  "property-info": { section: "property", label: { en: "Address", es: "Dirección" } },
  "sale-status": { section: "property", label: { en: "Sale Status", es: "Estado de venta" } },
  "income-info": { section: "income", label: null },
  name: { section: "personal", label: { en: "Name", es: "Nombre" } },
  birthdate: { section: "personal", label: { en: "Birthdate", es: "Fecha de nacimiento" } },
  "contact-info": { section: "contact", label: null },
  "login-info": { section: "login", label: null },
} as const satisfies RegistrationTable;

export type RegistrationStep = keyof typeof registrationSteps;

export const registrationStepNames = Object.keys(registrationSteps) as RegistrationStep[];

export const REGISTRATION_STEP_QUERY = "step";

/** What is already known about the person who registers. */
export type KnownContact = { readonly email: string | null; readonly phone: string | null };

/** The steps this person goes through: whoever already has an email and a phone is not asked for them. */
export function registrationStepsFor(known: KnownContact): readonly RegistrationStep[] {
  const isContactKnown = known.email !== null && known.phone !== null;
  return registrationStepNames.filter((step) => step !== "contact-info" || !isContactKnown);
}

/** The step of a query value; the first one where the value names none that this person goes through. */
export function registrationStepAt(query: string | null, known: KnownContact): RegistrationStep {
  const own = registrationStepsFor(known);
  return own.find((step) => step === query) ?? "property-info";
}

/** Null after the last. Steps that what is known of the person answers are passed over. */
export function stepAfter(step: RegistrationStep, known: KnownContact): RegistrationStep | null {
  const own = registrationStepsFor(known);
  return own[own.indexOf(step) + 1] ?? null;
}

/** Null before the first. Steps that what is known of the person answers are passed over. */
export function stepBefore(step: RegistrationStep, known: KnownContact): RegistrationStep | null {
  const own = registrationStepsFor(known);
  return own[own.indexOf(step) - 1] ?? null;
}
