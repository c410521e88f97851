import type { Words } from "@gable/domain/language.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";
import { accountActWords } from "./account-acts.words.ts";
import { creditActWords } from "./credit-acts.words.ts";
import { endingActWords } from "./ending-acts.words.ts";
import { latePapersActWords } from "./late-papers.words.ts";
import { notaryActWords } from "./notary-acts.words.ts";
import { paperActWords } from "./paper-acts.words.ts";
import { payoffActWords } from "./payoffs.words.ts";
import { refusedActWords } from "./refused.words.ts";
import { registerActWords } from "./register-part.words.ts";
import { releaseActWords } from "./release.words.ts";
import { signerActWords } from "./signer-acts.words.ts";

/** What an act is called on its button, and what somebody asserts who does it. */
export const actWords: Readonly<Record<StaffActName, { readonly name: Words; readonly means: Words }>> = {
  ...signerActWords,
  ...paperActWords,
  ...refusedActWords,
  ...registerActWords,
  "free-office-visit": {
    name: { en: "Free the appointment", es: "Liberar la cita" },
    means: {
      en: "I called the borrower and the office. The appointment there is void; everybody who signs is told by mail, and the borrower chooses another office.",
      es: "Llamé al solicitante y a la oficina. La cita queda sin efecto; se avisa por correo y el solicitante elige otra oficina.",
    },
  },
  ...notaryActWords,
  ...latePapersActWords,
  "clear-fraud-alert": {
    name: { en: "Clear the fraud alert", es: "Levantar la alerta de fraude" },
    means: {
      en: "You reached the borrower at the number in the alert, or verified in another reasonable way that it is them who apply.",
      es: "Contactó al solicitante en el número de la alerta, o verificó de otra forma razonable que es quien solicita.",
    },
  },
  ...accountActWords,
  ...creditActWords,
  "accept-delinquency": {
    name: { en: "Accept the late payments", es: "Aceptar los pagos atrasados" },
    means: {
      en: "You looked at the late tradelines and the explanation, and the application may be decided in spite of them.",
      es: "Revisó las cuentas atrasadas y la explicación, y la solicitud puede decidirse a pesar de ellas.",
    },
  },
  "accept-home-condition": {
    name: { en: "Accept the home", es: "Aceptar la vivienda" },
    means: {
      en: "The condition of the home is good enough for this line.",
      es: "El estado de la vivienda basta para esta línea.",
    },
  },
  "settle-other-application": {
    name: { en: "Go on with this application", es: "Seguir con esta solicitud" },
    means: {
      en: "You looked at the other application for this home. It is withdrawn or declined, or both lines may stand side by side and the limits count both. Neither borrower was told of the other by us.",
      es: "Revisó la otra solicitud sobre esta casa. Está retirada o denegada, o ambas líneas pueden coexistir y los límites cuentan las dos. No informamos a ningún solicitante sobre el otro.",
    },
  },
  "clear-watchlist": {
    name: { en: "Clear the watch list", es: "Descartar la lista de control" },
    means: {
      en: "The person on the list is not the borrower.",
      es: "La persona de la lista no es el solicitante.",
    },
  },
  "accept-ownership": {
    name: { en: "Accept the ownership", es: "Aceptar la titularidad" },
    means: {
      en: "The papers show that the borrower owns the home, whatever name county records have.",
      es: "Los documentos muestran que el solicitante es dueño, sea cual sea el nombre en el condado.",
    },
  },
  "record-income": {
    name: { en: "Record the income", es: "Registrar los ingresos" },
    means: {
      en: "What you read in the paper, gross, for a year.",
      es: "Lo que leyó en el documento, bruto, por un año.",
    },
  },
  "record-reserves": {
    name: { en: "Record the reserves", es: "Registrar las reservas" },
    means: {
      en: "You read on the statements what may be drawn on if income stops. The decision is made again on this amount.",
      es: "Leyó en los estados lo que puede usarse si faltan ingresos. La decisión se toma de nuevo con este monto.",
    },
  },
  "return-income-papers": {
    name: { en: "Return the papers", es: "Devolver los documentos" },
    means: {
      en: "The paper you are reading, or from the file every one that waits, cannot be used. The borrower reads your reason, and sends others or shows the income in another way.",
      es: "El documento que está leyendo, o desde el expediente todos los que esperan, no se puede usar. El solicitante lee su razón, y envía otros o demuestra los ingresos de otra forma.",
    },
  },
  "answer-deposits": {
    name: { en: "Answer about the deposits", es: "Responder sobre los depósitos" },
    means: {
      en: "The income is reckoned anew of the deposits that count. The borrower reads your reason.",
      es: "Los ingresos se calculan de nuevo con los depósitos que cuentan. El solicitante lee su razón.",
    },
  },
  "confirm-employment": {
    name: { en: "Confirm the employment", es: "Confirmar el empleo" },
    means: {
      en: "The employer, or a paper of theirs, confirmed the job.",
      es: "El empleador, o un documento suyo, confirmó el empleo.",
    },
  },
  "accept-identity": {
    name: { en: "Accept the identity", es: "Aceptar la identidad" },
    means: {
      en: "You compared the pictures: document and face are the borrower’s.",
      es: "Comparó las imágenes: el documento y el rostro son del solicitante.",
    },
  },
  "ask-identity-again": {
    name: { en: "Ask for new pictures", es: "Pedir nuevas imágenes" },
    means: {
      en: "The borrower reads your reason, and sends the document again.",
      es: "El solicitante lee su razón y envía el documento otra vez.",
    },
  },
  "order-valuation": {
    name: { en: "Send a broker again", es: "Enviar otro corredor" },
    means: {
      en: "A broker is ordered once more, at no cost to the borrower.",
      es: "Se pide un corredor otra vez, sin costo para el solicitante.",
    },
  },
  "reject-value-challenge": {
    name: { en: "The value stays …", es: "El valor queda …" },
    means: {
      en: "The borrower reads your reason, word for word. What they showed does not change the value.",
      es: "El solicitante lee su razón, palabra por palabra. Lo que mostró no cambia el valor.",
    },
  },
  "ask-title-again": {
    name: { en: "Ask the title company again", es: "Preguntar de nuevo a la compañía de títulos" },
    means: {
      en: "What stood in the way has been put right.",
      es: "Lo que impedía el cierre está corregido.",
    },
  },
  "accept-trust": {
    name: { en: "Accept the trust", es: "Aceptar el fideicomiso" },
    means: {
      en: "The certificate names the trust, its trustees and their powers, and is signed.",
      es: "El certificado nombra el fideicomiso, sus fiduciarios y sus poderes, y está firmado.",
    },
  },
  "finish-attorney-review": {
    name: { en: "Finish the attorney’s review", es: "Terminar la revisión del abogado" },
    means: {
      en: "The attorney has read the package and has nothing against it.",
      es: "El abogado leyó los documentos y no tiene objeciones.",
    },
  },
  "record-deed-again": {
    name: { en: "Send the deed again", es: "Enviar la escritura de nuevo" },
    means: {
      en: "What the county refused it for is put right. The paper goes to the county by courier.",
      es: "Lo que el condado rechazó está corregido. El papel va al condado por mensajería.",
    },
  },
  "record-mailed-payoff": {
    name: { en: "The check went out …", es: "El cheque salió …" },
    means: {
      en: "Record it once the check is in the mail. When every creditor is paid, the application is complete.",
      es: "Regístrelo cuando el cheque esté en el correo. Cuando todos los acreedores estén pagados, la solicitud queda completa.",
    },
  },
  "record-returned-cheque": {
    name: { en: "It came back …", es: "Volvió …" },
    means: {
      en: "The check came back, or was not cashed in its time, and payment of it is stopped. The creditor is unpaid again and waits in “Payoffs to send”.",
      es: "El cheque volvió o no se cobró a tiempo, y su pago está suspendido. Al acreedor se le debe otra vez y espera en “Liquidaciones por enviar”.",
    },
  },
  "send-payoff-again": {
    name: { en: "Send it again …", es: "Enviarla de nuevo …" },
    means: {
      en: "The account is right: the creditor or its bank says that the payment will be taken now. The same account gets the creditor’s figure of the day.",
      es: "La cuenta es correcta: el acreedor o su banco dice que ahora aceptará el pago. La misma cuenta recibe la cifra del acreedor al día.",
    },
  },
  "correct-payee": {
    name: { en: "Send it to another account …", es: "Enviarla a otra cuenta …" },
    means: {
      en: "Write the account down as the creditor gave it to you in writing, or at a number that you know to be theirs. A colleague must compare it before money goes there.",
      es: "Anote la cuenta como se la dio el acreedor por escrito o en un número que usted sabe que es suyo. Un colega debe compararla antes de enviar dinero.",
    },
  },
  "approve-payee": {
    name: { en: "Agree to this account …", es: "Aprobar esta cuenta …" },
    means: {
      en: "You compared every digit with the creditor’s own words. The payment goes out at once.",
      es: "Comparó cada dígito con lo que dice el propio acreedor. El pago sale enseguida.",
    },
  },
  "ask-payoff-again": {
    name: { en: "Ask the creditor again", es: "Preguntar de nuevo al acreedor" },
    means: {
      en: "The borrower has paid the creditor, or the creditor has put its figure right. The money waits for the answer.",
      es: "El solicitante pagó al acreedor, o el acreedor corrigió su cifra. El dinero espera la respuesta.",
    },
  },
  "accept-payoff-amount": {
    name: { en: "The borrower agrees to it …", es: "El solicitante está de acuerdo …" },
    means: {
      en: "You called the borrower, who agrees that the creditor gets this much and they get less.",
      es: "Llamó al solicitante, que está de acuerdo en que el acreedor reciba este monto y él reciba menos.",
    },
  },
  "leave-debt-unpaid": {
    name: { en: "Leave this debt unpaid …", es: "No pagar esta deuda …" },
    means: {
      en: "You looked at the decision: the line stands with this debt open. The borrower gets the money that was meant for it, and reads your reason.",
      es: "Revisó la decisión: la línea se sostiene con esta deuda abierta. El solicitante recibe el dinero previsto para ella y lee su razón.",
    },
  },
  ...payoffActWords,
  ...releaseActWords,
  "raise-condition": {
    name: { en: "Raise a condition", es: "Crear una condición" },
    means: {
      en: "The borrower reads what you write, word for word.",
      es: "El solicitante lee lo que escriba, palabra por palabra.",
    },
  },
  "return-papers": {
    name: { en: "Return", es: "Devolver" },
    means: {
      en: "The borrower reads your reason, and sends papers again.",
      es: "El solicitante lee su razón y envía documentos otra vez.",
    },
  },
  "answer-condition": {
    name: { en: "Write", es: "Escribir" },
    means: {
      en: "Whoever is asked reads it word for word, and may answer.",
      es: "Quien recibió la petición lo lee palabra por palabra y puede responder.",
    },
  },
  "clear-condition": {
    name: { en: "Accept", es: "Aceptar" },
    means: { en: "What was asked for is here and is enough.", es: "Lo pedido está aquí y basta." },
  },
  "request-waiver": {
    name: { en: "Waive …", es: "Dispensar …" },
    means: {
      en: "A second person must agree before the condition goes away. They read your reason.",
      es: "Otra persona debe estar de acuerdo antes de que la condición desaparezca. Leerá su razón.",
    },
  },
  "refuse-waiver": {
    name: { en: "Do not waive …", es: "No dispensar …" },
    means: {
      en: "The condition stays, and your colleagues read why. It can be asked for again.",
      es: "La condición sigue, y sus colegas leen la razón. Puede pedirse de nuevo.",
    },
  },
  "approve-waiver": {
    name: { en: "Agree to the waiver", es: "Aprobar la dispensa" },
    means: {
      en: "You read the reason and agree. The condition goes away.",
      es: "Leyó la razón y está de acuerdo. La condición desaparece.",
    },
  },
  ...endingActWords,
};

