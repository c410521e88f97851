import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const summaryWords = catalogue({
  title: { en: "Is all of this right?", es: "¿Es todo correcto?" },
  lead: {
    en: "This is everything you told us and the line you chose. Change what is off; then read, sign and submit.",
    es: "Esto es todo lo que nos dijo y la línea que eligió. Cambie lo que no sea exacto; después lea, firme y envíe.",
  },
  loading: { en: "Fetching your answers", es: "Obteniendo sus respuestas" },
  change: { en: "Change", es: "Cambiar" },
  changeLine: { en: (name: string) => `: ${name}`, es: (name: string) => `: ${name}` },
  ask: {
    en: (phone: string) =>
      `Something else is wrong? Call us at ${phone} before you sign: a person corrects it with you.`,
    es: (phone: string) => `¿Hay otro error? Llámenos al ${phone} antes de firmar: una persona lo corrige con usted.`,
  },

  offer: { en: "Your line", es: "Su línea" },
  homeGroup: { en: "Your home", es: "Su casa" },
  debts: { en: "Debts on the home", es: "Deudas sobre la casa" },
  income: { en: "Your income", es: "Sus ingresos" },
  person: { en: "You", es: "Usted" },

  line: { en: "Line", es: "Línea" },
  cash: { en: "Cash to you", es: "Efectivo para usted" },
  originationFee: { en: "Origination fee", es: "Cargo de apertura" },
  rate: { en: "Rate and APR", es: "Tasa y APR" },
  termYears: { en: "Term", es: "Plazo" },
  years: { en: (n: number) => `${n} years`, es: (n: number) => `${n} años` },
  monthlyPayment: { en: "Monthly payment", es: "Pago mensual" },
  home: { en: "Address", es: "Dirección" },
  occupancy: { en: "Use", es: "Uso" },
  ownership: { en: "Owner", es: "Propiedad" },
  companions: { en: "Also on the title", es: "También en el título" },
  employmentType: { en: "Work", es: "Trabajo" },
  annualIncome: { en: "Income a year, before tax", es: "Ingresos al año, antes de impuestos" },
  name: { en: "Legal name", es: "Nombre legal" },
  birthDate: { en: "Date of birth", es: "Fecha de nacimiento" },
  ssn: { en: "Social Security number", es: "Número de Seguro Social" },
  household: { en: "People in the household", es: "Personas en el hogar" },
  maritalStatus: { en: "Marital status", es: "Estado civil" },
  residence: { en: "Where you live", es: "Dónde vive" },
  phone: { en: "Mobile phone", es: "Teléfono móvil" },
  email: { en: "Email", es: "Correo" },
  purpose: { en: "What the money is for", es: "Destino del dinero" },

  PRIMARY: { en: "I live there", es: "Vivo ahí" },
  SECOND_HOME: { en: "Second home", es: "Segunda casa" },
  INVESTMENT: { en: "I rent it out", es: "La alquilo" },
  SOLE: { en: "Just me", es: "Solo mía" },
  JOINT: { en: "With someone", es: "Con otra persona" },
  TRUST: { en: "A trust", es: "Un fideicomiso" },
  LLC: { en: "An LLC", es: "Una LLC" },
  MARRIED: { en: "Married", es: "Casado o casada" },
  UNMARRIED: { en: "Unmarried", es: "Sin cónyuge" },
  SEPARATED: { en: "Separated", es: "Separado o separada" },
  FULL_TIME: { en: "Full time", es: "Tiempo completo" },
  PART_TIME: { en: "Part time", es: "Tiempo parcial" },
  SELF_EMPLOYED: { en: "Self-employed", es: "Por cuenta propia" },
  RETIRED: { en: "Retired", es: "Jubilación" },
  UNEMPLOYED: { en: "Not employed", es: "Sin empleo" },
  SEPARATE_MAINTENANCE_PAYMENTS: { en: "Maintenance payments", es: "Pagos de manutención" },
  PENSION: { en: "Pension", es: "Pensión" },
  SOCIAL_SECURITY: { en: "Social Security", es: "Seguro Social" },
  RENTAL: { en: "Rent", es: "Alquileres" },
  CHILD_SUPPORT: { en: "Child support", es: "Manutención de hijos" },
  ALIMONY: { en: "Alimony", es: "Pensión alimenticia" },
  DISABILITY: { en: "Disability", es: "Discapacidad" },
  HOME_IMPROVEMENT: { en: "Improving a home", es: "Mejoras en una casa" },
  DEBT_CONSOLIDATION: { en: "Paying off debts", es: "Pagar deudas" },
  LARGE_PURCHASE: { en: "A large purchase", es: "Una compra grande" },
  EDUCATION: { en: "Education", es: "Educación" },
  MEDICAL: { en: "Medical costs", es: "Gastos médicos" },
  EMERGENCY_RESERVE: { en: "A reserve for emergencies", es: "Una reserva para emergencias" },
  BUSINESS: { en: "A business", es: "Un negocio" },
  OTHER_PROPERTY: { en: "Another property", es: "Otra propiedad" },
  MOVING: { en: "Moving", es: "Una mudanza" },
  VEHICLE: { en: "A vehicle", es: "Un vehículo" },
  TRAVEL_OR_EVENT: { en: "Travel or an event", es: "Un viaje o un evento" },
  OTHER: { en: "Something else", es: "Otro" },

  read: { en: "Read before you sign", es: "Lea antes de firmar" },
  readLead: {
    en: "What you sign is the first of these. The others are yours to keep. All stay under Documents.",
    es: "Lo que firma es el primero. Los demás son para usted. Todos quedan en Documentos.",
  },
  open: { en: "Open", es: "Abrir" },
  opened: { en: "Opened", es: "Abierto" },
  notOpened: { en: "Not opened yet", es: "Aún sin abrir" },
  pages: {
    en: (n: number) => (n === 1 ? "1 page" : `${n} pages`),
    es: (n: number) => (n === 1 ? "1 página" : `${n} páginas`),
  },
  writing: { en: "We are writing your documents", es: "Estamos redactando sus documentos" },
  writingLead: {
    en: "They appear here by themselves, usually within a minute.",
    es: "Aparecen aquí por sí solos, normalmente en un minuto.",
  },

  sign: { en: "Sign", es: "Firmar" },
  signLead: {
    en: (name: string) =>
      `By typing your name you sign the summary electronically and say that what stands in it is true. Type: ${name}`,
    es: (name: string) =>
      `Al escribir su nombre firma el resumen electrónicamente y declara que es verdad. Escriba: ${name}`,
  },
  typedName: { en: "Your full legal name", es: "Su nombre legal completo" },
  signButton: { en: "Sign my application", es: "Firmar mi solicitud" },
  signed: { en: (name: string) => `Signed as ${name}.`, es: (name: string) => `Firmada como ${name}.` },

  submit: { en: "Submit", es: "Enviar" },
  submitLead: {
    en: "Submitting makes the full credit check that you permitted. Other lenders can see it, and it may lower your score by a few points. Nothing is owed, and you can withdraw at any time before the money is sent.",
    es: "Al enviar se hace la consulta de crédito completa que usted permitió. Otros prestamistas pueden verla y puede bajar su puntaje unos puntos. No debe nada y puede retirarse en cualquier momento antes de que se envíe el dinero.",
  },
  submitButton: {
    en: "Submit application — this will be a hard credit check",
    es: "Enviar la solicitud — será una consulta de crédito formal",
  },
});

export const summaryCodes: CodeWords = {
  "typedName-required": { en: "Type your name to sign.", es: "Escriba su nombre para firmar." },
  "open-first": {
    en: "Open your application above before you sign it.",
    es: "Abra su solicitud arriba antes de firmarla.",
  },
};
