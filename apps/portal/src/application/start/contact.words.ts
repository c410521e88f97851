import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const contactWords = catalogue({
  recordedOwners: {
    en: (names: string) => `Land records also name ${names} as an owner`,
    es: (names: string) => `Los registros de la propiedad también nombran como dueño a ${names}`,
  },
  recordedOwnersBody: {
    en: "Every owner signs the deed and has the right to cancel. Choose that you own the home together and add them here. If they no longer own it, go on: we then ask you for a paper that shows it before closing.",
    es: "Cada dueño firma la escritura y tiene derecho a cancelar. Elija que la casa es de varios y agréguelos aquí. Si ya no son dueños, continúe: le pediremos un documento que lo muestre antes del cierre.",
  },
  title: { en: "A few more facts, and your permission", es: "Algunos datos más y su permiso" },
  lead: {
    en: "The bureau, the county and the agreement need these. What you told us before is filled in: check it.",
    es: "Los necesitan la agencia de crédito, el condado y el contrato. Lo que ya nos dijo está escrito: revíselo.",
  },
  loading: { en: "Fetching what we know", es: "Obteniendo lo que sabemos" },
  submit: { en: "Save and continue", es: "Guardar y continuar" },
  why: {
    en: "Your Social Security number finds your full credit report and nobody else’s. Who owns the home and who lives in it decides who signs. What the money is for goes into the record that federal law requires, and does not change your rate.",
    es: "Con su número de Seguro Social se encuentra su informe completo y no el de otra persona. De quién es la casa y quién vive en ella decide quién firma. El destino del dinero va al registro que exige la ley federal y no cambia su tasa.",
  },

  you: { en: "About you", es: "Sobre usted" },
  ssn: { en: "Social Security number", es: "Número de Seguro Social" },
  ssnHint: { en: "Encrypted, and never shown in full again.", es: "Se cifra y no se vuelve a mostrar completo." },
  ssnKnown: {
    en: (digits: string) => `We have your Social Security number ending in ${digits}.`,
    es: (digits: string) => `Tenemos su número de Seguro Social terminado en ${digits}.`,
  },
  ssnOther: { en: "Enter another number", es: "Escribir otro número" },
  phone: { en: "Mobile phone", es: "Teléfono móvil" },
  maritalStatus: { en: "Marital status", es: "Estado civil" },
  maritalHint: {
    en: (state: string) =>
      `In ${state} a spouse may have a right in the home and may have to sign the deed. It has no part in the decision.`,
    es: (state: string) =>
      `En ${state} el cónyuge puede tener un derecho sobre la casa y tener que firmar la escritura. No influye en la decisión.`,
  },
  MARRIED: { en: "Married", es: "Casado o casada" },
  UNMARRIED: { en: "Unmarried", es: "Sin cónyuge" },
  unmarriedHint: { en: "Single, divorced or widowed", es: "Por soltería, divorcio o viudez" },
  SEPARATED: { en: "Separated", es: "Separado o separada" },
  citizenship: { en: "Citizenship", es: "Ciudadanía" },
  citizenshipHint: {
    en: "Asked of everybody. It has no part in the decision.",
    es: "Se pregunta a todos. No influye en la decisión.",
  },
  US_CITIZEN: { en: "Citizen of the US", es: "Ciudadanía de EE.\u00a0UU." },
  PERMANENT_RESIDENT: { en: "Permanent resident", es: "Residencia permanente" },
  permanentHint: { en: "With a green card", es: "Con tarjeta verde (green card)" },
  OTHER_RESIDENT: { en: "Another status", es: "Otra situación" },
  otherHint: { en: "Such as a visa for work", es: "Por ejemplo, una visa de trabajo" },

  home: { en: "About your home", es: "Sobre su casa" },
  ownership: { en: "Who owns it?", es: "¿De quién es?" },
  SOLE: { en: "Just me", es: "Solo mía" },
  JOINT: { en: "I own it with someone", es: "La comparto con alguien" },
  trustTitle: { en: "What kind of trust is it?", es: "¿Qué tipo de fideicomiso es?" },
  trustRevocable: {
    en: "Revocable, also called living: whoever made it can change or end it. It can secure the line. We ask for the certificate of trust, and every trustee signs the deed.",
    es: "Revocable o en vida: quien lo creó puede cambiarlo o terminarlo. Puede garantizar la línea. Pedimos el certificado, y cada fiduciario firma la escritura.",
  },
  trustIrrevocable: {
    en: "Irrevocable: it cannot secure this line. If that is yours, do not go on before you have called us.",
    es: "Irrevocable: no puede garantizar esta línea. Si es su caso, llámenos antes de seguir.",
  },
  TRUST: { en: "A trust", es: "Un fideicomiso" },
  LLC: { en: "An LLC", es: "Una LLC" },
  occupancy: { en: "How do you use it?", es: "¿Cómo la usa?" },
  residence: { en: "Where do you live?", es: "¿Dónde vive?" },
  PRIMARY: { en: "I live there", es: "Vivo ahí" },
  SECOND_HOME: { en: "It is my second home", es: "Es mi segunda casa" },
  INVESTMENT: { en: "I rent it out", es: "La alquilo" },

  companions: { en: "Who else is on the title or must sign?", es: "¿Quién más está en el título o debe firmar?" },
  companionsLead: {
    en: "A co-owner, a spouse, a trustee. They sign only the deed and notices, on their own phone or computer. We ask them for no income and no credit.",
    es: "Un copropietario, el cónyuge, un fiduciario. Firman solo la escritura y los avisos, en su propio teléfono o computadora. No les pedimos ingresos ni crédito.",
  },
  companion: { en: (n: number) => `Person ${n}`, es: (n: number) => `Persona ${n}` },
  firstName: { en: "First name", es: "Nombre" },
  lastName: { en: "Last name", es: "Apellidos" },
  middleName: { en: "Middle name", es: "Segundo nombre" },
  relation: { en: "Who they are to you", es: "Qué es de usted" },
  SPOUSE: { en: "Spouse", es: "Cónyuge" },
  PARTNER: { en: "Partner", es: "Pareja" },
  PARENT: { en: "Parent", es: "Madre o padre" },
  CHILD: { en: "Child", es: "Hija o hijo" },
  SIBLING: { en: "Sibling", es: "Hermana o hermano" },
  TRUSTEE: { en: "Trustee", es: "Fiduciario" },
  OTHER: { en: "Other", es: "Otro" },
  companionEmail: { en: "Their email address", es: "Su correo electrónico" },
  companionPhone: { en: "Their mobile phone", es: "Su teléfono móvil" },
  addCompanion: { en: "Add a person", es: "Agregar una persona" },
  removeCompanion: { en: (n: number) => `Remove person ${n}`, es: (n: number) => `Quitar a la persona ${n}` },

  ownerLivesThere: { en: "Does one of these owners live in the home?", es: "¿Vive en la casa alguno de estos dueños?" },
  ownerLivesThereHint: {
    en: "For instance your mother, in a house that you own with her. Whoever lives there has rights of their own.",
    es: "Por ejemplo su madre, en una casa que comparten. Quien vive ahí tiene derechos propios.",
  },
  YES: { en: "Yes", es: "Sí" },
  NO: { en: "No", es: "No" },

  deed: { en: "How the deed will name you", es: "Cómo lo nombrará la escritura" },
  deedFrom: {
    en: (phone: string) =>
      `By county records and your answers; the title search has the last word. Not how you hold your home? Call us at ${phone} before you sign.`,
    es: (phone: string) =>
      `Según los registros del condado y sus respuestas, en inglés como la escritura; la búsqueda de título tiene la última palabra. ¿No es así como tiene su casa? Llámenos al ${phone} antes de firmar.`,
  },

  household: { en: "People in your household, you included", es: "Personas en su hogar, incluido usted" },
  householdHint: {
    en: "We leave more to live on for more than two people. Unanswered, we count two.",
    es: "Dejamos más para vivir cuando son más de dos. Sin respuesta, contamos dos.",
  },
  orMore: { en: (people: number) => `${people} or more`, es: (people: number) => `${people} o más` },
  purpose: { en: "What is the money mainly for?", es: "¿Para qué es principalmente el dinero?" },
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
  OTHER_PURPOSE: { en: "Something else", es: "Otra cosa" },

  permission: {
    en: "Your permission for the full credit check",
    es: "Su permiso para la consulta de crédito completa",
  },
  permissionLead: {
    en: "Nothing is checked yet. The check is made only when you submit the application, two steps from here.",
    es: "Todavía no se consulta nada. La consulta se hace solo cuando envíe la solicitud, dentro de dos pasos.",
  },
  version: { en: (version: string) => `Version ${version}`, es: (version: string) => `Versión ${version}` },
  given: {
    en: (day: string) => `You gave your permission on ${day}.`,
    es: (day: string) => `Dio su permiso el ${day}.`,
  },
});

