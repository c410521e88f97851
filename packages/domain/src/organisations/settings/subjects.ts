import * as z from "zod";
import type { Words } from "../../language.ts";

/** What an administrator may propose to change, each as one whole. The first five are parts of the lending policy. */
export const settingSubjects = {
  products: { en: "Products", es: "Productos" },
  rates: { en: "Rates", es: "Tasas" },
  guidelines: { en: "Guidelines", es: "Criterios" },
  fees: { en: "Fees", es: "Cargos" },
  amounts: { en: "Amounts of law", es: "Montos de ley" },
  states: { en: "States", es: "Estados" },
  offices: { en: "Closing offices and trustees", es: "Oficinas de cierre y fiduciarios" },
  days: { en: "Office days", es: "Días de oficina" },
  income: { en: "Income", es: "Ingresos" },
  brand: { en: "Brand", es: "Marca" },
  company: { en: "Company and texts", es: "Empresa y textos" },
  hours: { en: "Hours", es: "Horario" },
  answers: { en: "Written answers", es: "Respuestas escritas" },
  features: { en: "Features", es: "Funciones" },
  maintenance: { en: "Maintenance", es: "Mantenimiento" },
} as const satisfies Readonly<Record<string, Words>>;

export type SettingSubject = keyof typeof settingSubjects;
export const settingSubjectNames = Object.keys(settingSubjects) as SettingSubject[];
export const SettingSubject = z.enum(settingSubjectNames as [SettingSubject, ...SettingSubject[]]);

/** Parts of the lending policy: a decision names the version of it that it was made under. */
export const policySubjects = ["products", "rates", "guidelines", "fees", "amounts"] as const;
export type PolicySubject = (typeof policySubjects)[number];
export type LenderSubject = Exclude<SettingSubject, PolicySubject>;

/** Whether a change of it is a new version of the lending policy, under which decisions are made. */
export const isPolicySubject = (subject: SettingSubject): subject is PolicySubject =>
  (policySubjects as readonly SettingSubject[]).includes(subject);

/** Whether a change waits for a second administrator. Pages are closed at once when something is wrong with them. */
export const needsSecondPerson = (subject: SettingSubject): boolean => subject !== "maintenance";
