import type { WaitingStep } from "@gable/domain/journey/steps.ts";
import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const processingWords = catalogue({
  usually: { en: "This usually takes less than half a minute.", es: "Suele tardar menos de medio minuto." },
  longer: {
    en: "This takes longer than usual. We keep at it, and nothing you said is lost.",
    es: "Está tardando más de lo habitual. Seguimos en ello y no se pierde nada de lo que dijo.",
  },
  score: {
    en: "Checking your offers does not affect your credit score.",
    es: "Consultar sus ofertas no afecta su puntaje de crédito.",
  },
  nothing: { en: "Nothing is decided without you.", es: "No se decide nada sin usted." },
  fees: { en: "You see every fee before you choose.", es: "Verá todos los cargos antes de elegir." },
  done: { en: "Done", es: "Listo" },
  next: { en: "Next", es: "Sigue" },
  now: { en: "Now", es: "Ahora" },
  leave: {
    en: "You can close this page. What you said is saved, and you go on from here when you come back.",
    es: "Puede cerrar esta página. Lo que dijo está guardado y seguirá desde aquí cuando vuelva.",
  },
  dashboard: { en: "Go to dashboard", es: "Ir al panel" },
  lateLead: {
    en: "We asked, and the answer has not come yet. We keep asking, and our people see it where something stands in the way. There is nothing you need to do, and this page goes on by itself.",
    es: "Preguntamos y la respuesta aún no llega. Seguimos preguntando y nuestro personal lo ve si algo lo impide. No tiene que hacer nada y esta página avanza sola.",
  },
  lateSince: { en: "Asked since", es: "Preguntado desde" },
  reference: { en: "Your reference number", es: "Su número de referencia" },
  lateLeave: {
    en: "You can leave. Nothing is lost, and you find your place again on your dashboard.",
    es: "Puede salir. No se pierde nada y encontrará su lugar en el panel.",
  },
});

type CheckWords = {
  readonly title: Words;
  readonly name: Words;
  readonly detail: Words;
  /** While offers are still ahead, what is said about them is said here too. */
  readonly beforeOffers?: true;
};

const findingOffers: Words = { en: "We’re finding your offers", es: "Estamos buscando sus ofertas" };
const drawingUp: Words = { en: "We’re preparing your application", es: "Estamos preparando su solicitud" };

