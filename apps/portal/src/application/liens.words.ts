import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../shell/use-explain.ts";

const englishPlaces = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];
const spanishPlaces = ["Primer", "Segundo", "Tercer", "Cuarto", "Quinto", "Sexto"];

export const liensWords = catalogue({
  title: { en: "Is this what you owe on your home?", es: "¿Es esto lo que debe por su casa?" },
  lead: {
    en: "This is what your credit report and county records show. Correct anything that is off: it changes how much you can borrow.",
    es: "Esto muestran su informe de crédito y los registros del condado. Corrija lo que no sea exacto: cambia cuánto puede pedir prestado.",
  },
  titleNone: { en: "We found no debt on your home", es: "No encontramos deudas sobre su casa" },
  leadNone: {
    en: "Neither your credit report nor county records show a loan secured by it. Is that right?",
    es: "Ni su informe de crédito ni los registros del condado muestran un préstamo garantizado por ella. ¿Es correcto?",
  },
  loading: { en: "Looking up the debts on your home", es: "Consultando las deudas sobre su casa" },
  why: {
    en: "A line of credit stands behind the debts that are on your home already. What they add up to, beside what the home is worth, decides how much we can lend and at what rate. Before closing we search the county’s records again.",
    es: "Una línea de crédito queda detrás de las deudas que ya pesan sobre su casa. Su suma, comparada con el valor de la casa, decide cuánto podemos prestar y a qué tasa. Antes del cierre volvemos a consultar los registros del condado.",
  },
  submit: { en: "Confirm and see my offers", es: "Confirmar y ver mis ofertas" },
  submitChange: { en: "Save these debts", es: "Guardar estas deudas" },

  againReport: {
    en: "Your final credit report shows something new",
    es: "Su informe de crédito final muestra algo nuevo",
  },
  againTitle: {
    en: "The title search found another debt on your home",
    es: "La búsqueda de título halló otra deuda sobre su casa",
  },
  againOurs: {
    en: "You signed another line with us on this home",
    es: "Firmó otra línea con nosotros sobre esta casa",
  },
  againBody: {
    en: "Look at what is marked below and confirm your debts once more. Your offer is then worked out again with it; what you gave us before is kept.",
    es: "Revise lo que está marcado abajo y confirme sus deudas otra vez. Luego su oferta se calcula de nuevo; lo que ya nos dio se conserva.",
  },
  againTag: { en: "New since you confirmed", es: "Nuevo desde que confirmó" },

  equity: {
    en: (value: string) => `Your home, worth about ${value}`,
    es: (value: string) => `Su casa, que vale unos ${value}`,
  },
  owed: { en: "owed on it", es: "se deben por ella" },
  yours: { en: "yours", es: "son suyos" },
  equityNote: {
    en: "A line can use part of what is yours. The bar follows your answers.",
    es: "Una línea puede usar parte de lo que es suyo. La barra sigue sus respuestas.",
  },
  underWater: {
    en: "These debts are more than the home’s estimated value. You can question the value after this step.",
    es: "Estas deudas superan el valor estimado de la casa. Puede cuestionar el valor después de este paso.",
  },

  position: {
    en: (place: number) => `${englishPlaces[place - 1] ?? `${place}th`} in line on the home`,
    es: (place: number) => `${spanishPlaces[place - 1] ?? `${place}.º`} gravamen sobre la casa`,
  },
  onlyOnCredit: {
    en: "Appears on your credit report, not in county records",
    es: "Aparece en su informe de crédito, no en los registros del condado",
  },
  onlyInCounty: {
    en: "Appears in county records, not on your credit report",
    es: "Aparece en los registros del condado, no en su informe de crédito",
  },
  opened: { en: "Opened", es: "Desde" },
  openedIn: { en: "When it began", es: "Cuándo empezó" },
  openedInHint: {
    en: "Month and year. They stand on the note, or on the first statement.",
    es: "Mes y año. Están en el pagaré o en el primer estado de cuenta.",
  },
  original: { en: "First borrowed", es: "Monto original" },
  limit: { en: "Credit limit", es: "Límite de crédito" },
  limitHint: {
    en: "The whole limit counts, because it can be drawn again.",
    es: "Cuenta el límite completo, porque puede volver a usarse.",
  },
  stillOwed: { en: "Still owed", es: "Saldo pendiente" },
  atMost: { en: "Owed at most", es: "Se debe a lo sumo" },
  payment: { en: "Monthly payment", es: "Pago mensual" },
  unknown: { en: "Not known", es: "No se sabe" },

  yourPayment: { en: "What you pay on it each month", es: "Lo que paga por ella al mes" },
  yourPaymentHint: {
    en: "County records do not say. Write 0 if nothing is due now.",
    es: "El condado no lo dice. Escriba 0 si ahora no se debe nada.",
  },
  ownHome: { en: "The home you live in", es: "La casa donde vive" },
  ownHomePayment: { en: "What it costs you each month", es: "Lo que le cuesta al mes" },
  ownHomeHint: {
    en: "Your rent; or, if you own it, taxes, insurance and dues. A mortgage on your credit report is counted already. Write 0 if it costs you nothing.",
    es: "Su alquiler; o, si es suya, impuestos, seguro y cuotas. Una hipoteca en su informe de crédito ya está contada. Escriba 0 si no le cuesta nada.",
  },

  sayWhether: {
    en: (lender: string) => `Say whether the debt to ${lender} is right.`,
    es: (lender: string) => `Diga si la deuda con ${lender} es correcta.`,
  },
  isRight: { en: "Is this right?", es: "¿Es correcto?" },
  right: { en: "Yes, it is right", es: "Sí, es correcto" },
  otherBalance: { en: "I owe a different amount", es: "Debo otro monto" },
  paidOff: { en: "It is paid off", es: "Ya está pagada" },
  notMine: { en: "It is not mine", es: "No es mía" },
  balanceToday: { en: "What you owe today", es: "Lo que debe hoy" },
  balanceReason: { en: "Why it differs", es: "Por qué es distinto" },
  paidWhen: { en: "When, and with what", es: "Cuándo y con qué" },
  lowerNote: {
    en: "Until you show it we count what is on record. We ask you for the latest statement, and then count what it says.",
    es: "Hasta que lo muestre contamos lo que figura. Le pedimos el último estado de cuenta y entonces contamos lo que dice.",
  },
  paidNote: {
    en: "Until you show it we count this debt as on record. We ask you for the payoff letter or the release; once a person has read it, your offer is worked out again.",
    es: "Hasta que lo muestre contamos esta deuda como figura. Le pedimos la carta de cancelación o la liberación; cuando una persona la haya leído, su oferta se calcula de nuevo.",
  },
  notMineReason: { en: "What you know about it", es: "Lo que sepa de ella" },
  notMineNote: {
    en: "County records show it on your home, so we count it until you show otherwise. We ask you for a paper that says so, such as a release or a letter of the lender.",
    es: "El condado la muestra sobre su casa, así que la contamos hasta que muestre lo contrario. Le pedimos un documento que lo diga, como una liberación o una carta del prestamista.",
  },
  notMineNoteCredit: {
    en: "County records do not show it on your home. We count it among your other debts, and the title search looks for it again.",
    es: "El condado no la muestra sobre su casa. La contamos entre sus otras deudas, y la búsqueda de título la busca de nuevo.",
  },

  missing: { en: "Is a debt on your home missing?", es: "¿Falta una deuda sobre su casa?" },
  anyDebts: { en: "Is there a debt on your home after all?", es: "¿Hay alguna deuda sobre su casa?" },
  add: { en: "Add a debt", es: "Agregar una deuda" },
  addedDebt: { en: (n: number) => `Debt that you add (${n})`, es: (n: number) => `Deuda que agrega (${n})` },
  remove: { en: (n: number) => `Remove debt ${n}`, es: (n: number) => `Quitar la deuda ${n}` },
  lender: { en: "Lender", es: "Prestamista" },
  lenderHint: { en: "As it stands on your statement.", es: "Como aparece en su estado de cuenta." },
  kind: { en: "What kind of debt is it?", es: "¿Qué tipo de deuda es?" },
  loan: { en: "A loan", es: "Un préstamo" },
  line: { en: "A line of credit", es: "Una línea de crédito" },

  inquiries: { en: "Did these lead to a new debt?", es: "¿Resultó una deuda nueva de esto?" },
  inquiriesLead: {
    en: (n: number) => `${n} lenders have looked at your credit report in the last months.`,
    es: (n: number) => `${n} prestamistas consultaron su informe de crédito en los últimos meses.`,
  },
  inquiriesCaption: {
    en: "Recent inquiries on your credit report",
    es: "Consultas recientes en su informe de crédito",
  },
  inquirer: { en: "Lender", es: "Prestamista" },
  inquiredOn: { en: "Looked on", es: "Fecha" },
  owesMore: {
    en: "Do you owe anybody money since then that is not listed above?",
    es: "¿Debe desde entonces dinero a alguien que no figure arriba?",
  },
  owesNoMore: { en: "No, nothing new", es: "No, nada nuevo" },
  owesSome: { en: "Yes", es: "Sí" },
  creditor: { en: "Whom you owe", es: "A quién debe" },
  addNew: { en: "Add another", es: "Agregar otra" },
  whyInquiries: { en: "Why we ask", es: "Por qué lo preguntamos" },
  whyInquiriesBody: {
    en: "A new debt takes weeks to show on a report. When many lenders have looked lately, we ask instead of guessing. We check the report again when you submit.",
    es: "Una deuda nueva tarda semanas en aparecer. Cuando muchos prestamistas consultaron hace poco, preguntamos en vez de suponer. Volvemos a ver el informe cuando envíe la solicitud.",
  },

  sum: { en: "Your equity", es: "Su capital" },
  value: { en: "Estimated value", es: "Valor estimado" },
  valueNote: { en: "Automated; you can question it next", es: "Automático; podrá cuestionarlo después" },
  debts: { en: "Debts on the home", es: "Deudas sobre la casa" },
  left: { en: "Yours", es: "Suyo" },
  heard: {
    en: (owed: string, left: string) => `Debts ${owed}, equity ${left}.`,
    es: (owed: string, left: string) => `Deudas ${owed}, capital ${left}.`,
  },
});

export const liensCodes: CodeWords = {
  "balance-required": { en: "Enter what you still owe.", es: "Escriba lo que aún debe." },
  "monthlyPayment-required": { en: "Enter the monthly payment.", es: "Escriba el pago mensual." },
  "dwellingPayment-required": {
    en: "Enter what the home you live in costs you each month.",
    es: "Escriba lo que le cuesta al mes la casa donde vive.",
  },
  "openedIn-required": {
    en: "Enter the month and year in which it began.",
    es: "Escriba el mes y el año en que empezó.",
  },
  "month-to-come": { en: "Enter a month that has begun.", es: "Escriba un mes que ya empezó." },
  "originalAmount-required": { en: "Enter what was borrowed at first.", es: "Escriba el monto original." },
  "limit-required": { en: "Enter the credit limit.", es: "Escriba el límite de crédito." },
  "lender-required": { en: "Enter the lender’s name.", es: "Escriba el nombre del prestamista." },
  "creditor-required": { en: "Enter whom you owe.", es: "Escriba a quién debe." },
  "owesMore-required": { en: "Say whether there is a new debt.", es: "Diga si hay una deuda nueva." },
};
