import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const insuranceWords = catalogue({
  question: { en: "How is your home insured?", es: "¿Cómo está asegurada su casa?" },
  lead: {
    en: (amount: string) => `The dwelling has to be covered for ${amount} or its full replacement cost.`,
    es: (amount: string) => `La vivienda debe estar cubierta por ${amount} o por su costo total de reposición.`,
  },
  kind: { en: "Which policy is it?", es: "¿Qué póliza es?" },
  HAZARD: { en: "Homeowner’s insurance", es: "Seguro de vivienda" },
  FLOOD: { en: "Flood insurance", es: "Seguro de inundación" },
  insurer: { en: "Insurance company", es: "Compañía de seguros" },
  number: { en: "Policy number", es: "Número de póliza" },
  coverage: { en: "Dwelling coverage", es: "Cobertura de la vivienda" },
  coverageHint: {
    en: "On the declarations page it is often called Coverage A.",
    es: "En la página de declaraciones suele llamarse Coverage A.",
  },
  expires: { en: "Covered until", es: "Cubierta hasta" },
  page: { en: "Declarations page", es: "Página de declaraciones" },
  pageHint: {
    en: "The page of your policy with names, dates and amounts. PDF or photo, up to 20 MB.",
    es: "La página de su póliza con nombres, fechas y montos. PDF o foto, hasta 20 MB.",
  },
  go: { en: "Send my policy", es: "Enviar mi póliza" },
  why: {
    en: "The home secures the line. If it burns down uninsured, you would owe money on a home that is gone.",
    es: "La casa garantiza la línea. Si se quema sin seguro, usted debería dinero por una casa que ya no existe.",
  },
  payee: { en: "Give this to your agent", es: "Entregue esto a su agente" },
  payeeBody: {
    en: "The policy has to name us as loss payee, with exactly these words.",
    es: "La póliza debe nombrarnos beneficiario, exactamente con estas palabras.",
  },
  copy: { en: "Copy the wording", es: "Copiar el texto" },
  checking: { en: "We are checking your policy", es: "Revisamos su póliza" },
  checkingBody: {
    en: "It is our move. You can send a better copy meanwhile.",
    es: "Nos toca a nosotros. Mientras tanto puede enviar una mejor copia.",
  },
  returned: { en: "This policy does not cover what is needed yet", es: "Esta póliza aún no cubre lo necesario" },
  returnedBody: {
    en: "Ask your agent to change it as the requirements say, then send the new declarations page.",
    es: "Pida a su agente que la cambie según los requisitos y envíe la nueva página de declaraciones.",
  },
  accepted: { en: "Your insurance is accepted", es: "Su seguro está aceptado" },
  requirements: { en: "See the requirements", es: "Ver los requisitos" },
  toUpload: { en: "Give my policy", es: "Dar mi póliza" },
  requirementsTitle: { en: "How the home has to be insured", es: "Cómo debe estar asegurada la casa" },
  requirementsLead: {
    en: "Any company licensed in your state will do. You choose it.",
    es: "Sirve cualquier compañía con licencia en su estado. Usted la elige.",
  },
  amount: { en: "Dwelling coverage of at least", es: "Cobertura de la vivienda de al menos" },
  zone: { en: "Flood zone", es: "Zona de inundación" },
  noZone: { en: "Not known yet", es: "Aún no se sabe" },
  floodYes: {
    en: "The home is in a special flood hazard area, so federal law asks for flood insurance as well.",
    es: "La casa está en una zona especial de riesgo de inundación, así que la ley federal exige también un seguro de inundación.",
  },
  floodNo: {
    en: "Flood insurance is not asked for.",
    es: "No se exige seguro de inundación.",
  },
  failed: { en: "We could not read this just now.", es: "No pudimos leer esto ahora." },
  again: { en: "Try again", es: "Intentar de nuevo" },
});
