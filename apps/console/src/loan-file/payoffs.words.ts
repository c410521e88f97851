import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** Payoffs that did not go as they were signed, as staff read them. */
export const payoffsWords = catalogue({
  chequeTo: { en: (mailTo: string) => `To ${mailTo}.`, es: (mailTo: string) => `A ${mailTo}.` },
  forCheque: {
    en: (balance: string, aside: string) => `Balance on the report: ${balance}. Laid aside: ${aside}.`,
    es: (balance: string, aside: string) => `Saldo en el informe: ${balance}. Apartado: ${aside}.`,
  },
  sums: { en: "How the first draw is used", es: "En qué se usa la primera disposición" },
  initialDraw: { en: "Drawn at closing", es: "Dispuesto al cierre" },
  borne: { en: "The lender pays, as agreed before", es: "Lo que paga la entidad, ya acordado" },
  toCreditors: { en: "For the creditors, checks included", es: "Para los acreedores, cheques incluidos" },
  toOthers: { en: "Charges of others, from the line", es: "Cargos de terceros, de la línea" },
  missing: { en: "Missing", es: "Falta" },
  leftForBorrower: { en: "Left for the borrower", es: "Queda para el solicitante" },
  chequeReason: { en: "Why it is below the balance", es: "Por qué es menor que el saldo" },
  chequeReasonHint: {
    en: "Only then: what the creditor said. What is left over goes to the borrower.",
    es: "Solo en ese caso: lo que dijo el acreedor. Lo que sobra va al solicitante.",
  },
  RETURNED: {
    en: (amount: string, account: string, day: string) => `${amount} came back from account ${account} on ${day}.`,
    es: (amount: string, account: string, day: string) => `${amount} volvieron de la cuenta ${account} el ${day}.`,
  },
  REFUSED: {
    en: (amount: string, account: string, day: string) => `${amount} to account ${account} was refused on ${day}.`,
    es: (amount: string, account: string, day: string) => `${amount} a la cuenta ${account} se rechazaron el ${day}.`,
  },
  payee: { en: "Name of the account", es: "Titular de la cuenta" },
  routing: { en: "Routing number", es: "Número de ruta" },
  account: { en: "Account number", es: "Número de cuenta" },
  creditorReference: { en: "Reference for the creditor", es: "Referencia para el acreedor" },
  correctedBy: {
    en: (by: string) => `${by} wrote down another account.`,
    es: (by: string) => `${by} anotó otra cuenta.`,
  },
  writtenDown: { en: "The account that was written down", es: "La cuenta anotada" },
  toPay: { en: "To be paid", es: "Por pagar" },
  insteadOf: { en: (former: string) => `instead of ${former}`, es: (former: string) => `en lugar de ${former}` },
  takeBack: { en: "Take it back …", es: "Retirarlo …" },
  waitsForColleague: { en: "A colleague must agree to it.", es: "Un colega debe aprobarla." },
  risen: {
    en: (signed: string, asked: string) => `Signed for ${signed}; asks ${asked} now. The borrower has been told.`,
    es: (signed: string, asked: string) => `Firmado por ${signed}; ahora pide ${asked}. El solicitante está avisado.`,
  },
  asksNow: { en: (asked: string) => `Asks ${asked}.`, es: (asked: string) => `Pide ${asked}.` },
  asideForCheque: {
    en: (aside: string) => `Is paid by check; ${aside} is laid aside for it.`,
    es: (aside: string) => `Se paga con cheque; hay ${aside} apartados para eso.`,
  },
  shortBy: {
    en: (missing: string) =>
      `The line is ${missing} too small for its creditors and costs. No money leaves before this is settled.`,
    es: (missing: string) =>
      `A la línea le faltan ${missing} para sus acreedores y costos. No sale dinero hasta resolverlo.`,
  },
  bearAskedBy: {
    en: (by: string, reason: string) => `${by} asks that the lender pays it: ${reason}`,
    es: (by: string, reason: string) => `${by} pide que lo pague la entidad: ${reason}`,
  },
  actAskedBy: {
    en: (by: string, what: string) => `${by}: ${what}.`,
    es: (by: string, what: string) => `${by}: ${what}.`,
  },
  actRefusedBy: {
    en: (by: string, what: string, reason: string) => `${by} did not agree to “${what}”: ${reason}`,
    es: (by: string, what: string, reason: string) => `${by} no aprobó «${what}»: ${reason}`,
  },
  bearRefusedBy: {
    en: (by: string, reason: string) => `${by} did not agree that the lender pays it: ${reason}`,
    es: (by: string, reason: string) => `${by} no aprobó que lo pague la entidad: ${reason}`,
  },
  bearWaitsForColleague: { en: "A colleague must agree.", es: "Un colega debe aprobarlo." },
  reasonFile: { en: "Reason, for the file", es: "Razón, para el expediente" },
  chequeAmount: { en: "Amount of the check", es: "Monto del cheque" },
  chequesOut: { en: "Checks that went out", es: "Cheques enviados" },
  chequeOut: {
    en: (amount: string, cheque: string, day: string) => `${amount}, check ${cheque}, ${day}`,
    es: (amount: string, cheque: string, day: string) => `${amount}, cheque ${cheque}, ${day}`,
  },
  chequeBack: {
    en: (reason: string) => `The check before came back: ${reason}`,
    es: (reason: string) => `El cheque anterior volvió: ${reason}`,
  },
  chequeNumber: { en: "Number of the check", es: "Número del cheque" },
});

export const payoffActWords = {
  "agree-to-payoff-act": {
    name: { en: "Agree to what a colleague did …", es: "Aprobar lo que hizo un colega …" },
    means: {
      en: "You compared it with the file and with what the creditor or the borrower said. From now on it counts.",
      es: "Lo comparó con el expediente y con lo que dijo el acreedor o el solicitante. Desde ahora vale.",
    },
  },
  "refuse-payoff-act": {
    name: { en: "Do not agree …", es: "No aprobar …" },
    means: {
      en: "Nothing of it is done, and your colleagues read why. No money moves; it can be asked for again. The borrower reads what they read before.",
      es: "No se hace nada de ello y sus colegas leen la razón. No se mueve dinero; puede pedirse de nuevo. El solicitante lee lo mismo que antes.",
    },
  },
  "refuse-to-bear-shortfall": {
    name: { en: "The lender does not pay it …", es: "La entidad no lo paga …" },
    means: {
      en: "Your colleagues read why. The money stays back until the figures fit in another way, or it is asked for again. Meanwhile the borrower reads that it is our move, without a day.",
      es: "Sus colegas leen la razón. El dinero no sale hasta que las cifras cuadren de otra forma o se pida de nuevo. Mientras tanto el solicitante lee que nos toca a nosotros, sin fecha.",
    },
  },
  "bear-shortfall": {
    name: { en: "The lender pays what is missing …", es: "La entidad paga lo que falta …" },
    means: {
      en: "The creditors are paid in full, the borrower gets nothing in cash, and the lender pays the rest. It is not added to the line. A colleague must agree before money leaves.",
      es: "Los acreedores reciben todo, el solicitante no recibe efectivo y la entidad paga el resto. No se suma a la línea. Un colega debe aprobarlo antes de que salga dinero.",
    },
  },
  "agree-to-bear-shortfall": {
    name: { en: "Agree that the lender pays …", es: "Aprobar que pague la entidad …" },
    means: {
      en: "You looked at the figures yourself: the lender’s own money pays what is missing, and all of it leaves on the next day.",
      es: "Revisó usted las cifras: el dinero de la entidad paga lo que falta, y todo sale al día siguiente.",
    },
  },
} as const;