/** What is being done at each waiting step: over the page, in the list of checks, and in one more sentence. */
export const checkWords: Readonly<Record<WaitingStep, CheckWords>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: {
    title: findingOffers,
    beforeOffers: true,
    name: { en: "Preparing your notices", es: "Preparando sus avisos" },
    detail: { en: "The authorization you gave, as a document.", es: "La autorización que dio, como documento." },
  },
  WAITING_FOR_SOFT_CREDIT: {
    title: findingOffers,
    beforeOffers: true,
    name: { en: "Soft credit check", es: "Consulta de crédito suave" },
    detail: { en: "Does not affect your credit score.", es: "No afecta su puntaje de crédito." },
  },
  WAITING_FOR_PROPERTY: {
    title: findingOffers,
    beforeOffers: true,
    name: { en: "Finding your home", es: "Buscando su casa" },
    detail: { en: "Reading the county’s public records.", es: "Leyendo los registros públicos del condado." },
  },
  WAITING_FOR_VALUATION: {
    title: findingOffers,
    beforeOffers: true,
    name: { en: "Estimating its value", es: "Estimando su valor" },
    detail: { en: "From sales of homes like yours.", es: "Según ventas de casas como la suya." },
  },
  WAITING_FOR_UNDERWRITING: {
    title: { en: "We’re working out your offers", es: "Estamos calculando sus ofertas" },
    beforeOffers: true,
    name: { en: "Working out your offers", es: "Calculando sus ofertas" },
    detail: { en: "With the figures you confirmed.", es: "Con las cifras que confirmó." },
  },
  PREQUAL_TITLE: {
    title: drawingUp,
    name: { en: "Searching the title", es: "Revisando el título" },
    detail: {
      en: "Who owns the home, and what is owed on it.",
      es: "Quién es dueño de la casa y qué se debe por ella.",
    },
  },
  GEN_APPLICATION_DISCLOSURES: {
    title: drawingUp,
    name: { en: "Writing your documents", es: "Redactando sus documentos" },
    detail: { en: "The summary and notices you read next.", es: "El resumen y los avisos que leerá a continuación." },
  },
  HARD_CREDIT_PULL: {
    title: { en: "We’re checking your credit", es: "Estamos consultando su crédito" },
    name: { en: "Full credit report", es: "Informe de crédito completo" },
    detail: { en: "The hard inquiry you agreed to.", es: "La consulta formal que aceptó." },
  },
  GEN_NOTE_SIGNING: {
    title: { en: "We’re preparing your documents", es: "Estamos preparando sus documentos" },
    name: { en: "Opening the signing room", es: "Abriendo la sala de firma" },
    detail: { en: "Your closing documents are being set.", es: "Se están disponiendo sus documentos de cierre." },
  },
  WAITING_FOR_INCOME: {
    title: { en: "We’re reading your income", es: "Estamos leyendo sus ingresos" },
    name: { en: "Checking your income", es: "Verificando sus ingresos" },
    detail: { en: "From the source you connected.", es: "De la fuente que conectó." },
  },
  WAITING_FOR_ACCOUNT: {
    title: { en: "We’re checking your account", es: "Estamos verificando su cuenta" },
    name: { en: "Checking the account", es: "Verificando la cuenta" },
    detail: { en: "That it is open and in your name.", es: "Que esté abierta y a su nombre." },
  },
  WAITING_FOR_EMPLOYMENT: {
    title: { en: "We’re confirming your employment", es: "Estamos confirmando su empleo" },
    name: { en: "Asking for confirmation", es: "Pidiendo la confirmación" },
    detail: { en: "We say only that you asked for it.", es: "Solo decimos que usted la pidió." },
  },
  WAITING_FOR_IDENTITY: {
    title: { en: "We’re checking your ID", es: "Estamos verificando su identificación" },
    name: { en: "Reading your document", es: "Leyendo su documento" },
    detail: { en: "And comparing it with what you told us.", es: "Y comparándolo con lo que nos dijo." },
  },
  WAITING_FOR_FLOOD_CERT: {
    title: { en: "We’re looking up the flood zone", es: "Estamos consultando la zona de inundación" },
    name: { en: "Flood zone", es: "Zona de inundación" },
    detail: { en: "From the federal flood maps.", es: "En los mapas federales de inundación." },
  },
  WAITING_FOR_INSURANCE: {
    title: { en: "We’re checking your insurance", es: "Estamos verificando su seguro" },
    name: { en: "Reading your policy", es: "Leyendo su póliza" },
    detail: { en: "That it covers the home.", es: "Que cubra la casa." },
  },
  WAITING_FOR_DISBURSEMENT: {
    title: { en: "We’re sending your money", es: "Estamos enviando su dinero" },
    name: { en: "Sending the money", es: "Enviando el dinero" },
    detail: { en: "To the account you chose.", es: "A la cuenta que eligió." },
  },
  IN_PROGRESS: {
    title: { en: "One moment", es: "Un momento" },
    name: { en: "Saving and checking", es: "Guardando y verificando" },
    detail: { en: "What you have just sent.", es: "Lo que acaba de enviar." },
  },
};

/** What is late, when an answer has not come in time. */
export const lateWords: Readonly<Record<WaitingStep, Words>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: { en: "Your notices take longer today", es: "Sus avisos tardan más hoy" },
  WAITING_FOR_SOFT_CREDIT: { en: "The credit bureau is slow today", es: "La agencia de crédito está lenta hoy" },
  WAITING_FOR_PROPERTY: { en: "County records are slow today", es: "Los registros del condado están lentos hoy" },
  WAITING_FOR_VALUATION: { en: "The valuation service is slow today", es: "El servicio de valoración está lento hoy" },
  WAITING_FOR_UNDERWRITING: { en: "Working out your offers takes longer", es: "Calcular sus ofertas tarda más" },
  PREQUAL_TITLE: { en: "The title search takes longer today", es: "La revisión del título tarda más hoy" },
  GEN_APPLICATION_DISCLOSURES: { en: "Your documents take longer today", es: "Sus documentos tardan más hoy" },
  HARD_CREDIT_PULL: { en: "The credit bureau is slow today", es: "La agencia de crédito está lenta hoy" },
  GEN_NOTE_SIGNING: { en: "Your documents take longer today", es: "Sus documentos tardan más hoy" },
  WAITING_FOR_INCOME: { en: "Your income source is slow to answer", es: "Su fuente de ingresos tarda en responder" },
  WAITING_FOR_ACCOUNT: { en: "Your bank is slow to answer", es: "Su banco tarda en responder" },
  WAITING_FOR_EMPLOYMENT: { en: "Your employer has not answered yet", es: "Su empleador aún no responde" },
  WAITING_FOR_IDENTITY: { en: "The ID check takes longer today", es: "La verificación de identidad tarda más hoy" },
  WAITING_FOR_FLOOD_CERT: { en: "The flood maps are slow today", es: "Los mapas de inundación están lentos hoy" },
  WAITING_FOR_INSURANCE: {
    en: "The insurance check takes longer today",
    es: "La verificación del seguro tarda más hoy",
  },
  WAITING_FOR_DISBURSEMENT: { en: "The bank transfer takes longer today", es: "La transferencia tarda más hoy" },
  IN_PROGRESS: { en: "This takes longer today", es: "Esto tarda más hoy" },
};
