import type { Words } from "@gable/domain/language.ts";
import type { Consequence } from "@gable/domain/profile/correction-consequences.ts";
import type { HomeLimit } from "@gable/domain/profile/home-correction.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const correctHomeWords = catalogue({
  open: { en: "Correct the home’s address …", es: "Corregir la dirección de la vivienda …" },
  title: { en: "Correct the home’s address", es: "Corregir la dirección de la vivienda" },
  lead: {
    en: "The borrower told you that the address is wrong. The county is asked first whether it is the same home. You see what it sets back, and nothing changes before you confirm.",
    es: "El solicitante le dijo que la dirección está mal. Primero se pregunta al condado si es la misma vivienda. Usted ve qué hace retroceder y nada cambia antes de que confirme.",
  },
  look: { en: "Ask the county", es: "Preguntar al condado" },
  again: { en: "Type another address", es: "Escribir otra dirección" },
  SAME: { en: "This is the same home", es: "Es la misma vivienda" },
  OTHER: { en: "This is another home", es: "Es otra vivienda" },
  county: { en: "As the county writes it", es: "Como la escribe el condado" },
  owners: { en: "Owners of record", es: "Dueños registrados" },
  setsBack: { en: "What this sets back", es: "Qué hace retroceder" },
  limited: {
    en: "It cannot take the place of the address on record",
    es: "No puede reemplazar la dirección registrada",
  },
  note: { en: "When and how the borrower said it", es: "Cuándo y cómo lo dijo el solicitante" },
  SEVERAL: {
    en: "The county has several homes there. Give the unit:",
    es: "El condado tiene varias viviendas ahí. Indique la unidad:",
  },
  NONE: {
    en: "The county knows no home at this address. Compare it with the deed or a tax bill.",
    es: "El condado no conoce ninguna vivienda en esta dirección. Compárela con la escritura o una cuenta del impuesto.",
  },
  RECORDS_DOWN: {
    en: "The county’s records do not answer just now. Try again later.",
    es: "Los registros del condado no responden ahora. Inténtelo más tarde.",
  },
});

/** Why it cannot be, and what can be done instead. */
export const homeLimitWords: Readonly<Record<HomeLimit, Words>> = {
  NOT_YET: {
    en: "The borrower is asked which home it is on a page of their own just now.",
    es: "En este momento se pregunta al solicitante en una página propia qué vivienda es.",
  },
  ENDED: {
    en: "This application is over. Another home needs a new application.",
    es: "Esta solicitud terminó. Otra vivienda necesita una nueva solicitud.",
  },
  BY_HAND: {
    en: "Papers that were signed by hand have come back. Draw the documents again first, or end this application and take a new one.",
    es: "Llegaron documentos firmados a mano. Prepárelos primero otra vez, o termine esta solicitud y tome una nueva.",
  },
  AT_OFFICE: {
    en: "Somebody has come to the office to sign. End the appointment first.",
    es: "Alguien llegó a la oficina para firmar. Termine primero la cita.",
  },
  OPENED: {
    en: "The line on the named home is signed and open. Another home needs a new application. This line ends when an owner cancels within their days, or the borrower withdraws; what was paid is returned.",
    es: "La línea sobre la vivienda indicada está firmada y abierta. Otra vivienda necesita una nueva solicitud. Esta línea termina si un dueño cancela en su plazo o el solicitante desiste; se devuelve lo pagado.",
  },
  FUNDED: {
    en: "The money on the named home is decided upon. Another home needs a new application.",
    es: "El dinero sobre la vivienda indicada ya está decidido. Otra vivienda necesita una nueva solicitud.",
  },
  NAMED_OTHERWISE: {
    en: "What is signed names this parcel as the county wrote it before. Counsel prepares a correction of the signed papers.",
    es: "Lo firmado nombra esta parcela como el condado la escribía antes. El asesor legal prepara una corrección de lo firmado.",
  },
  CONTRACTOR: {
    en: "The contractor’s work on the named home is what this line pays for. Another home needs a new application.",
    es: "Esta línea paga la obra del contratista en la vivienda indicada. Otra vivienda necesita una nueva solicitud.",
  },
};

