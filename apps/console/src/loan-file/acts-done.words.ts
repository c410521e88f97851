import type { Words } from "@gable/domain/language.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";

/** What is said once an act is done. What the act sets going is said too, where whoever did it may wait for that. */
export const actsDone: Readonly<Record<StaffActName, Words>> = {
  // Credit and answers.
  "clear-fraud-alert": { en: "Fraud alert cleared.", es: "Alerta de fraude levantada." },
  "ask-bureau-again": { en: "The bureau is being asked again.", es: "Se está preguntando de nuevo a la agencia." },
  "correct-answers": {
    en: "Answers corrected. What rested on them is found out anew.",
    es: "Respuestas corregidas. Lo que dependía de ellas se averigua de nuevo.",
  },
  "correct-home": {
    en: "Address corrected. What rested on it is found out anew, and the borrower is told.",
    es: "Dirección corregida. Lo que dependía de ella se averigua de nuevo y se avisa al solicitante.",
  },
  "accept-delinquency": { en: "Late payments accepted.", es: "Pagos atrasados aceptados." },
  "settle-other-application": {
    en: "Settled. This application goes on.",
    es: "Resuelto. Esta solicitud sigue adelante.",
  },
  "clear-watchlist": {
    en: "Borrower cleared of the watch list.",
    es: "Solicitante descartado de la lista de control.",
  },
  "find-watchlist-match": {
    en: "Match recorded. A second underwriter must agree.",
    es: "Coincidencia registrada. Un segundo analista debe confirmarla.",
  },
  "agree-to-watchlist-match": {
    en: "Match agreed to. Application declined.",
    es: "Coincidencia confirmada. Solicitud denegada.",
  },
  "record-sanctions-report": { en: "Report recorded.", es: "Informe registrado." },
  decline: { en: "Application declined.", es: "Solicitud denegada." },
  "withdraw-for-borrower": {
    en: "Application withdrawn. The borrower gets this in writing.",
    es: "Solicitud retirada. El solicitante lo recibe por escrito.",
  },
  // Home and title.
  "accept-home-condition": { en: "Condition of the home accepted.", es: "Estado de la vivienda aceptado." },
  "accept-ownership": { en: "Ownership accepted.", es: "Titularidad aceptada." },
  "order-valuation": { en: "A broker is ordered again.", es: "Se encargó otro corredor." },
  "reject-value-challenge": {
    en: "The value stays. The borrower reads your reason.",
    es: "El valor queda. El solicitante lee su razón.",
  },
  "ask-title-again": {
    en: "The title company is being asked again.",
    es: "Se está preguntando de nuevo a la compañía de títulos.",
  },
  "accept-trust": { en: "Trust accepted.", es: "Fideicomiso aceptado." },
  "accept-policy": { en: "Policy accepted.", es: "Póliza aceptada." },
  "return-policy": {
    en: "Policy returned. The borrower reads your reason.",
    es: "Póliza devuelta. El solicitante lee su razón.",
  },
  "finish-attorney-review": { en: "Attorney’s review finished.", es: "Revisión del abogado terminada." },
  "record-deed-again": { en: "The deed goes to the county again.", es: "La escritura va de nuevo al condado." },
  // Income, employment and identity.
  "record-income": { en: "Income recorded.", es: "Ingresos registrados." },
  "record-reserves": {
    en: "Reserves recorded. The decision is made again.",
    es: "Reservas registradas. Se decide de nuevo.",
  },
  "return-income-papers": {
    en: "Papers returned. The borrower reads your reason.",
    es: "Documentos devueltos. El solicitante lee su razón.",
  },
  "answer-deposits": {
    en: "Answered. The borrower reads your reason.",
    es: "Respondido. El solicitante lee su razón.",
  },
  "confirm-employment": { en: "Employment confirmed.", es: "Empleo confirmado." },
  "accept-identity": { en: "Identity accepted.", es: "Identidad aceptada." },
  "ask-identity-again": {
    en: "The borrower is asked for new pictures.",
    es: "Se pidieron nuevas imágenes al solicitante.",
  },
  // Accounts.
  "accept-account": { en: "Account accepted.", es: "Cuenta aceptada." },
  "refuse-account": {
    en: "Account refused. The borrower chooses another.",
    es: "Cuenta rechazada. El solicitante elige otra.",
  },
  "accept-autopay-account": { en: "Account for payments accepted.", es: "Cuenta para los pagos aceptada." },
  "refuse-autopay-account": {
    en: "Account for payments refused. The borrower is told.",
    es: "Cuenta para los pagos rechazada. Se avisa al solicitante.",
  },
  // Conditions.
  "raise-condition": {
    en: "Condition raised. The borrower is told.",
    es: "Condición creada. Se avisa al solicitante.",
  },
  "return-papers": {
    en: "Papers returned. Whoever sent them reads your reason.",
    es: "Documentos devueltos. Quien los envió lee su razón.",
  },
  "answer-condition": { en: "Message sent.", es: "Mensaje enviado." },
  "clear-condition": { en: "Condition accepted.", es: "Condición aceptada." },
  "request-waiver": {
    en: "Waiver asked for. A second person must agree.",
    es: "Dispensa pedida. Una segunda persona debe aprobarla.",
  },
  "approve-waiver": {
    en: "Waiver agreed to. The condition is gone.",
    es: "Dispensa aprobada. La condición desaparece.",
  },
  "refuse-waiver": { en: "Not waived. The condition stays.", es: "No dispensada. La condición sigue." },
  // Additional signers.
  "accept-signer-identity": { en: "The signer’s ID is accepted.", es: "Identificación del firmante aceptada." },
  "ask-signer-identity-again": {
    en: "The signer is asked for new pictures.",
    es: "Se pidieron nuevas imágenes al firmante.",
  },
  "clear-signer-watchlist": {
    en: "Signer cleared of the watch list.",
    es: "Firmante descartado de la lista de control.",
  },
  "find-signer-watchlist-match": {
    en: "Match recorded. A second underwriter must agree.",
    es: "Coincidencia registrada. Un segundo analista debe confirmarla.",
  },
  "agree-to-signer-watchlist-match": {
    en: "Match agreed to. Application ended.",
    es: "Coincidencia confirmada. Solicitud terminada.",
  },
  "ask-signer": { en: "The signer is asked for it.", es: "Se le pidió al firmante." },
  "settle-signer-trouble": { en: "Settled by phone.", es: "Resuelto por teléfono." },
  "take-signer-to-paper": {
    en: "The signer signs on paper. Their papers are being drawn.",
    es: "El firmante firma en papel. Se preparan sus documentos.",
  },
  // Paper and offices.
  "take-borrower-to-paper": {
    en: "The borrower goes on by paper, and is told by mail.",
    es: "El solicitante sigue en papel y recibe un aviso por correo.",
  },
  "record-posted": { en: "Letter recorded as posted.", es: "Carta registrada como enviada." },
  "confirm-originals": {
    en: "Originals confirmed. They count as signed.",
    es: "Originales confirmados. Cuentan como firmados.",
  },
  "draw-closing-again": { en: "New papers are being drawn.", es: "Se preparan documentos nuevos." },
  "book-office-visit": {
    en: "Office booked. The borrower is told.",
    es: "Oficina reservada. Se avisa al solicitante.",
  },
  "free-office-visit": {
    en: "Appointment freed. Everybody who signs is told.",
    es: "Cita liberada. Se avisa a todos los que firman.",
  },
  "record-rescission": {
    en: "Cancellation recorded. The line is being unwound.",
    es: "Cancelación registrada. La línea se está deshaciendo.",
  },
  // Notaries.
  "record-notary-call": { en: "Call recorded.", es: "Llamada registrada." },
  "take-notary-session": { en: "The session is yours.", es: "La sesión es suya." },
  "hand-over-notary-session": {
    en: "Hand-over asked for. Your colleague takes it from here.",
    es: "Entrega pedida. Su colega sigue desde aquí.",
  },
  "give-back-notary-session": { en: "Session given back to the network.", es: "Sesión devuelta a la red." },
  "admit-to-deed": { en: "Recorded. They can sign the deed now.", es: "Registrado. Ya puede firmar la escritura." },
  "complete-notary-session": { en: "Deed notarized.", es: "Escritura certificada." },
  "end-notary-session": {
    en: "Session ended. The borrower chooses another time.",
    es: "Sesión terminada. El solicitante elige otra hora.",
  },
  "name-visit-notary": {
    en: "Named. The borrower is told who comes.",
    es: "Asignado. Se avisa al solicitante de quién va.",
  },
  "give-back-notary-visit": { en: "Visit given back to the network.", es: "Visita devuelta a la red." },
  "ask-after-papers": {
    en: "Recorded. It comes back on the day you named.",
    es: "Registrado. Vuelve el día que indicó.",
  },
  "end-notary-visit": {
    en: "Visit ended. The borrower chooses another time.",
    es: "Visita terminada. El solicitante elige otra hora.",
  },
  // Payoffs and the release of money.
  "record-mailed-payoff": { en: "Check recorded as mailed.", es: "Cheque registrado como enviado." },
  "record-returned-cheque": {
    en: "Returned check recorded. The creditor is unpaid again.",
    es: "Cheque devuelto registrado. El acreedor vuelve a estar sin pagar.",
  },
  "send-payoff-again": {
    en: "Recorded: the payment is to go out again.",
    es: "Registrado: el pago debe salir de nuevo.",
  },
  "correct-payee": {
    en: "Account written down. A colleague must compare it.",
    es: "Cuenta anotada. Un colega debe compararla.",
  },
  "approve-payee": { en: "Account agreed to. The payment goes out.", es: "Cuenta aprobada. El pago sale." },
  "ask-payoff-again": { en: "The creditor is being asked again.", es: "Se está preguntando de nuevo al acreedor." },
  "accept-payoff-amount": {
    en: "The borrower’s agreement is recorded.",
    es: "El acuerdo del solicitante queda registrado.",
  },
  "leave-debt-unpaid": { en: "Recorded: this debt is left unpaid.", es: "Registrado: esta deuda queda sin pagar." },
  "bear-shortfall": {
    en: "Recorded: the lender pays what is missing. A colleague must agree.",
    es: "Registrado: la entidad paga lo que falta. Un colega debe aprobarlo.",
  },
  "agree-to-bear-shortfall": {
    en: "Agreed to: the lender pays what is missing.",
    es: "Aprobado: la entidad paga lo que falta.",
  },
  "refuse-to-bear-shortfall": {
    en: "Not agreed to. The money stays back.",
    es: "No aprobado. El dinero no sale.",
  },
  "refuse-payoff-act": { en: "Not agreed to. Nothing of it is done.", es: "No aprobado. No se hace nada de ello." },
  "agree-to-payoff-act": { en: "Agreed to. From now on it counts.", es: "Aprobado. A partir de ahora vale." },
  "prepare-release": {
    en: "Release prepared. A colleague must agree.",
    es: "Liberación preparada. Un colega debe aprobarla.",
  },
  "approve-release": { en: "Money released.", es: "Dinero liberado." },
  "send-release-back": { en: "Release sent back. No money leaves.", es: "Liberación devuelta. No sale dinero." },
  // Orders and the register.
  "send-order-again": { en: "Order sent again.", es: "Pedido enviado de nuevo." },
  "correct-census-place": { en: "Census tract entered.", es: "Tramo censal escrito." },
  "record-sale": { en: "Sale recorded.", es: "Venta registrada." },
};
