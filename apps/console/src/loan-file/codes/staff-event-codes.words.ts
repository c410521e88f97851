import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What staff did, as it is in the log of an application. */
export const staffEventCodes = catalogue({
  "assigned-to-nobody": { en: "Assigned to nobody", es: "Quedó sin asignar" },
  "staff-end-notary-visit": {
    en: "Staff ended the notary’s visit",
    es: "El personal dio por terminada la visita notarial",
  },
  "staff-ask-after-papers": {
    en: "Staff asked after the signed papers",
    es: "El personal preguntó por los documentos",
  },
  "staff-clear-fraud-alert": { en: "Staff cleared the fraud alert", es: "El personal levantó la alerta de fraude" },
  "staff-ask-bureau-again": { en: "Staff asked the bureau again", es: "El personal preguntó de nuevo a la agencia" },
  "staff-correct-answers": { en: "Staff corrected answers", es: "El personal corrigió respuestas" },
  "staff-look-up-home": {
    en: "Staff looked another address of the home up",
    es: "El personal consultó otra dirección de la vivienda",
  },
  "staff-correct-home": {
    en: "Staff corrected the address of the home",
    es: "El personal corrigió la dirección de la vivienda",
  },
  "staff-accept-delinquency": {
    en: "Staff accepted the late payments",
    es: "El personal aceptó la explicación del atraso",
  },
  "staff-settle-other-application": {
    en: "Staff settled another application on the home",
    es: "El personal resolvió otra solicitud sobre la casa",
  },
  "staff-accept-home-condition": {
    en: "Staff accepted the condition of the home",
    es: "El personal aceptó el estado de la casa",
  },
  "staff-clear-watchlist": { en: "Staff cleared the watch list", es: "El personal descartó la coincidencia en listas" },
  "staff-find-watchlist-match": {
    en: "Staff found a match on the watch list",
    es: "El personal halló una coincidencia en listas",
  },
  "staff-record-sanctions-report": {
    en: "Staff recorded the report to OFAC",
    es: "El personal registró el informe a la OFAC",
  },
  "staff-agree-to-watchlist-match": {
    en: "Staff agreed to the match on the watch list",
    es: "El personal confirmó la coincidencia en listas",
  },
  "staff-accept-ownership": { en: "Staff accepted the ownership", es: "El personal aceptó la titularidad" },
  "staff-waive-pay-stubs": { en: "Staff waived the pay stubs", es: "El personal dispensó los talones de pago" },
  "staff-record-income": { en: "Staff recorded the income", es: "El personal anotó los ingresos" },
  "staff-record-reserves": { en: "Staff recorded the reserves", es: "El personal anotó las reservas" },
  "staff-return-income-papers": {
    en: "Staff returned the income papers",
    es: "El personal devolvió los comprobantes de ingresos",
  },
  "staff-answer-deposits": {
    en: "Staff answered about the deposits",
    es: "El personal respondió sobre los depósitos",
  },
  "staff-confirm-employment": { en: "Staff confirmed the employment", es: "El personal confirmó el empleo" },
  "staff-accept-identity": { en: "Staff accepted the identity", es: "El personal aceptó la identidad" },
  "staff-ask-identity-again": {
    en: "Staff asked for new pictures of the ID",
    es: "El personal pidió de nuevo la identidad",
  },
  "staff-order-valuation": { en: "Staff sent a broker again", es: "El personal pidió una valuación" },
  "staff-reject-value-challenge": {
    en: "Staff left the value as it was",
    es: "El personal rechazó la impugnación del valor",
  },
  "staff-ask-title-again": { en: "Staff asked the title company again", es: "El personal pidió de nuevo el título" },
  "staff-accept-trust": { en: "Staff accepted the trust", es: "El personal aceptó el fideicomiso" },
  "staff-accept-policy": { en: "Staff accepted the policy", es: "El personal aceptó la póliza" },
  "staff-return-policy": { en: "Staff returned the policy", es: "El personal devolvió la póliza" },
  "staff-finish-attorney-review": {
    en: "Staff finished the attorney’s review",
    es: "El personal terminó la revisión del abogado",
  },
  "staff-send-order-again": { en: "Staff sent the order again", es: "El personal envió de nuevo el pedido" },
  "staff-free-office-visit": {
    en: "Staff freed the appointment at the office",
    es: "El personal liberó la cita en la oficina",
  },
  "staff-book-office-visit": { en: "Staff booked the office", es: "El personal reservó la cita en la oficina" },
  "staff-record-notary-call": {
    en: "Staff recorded the notary’s call",
    es: "El personal anotó la llamada del notario",
  },
  "staff-take-notary-session": { en: "Staff took the notary’s session", es: "El personal tomó la sesión notarial" },
  "staff-hand-over-notary-session": {
    en: "Staff handed over the notary’s session",
    es: "El personal pasó la sesión notarial a otra persona",
  },
  "staff-give-back-notary-session": {
    en: "Staff gave the notary’s session back",
    es: "El personal devolvió la sesión notarial",
  },
  "staff-admit-to-deed": {
    en: "Staff let a signer in to the deed",
    es: "El personal admitió a la firma de la escritura",
  },
  "staff-complete-notary-session": {
    en: "Staff completed the notary’s session",
    es: "El personal terminó la sesión notarial",
  },
  "staff-end-notary-session": {
    en: "Staff ended the notary’s session",
    es: "El personal puso fin a la sesión notarial",
  },
  "staff-name-visit-notary": {
    en: "Staff named the notary of the visit",
    es: "El personal asignó notario a la visita",
  },
  "staff-give-back-notary-visit": { en: "Staff gave the notary’s visit back", es: "El personal devolvió la visita" },
  "staff-record-deed-again": {
    en: "Staff sent the deed to the county again",
    es: "El personal presentó de nuevo la escritura",
  },
  "staff-record-mailed-payoff": { en: "Staff recorded the mailed payoff", es: "El personal anotó el pago por correo" },
  "staff-record-returned-cheque": {
    en: "Staff recorded the returned check",
    es: "El personal anotó el cheque devuelto",
  },
  "staff-send-payoff-again": { en: "Staff sent the payoff again", es: "El personal envió de nuevo el pago" },
  "staff-correct-payee": {
    en: "Staff wrote down another account of the creditor",
    es: "El personal corrigió el beneficiario",
  },
  "staff-approve-payee": { en: "Staff agreed to the creditor’s account", es: "El personal aprobó el beneficiario" },
  "staff-ask-payoff-again": { en: "Staff asked the creditor again", es: "El personal pidió de nuevo el saldo" },
  "staff-accept-payoff-amount": {
    en: "Staff recorded that the borrower agrees to the payoff",
    es: "El personal aceptó el saldo",
  },
  "staff-leave-debt-unpaid": { en: "Staff left the debt unpaid", es: "El personal dejó la deuda sin pagar" },
  "staff-agree-to-bear-shortfall": {
    en: "Staff agreed to bear the shortfall",
    es: "El personal aprobó asumir la diferencia",
  },
  "staff-bear-shortfall": { en: "Staff asked to bear the shortfall", es: "El personal asumió la diferencia" },
  "staff-refuse-to-bear-shortfall": {
    en: "Staff did not agree to bear the shortfall",
    es: "El personal no aprobó asumir la diferencia",
  },
  "staff-refuse-payoff-act": {
    en: "Staff did not agree about the payoff",
    es: "El personal no aprobó lo del acreedor",
  },
  "staff-agree-to-payoff-act": { en: "Staff agreed about the payoff", es: "El personal aprobó lo del acreedor" },
  "staff-prepare-release": { en: "Staff prepared the release", es: "El personal preparó la liberación" },
  "staff-approve-release": { en: "Staff released the money", es: "El personal liberó el dinero" },
  "staff-send-release-back": { en: "Staff sent the release back", es: "El personal devolvió la liberación" },
  "staff-raise-condition": { en: "Staff raised a condition", es: "El personal puso una condición" },
  "staff-accept-signer-identity": {
    en: "Staff accepted the signer’s identity",
    es: "El personal aceptó la identidad del firmante",
  },
  "staff-ask-signer-identity-again": {
    en: "Staff asked for new pictures of the signer’s ID",
    es: "El personal pidió de nuevo la identidad del firmante",
  },
  "staff-clear-signer-watchlist": {
    en: "Staff cleared the signer of the watch list",
    es: "El personal descartó la coincidencia del firmante",
  },
  "staff-find-signer-watchlist-match": {
    en: "Staff found a match of the signer on the watch list",
    es: "El personal halló una coincidencia del firmante",
  },
  "staff-agree-to-signer-watchlist-match": {
    en: "Staff agreed to the signer’s match on the watch list",
    es: "El personal confirmó la coincidencia del firmante",
  },
  "staff-ask-signer": { en: "Staff asked the signer", es: "El personal preguntó al firmante" },
  "staff-settle-signer-trouble": {
    en: "Staff settled what the signer said was wrong",
    es: "El personal resolvió el problema del firmante",
  },
  "staff-take-signer-to-paper": { en: "Staff took the signer to paper", es: "El personal pasó al firmante a papel" },
  "staff-return-papers": { en: "Staff returned papers", es: "El personal devolvió los documentos" },
  "staff-answer-condition": { en: "Staff wrote about a condition", es: "El personal respondió a la condición" },
  "staff-clear-condition": { en: "Staff accepted a condition", es: "El personal dio por cumplida la condición" },
  "staff-request-waiver": { en: "Staff asked for a waiver", es: "El personal pidió una dispensa" },
  "staff-approve-waiver": { en: "Staff agreed to the waiver", es: "El personal aprobó la dispensa" },
  "staff-refuse-waiver": { en: "Staff did not agree to the waiver", es: "El personal no aprobó la dispensa" },
  "staff-decline": { en: "Staff declined the application", es: "El personal denegó la solicitud" },
  "staff-withdraw-for-borrower": {
    en: "Staff withdrew the application for the borrower",
    es: "El personal retiró la solicitud por el solicitante",
  },
  "staff-take-borrower-to-paper": {
    en: "Staff took the borrower to paper",
    es: "El personal pasó al solicitante a papel",
  },
  "staff-correct-census-place": { en: "Staff entered the census tract", es: "El personal anotó el tramo censal" },
  "staff-record-sale": { en: "Staff recorded the sale", es: "El personal registró la venta" },
  "staff-record-posted": { en: "Staff recorded a letter as posted", es: "El personal anotó el envío" },
  "staff-confirm-originals": { en: "Staff confirmed the originals", es: "El personal confirmó los originales" },
  "staff-draw-closing-again": {
    en: "Staff had the closing papers drawn again",
    es: "El personal preparó de nuevo el cierre",
  },
  "staff-record-rescission": { en: "Staff recorded the cancellation", es: "El personal anotó la cancelación" },
  "staff-record-valuation": { en: "Staff recorded a valuation", es: "El personal anotó la valuación" },
});