export const actsWords = catalogue({
  waiting: { en: "Waiting for staff", es: "Espera al personal" },
  waitingForBorrower: { en: "Waiting for the borrower", es: "Espera al solicitante" },
  chooseAccount: { en: "the borrower chooses another account", es: "el solicitante elige otra cuenta" },
  sayWhatHappened: { en: "the borrower says what happened", es: "el solicitante dice qué pasó" },
  sayHowItIsSeen: {
    en: "the borrower says how the home can be seen, and has somebody sent again",
    es: "el solicitante dice cómo se puede ver la vivienda y pide otra visita",
  },
  withBorrower: { en: "papers are still to come from the borrower", es: "faltan documentos del solicitante" },
  since: { en: (age: string) => `Waiting: ${age}`, es: (age: string) => `En espera: ${age}` },
  nothingToDeclineFor: {
    en: "Nothing is known that it could be declined for. See to what it waits for: the plan below says whose move it is.",
    es: "No se conoce nada por lo que se pueda rechazar. Atienda lo que espera: el plan de abajo dice a quién le toca.",
  },
  notYours: { en: "Another role decides this.", es: "Otra función decide esto." },
  otherNote: {
    en: "What becomes of the other application, for colleagues",
    es: "Qué pasa con la otra solicitud, para colegas",
  },
  reason: { en: "Reason, as the borrower reads it", es: "Razón, como la leerá el solicitante" },
  reasonColleague: { en: "Reason, for your colleague", es: "Razón, para su colega" },
  judged: { en: "Accepted by staff", es: "Aceptado por el personal" },
  judgedNote: {
    en: "What you looked at and why it holds, for whoever asks later",
    es: "Qué revisó y por qué vale, para quien pregunte después",
  },
  matchNote: { en: "What you compared, for your colleague", es: "Qué comparó, para su colega" },
  matchFound: {
    en: (by: string, note: string) => `${by} found that it is the borrower: ${note}`,
    es: (by: string, note: string) => `${by} determinó que es el solicitante: ${note}`,
  },
  reserves: { en: "Savings that the statements show", es: "Ahorros que muestran los estados" },
  withdrawNote: { en: "When and how they asked", es: "Cuándo y cómo lo pidió" },
  ending: { en: "End the application", es: "Terminar la solicitud" },
  withdrawnBy: {
    en: (by: string, note: string) => `Withdrawn at the borrower’s wish, recorded by ${by}: ${note}`,
    es: (by: string, note: string) => `Retirada por deseo del solicitante, registrado por ${by}: ${note}`,
  },
  declinedBy: {
    en: (by: string, reasons: string) => `Declined by ${by}: ${reasons}`,
    es: (by: string, reasons: string) => `Denegada por ${by}: ${reasons}`,
  },
  principal: { en: "Principal reason", es: "Razón principal" },
  principalToo: { en: "Another reason", es: "Otra razón" },
  conditions: { en: "Conditions", es: "Condiciones" },
  namesCredit: {
    en: "What is asked names creditors or courts. Only those see it who may see credit.",
    es: "Lo que se pide nombra acreedores o juzgados. Solo lo ve quien puede ver el crédito.",
  },
  noConditions: { en: "Nothing is asked for beyond the plan.", es: "No se pide nada aparte del plan." },
  condition: { en: "Condition", es: "Condición" },
  move: { en: "Whose move", es: "Turno de" },
  staff: { en: "Staff", es: "Personal" },
  borrower: { en: "Borrower", es: "Solicitante" },
  signer: { en: "Who signs beside them", es: "Quien firma también" },
  asked: { en: "Asked", es: "Pedida" },
  bySigner: { en: "Handed over by who signs beside them", es: "Encargado por quien firma también" },
  category: { en: "Kind", es: "Tipo" },
  comments: { en: "What is asked for, as the borrower reads it", es: "Lo que se pide, como lo leerá el solicitante" },
  documents: { en: "Papers wanted", es: "Documentos pedidos" },
  noPaper: { en: "None: they answer in words", es: "Ninguno: responde con palabras" },
  priorTo: { en: "Needed before", es: "Necesaria antes de" },
  closing: { en: "Documents are drawn", es: "Redactar los documentos" },
  funding: { en: "Money is sent", es: "Enviar el dinero" },
  waiverYours: {
    en: "Somebody else of the staff must agree; until then it stays.",
    es: "Otra persona del personal debe estar de acuerdo; hasta entonces sigue.",
  },
  waiverRefused: {
    en: (by: string, reason: string) => `${by} did not waive it: ${reason}`,
    es: (by: string, reason: string) => `${by} no la dispensó: ${reason}`,
  },
  waiverAsked: {
    en: (by: string, reason: string) => `${by} asks to waive it: ${reason}`,
    es: (by: string, reason: string) => `${by} pide dispensarla: ${reason}`,
  },
});