export const contactCodes: CodeWords = {
  "ssn-required": { en: "Enter your Social Security number.", es: "Escriba su número de Seguro Social." },
  "maritalStatus-required": { en: "Choose your marital status.", es: "Elija su estado civil." },
  "citizenship-required": { en: "Choose your citizenship or status.", es: "Elija su ciudadanía o situación." },
  "ownerLivesThere-required": {
    en: "Say whether another owner lives in the home.",
    es: "Diga si otro dueño vive en la casa.",
  },
  "purpose-required": { en: "Choose what the money is for.", es: "Elija para qué es el dinero." },
  "relation-required": { en: "Choose who they are to you.", es: "Elija qué es de usted." },
  "firstName-required": { en: "Enter the person’s first name.", es: "Escriba el nombre de la persona." },
  "spouse-missing": {
    en: "Add your spouse under “Who else is on the title or must sign?”. Where your home is, a spouse signs the deed.",
    es: "Agregue a su cónyuge en «¿Quién más está en el título o debe firmar?». Donde está su casa, el cónyuge firma la escritura.",
  },
  "co-owner-missing": {
    en: "Add whoever owns the home with you, or choose that it is just yours.",
    es: "Agregue a quien comparte la casa con usted, o elija que es solo suya.",
  },
  "companion-is-you": {
    en: "This is your own name. You sign anyway: name only the others. Somebody who shares your name needs an email address or phone of their own here.",
    es: "Este es su propio nombre. Usted firma de todos modos: nombre solo a los demás. Quien se llame igual que usted necesita aquí un correo o teléfono propio.",
  },
  "lastName-required": { en: "Enter the person’s last name.", es: "Escriba los apellidos de la persona." },
};
