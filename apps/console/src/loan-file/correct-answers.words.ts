import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const correctAnswersWords = catalogue({
  note: { en: "When and how the borrower said it", es: "Cuándo y cómo lo dijo el solicitante" },
  firstName: { en: "First name", es: "Nombre" },
  middleName: { en: "Middle name", es: "Segundo nombre" },
  lastName: { en: "Last name", es: "Apellido" },
  suffix: { en: "Suffix", es: "Sufijo" },
  noSuffix: { en: "None", es: "Ninguno" },
  noMiddleName: { en: "They have no middle name", es: "No tiene segundo nombre" },
  birthDate: { en: "Date of birth", es: "Fecha de nacimiento" },
  ssn: { en: "Social Security number", es: "Número de Seguro Social" },
  phone: { en: "Phone", es: "Teléfono" },
  employmentType: { en: "Employment", es: "Empleo" },
  annualIncome: { en: "Gross income, a year", es: "Ingreso bruto, al año" },
  occupancy: { en: "Use of the home", es: "Uso de la vivienda" },
  ownerLivesThere: {
    en: "If the borrower does not live there: does another owner?",
    es: "Si el solicitante no vive ahí: ¿vive otro dueño?",
  },
  lives: { en: "Yes, another owner lives there", es: "Sí, otro dueño vive ahí" },
  livesNot: { en: "No, none of the owners does", es: "No, ninguno de los dueños" },
  name: { en: "Name", es: "Nombre" },
  home: { en: "Home", es: "Vivienda" },
  otherIncome: { en: "Other income", es: "Otros ingresos" },
  summary: { en: "Summary, opened to change it", es: "Resumen, abierto para cambiarlo" },
  correctedThemselves: {
    en: (what: string) => `The borrower corrected: ${what}`,
    es: (what: string) => `El solicitante corrigió: ${what}`,
  },
  correctedBy: {
    en: (by: string, what: string, note: string) => `${by} corrected ${what}: ${note}`,
    es: (by: string, what: string, note: string) => `${by} corrigió ${what}: ${note}`,
  },
});
