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
  unknown: { en: "We could not confirm this policy yet", es: "Aún no pudimos confirmar esta póliza" },
  unknownBody: {
    en: "Check what you typed against the page, correct it, or send the page again. Your agent need not change anything for that.",
    es: "Compare lo que escribió con la página, corríjalo o envíe la página de nuevo. Su agente no tiene que cambiar nada por esto.",
  },
  isRead: {
    en: "Is it right all the same? Somebody also reads the page that you sent, and you need not do anything for that.",
    es: "¿Está bien a pesar de eso? Alguien lee también la página que envió, y usted no tiene que hacer nada.",
  },
  said: {
    en: "Somebody read the page that you sent and wrote:",
    es: "Alguien leyó la página que envió y escribió:",
  },
  pageKept: {
    en: "We have the page that you sent. Send another only if it has changed.",
    es: "Tenemos la página que envió. Envíe otra solo si cambió.",
  },
  agent: { en: "Write to my agent", es: "Escribir a mi agente" },
  agentSubject: {
    en: "My homeowner’s insurance: please name my lender",
    es: "Mi seguro de vivienda: nombrar a mi prestamista",
  },
  agentBody: {
    en: (amount: string, payee: string) =>
      `Please name this lender as mortgagee or loss payee on my policy, with exactly these words:\n\n${payee}\n\nThe dwelling has to be covered for ${amount} or its full replacement cost. Please send me the new declarations page.`,
    es: (amount: string, payee: string) =>
      `Por favor, nombre a este prestamista como acreedor hipotecario o beneficiario en mi póliza, exactamente con estas palabras:\n\n${payee}\n\nLa vivienda debe estar cubierta por ${amount} o por su costo total de reposición. Envíeme por favor la nueva página de declaraciones.`,
  },
  "policy-expired": {
    en: "It has ended, or ends today. Send the renewal.",
    es: "Terminó, o termina hoy. Envíe la renovación.",
  },
  "policy-starts-later": {
    en: "It begins on a later day. Cover has to be in force already.",
    es: "Empieza otro día. La cobertura ya debe estar vigente.",
  },
  "coverage-too-low": {
    en: "The dwelling is covered for too little. The amount needed is above.",
    es: "La cobertura de la vivienda es insuficiente. El monto necesario está arriba.",
  },
  "deductible-too-high": {
    en: "The deductible is too high: what you would pay yourself after a loss. The requirements name the limit.",
    es: "El deducible es demasiado alto: lo que pagaría usted tras una pérdida. Los requisitos dicen el límite.",
  },
  "loss-payee-missing": {
    en: "It does not name us as mortgagee or loss payee. Give your agent the words below.",
    es: "No nos nombra acreedor hipotecario o beneficiario. Dé a su agente el texto de abajo.",
  },
  "insured-differs": {
    en: "It is in another name. An owner of the home has to be the insured.",
    es: "Está a otro nombre. El asegurado debe ser dueño de la casa.",
  },
  "property-differs": {
    en: "It covers another address than the home that secures the line.",
    es: "Cubre otra dirección que la casa que garantiza la línea.",
  },
  "policy-not-found": {
    en: "The company has no policy with this number. Check it, or send the declarations page.",
    es: "La compañía no tiene una póliza con este número. Revíselo o envíe la página de declaraciones.",
  },
  "declaration-unreadable": {
    en: "The page cannot be read. Send a sharper copy.",
    es: "La página no se puede leer. Envíe una copia más nítida.",
  },
  "declaration-not-a-declaration": {
    en: "This is not the declarations page: the one with names, dates and amounts.",
    es: "Esta no es la página de declaraciones: la que tiene nombres, fechas y montos.",
  },
  "declaration-another-property": {
    en: "The page is about another home.",
    es: "La página es de otra casa.",
  },
  deductible: { en: "Deductible of at most", es: "Deducible de no más de" },
  mustHold: { en: "What the policy has to say", es: "Lo que la póliza debe decir" },
  holdName: { en: "An owner of the home is the insured.", es: "El asegurado es dueño de la casa." },
  holdHome: { en: "The address is that of the home.", es: "La dirección es la de la casa." },
  holdDates: {
    en: "It is in force now, and still on the day on which the money is sent. We look again on that day.",
    es: "Está vigente ahora y lo estará el día en que se envíe el dinero. Ese día volvemos a mirar.",
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
});