/** What a correction brings about, as staff read it before they confirm. */
export const setBackWords: Readonly<Record<Consequence, Words>> = {
  CREDIT_CHECK: { en: "A soft credit check is made again.", es: "Se hace otra vez la consulta suave de crédito." },
  HARD_CHECK: { en: "The full credit check is made again.", es: "Se hace otra vez la consulta completa de crédito." },
  HOME_AGAIN: { en: "The county is asked for the home.", es: "Se pregunta al condado por la vivienda." },
  VALUE_AGAIN: {
    en: "The home is valued anew. What the former one’s valuation cost is not charged.",
    es: "La vivienda se valora de nuevo. Lo que costó la valuación de la anterior no se cobra.",
  },
  VALUER_RECALLED: {
    en: "The valuer who is on the way is called back.",
    es: "Se avisa al valuador que está en camino que no vaya.",
  },
  DEBTS_AGAIN: {
    en: "The borrower confirms the debts on the home again.",
    es: "El solicitante confirma otra vez las deudas sobre la vivienda.",
  },
  TITLE_AGAIN: { en: "The title is searched again.", es: "El título se busca otra vez." },
  FLOOD_AGAIN: { en: "The flood zone is determined again.", es: "La zona de inundación se determina otra vez." },
  INSURANCE_AGAIN: {
    en: "The borrower shows the insurance of this home.",
    es: "El solicitante demuestra el seguro de esta vivienda.",
  },
  INSURANCE_ASKED: {
    en: "The insurer is asked again about the same policy.",
    es: "Se pregunta otra vez a la aseguradora por la misma póliza.",
  },
  OFFERS_ANEW: {
    en: "The decision and the offers are made anew; the borrower chooses again where theirs no longer fits.",
    es: "La decisión y las ofertas se hacen de nuevo; el solicitante elige otra vez si la suya ya no corresponde.",
  },
  INCOME_AGAIN: { en: "The income is compared again.", es: "Los ingresos se comparan otra vez." },
  WORK_ANEW: { en: "The employer is shown again.", es: "Se indica otra vez el empleador." },
  ACCOUNT_AGAIN: { en: "The account is checked again.", es: "La cuenta se comprueba otra vez." },
  IDENTITY_AGAIN: { en: "The identity document is shown again.", es: "Se muestra otra vez la identificación." },
  SUMMARY_ANEW: { en: "The summary is written again.", es: "El resumen se escribe otra vez." },
  SIGN_AGAIN: {
    en: "The summary is written again. The borrower reads it with this home and signs it before anything goes on.",
    es: "El resumen se escribe otra vez. El solicitante lo lee con esta vivienda y lo firma antes de seguir.",
  },
  PAPERS_ANEW: {
    en: "Closing papers that are drawn become void, signed or not, and are drawn anew.",
    es: "Los documentos de cierre preparados quedan sin valor, firmados o no, y se preparan de nuevo.",
  },
  TEXAS_DAYS: {
    en: "The twelve days of Texas are counted again from today.",
    es: "Los doce días de Texas se cuentan otra vez desde hoy.",
  },
  APPOINTMENT_AGAIN: {
    en: "The appointment to sign is given back, and another is chosen.",
    es: "La cita para firmar se cancela y se elige otra.",
  },
  TITLE_QUESTIONS: {
    en: "The borrower answers what this state asks about marriage and owners.",
    es: "El solicitante responde lo que este estado pregunta sobre matrimonio y dueños.",
  },
  COUNSELLORS_ANEW: {
    en: "The list of housing counselors is given anew.",
    es: "Se entrega otra vez la lista de asesores de vivienda.",
  },
  NOTHING_ELSE: {
    en: "Nothing. What is decided, valued and signed stands.",
    es: "Nada. Lo decidido, valorado y firmado sigue en pie.",
  },
};
