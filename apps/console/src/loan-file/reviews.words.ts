import type { PublicRecord, TradelineKind } from "@gable/domain/credit/credit-file.ts";
import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const reviewWords = catalogue({
  late: { en: "Debts to look at", es: "Deudas por revisar" },
  creditor: { en: "Creditor", es: "Acreedor" },
  lateOn: { en: "Late", es: "Atrasos" },
  days: {
    en: (days: number, day: string) => `${days} days, ${day}`,
    es: (days: number, day: string) => `${days} días, ${day}`,
  },
  more: {
    en: (count: number) => `and ${count} before`,
    es: (count: number) => `y ${count} antes`,
  },
  owed: { en: "Owed", es: "Debe" },
  ofLimit: { en: (limit: string) => `of ${limit}`, es: (limit: string) => `de ${limit}` },
  payment: { en: "A month", es: "Al mes" },
  opened: { en: "Opened", es: "Abierta" },
  closed: { en: "closed", es: "cerrada" },
  authorisedUser: { en: "authorized user", es: "usuario autorizado" },
  inDispute: { en: "disputed", es: "en disputa" },
  pastDue: { en: (amount: string) => `${amount} past due`, es: (amount: string) => `${amount} vencidos` },
  inForbearance: { en: "in forbearance", es: "en indulgencia de pago" },
  answered: {
    en: (day: string) => `The borrower wrote on ${day}:`,
    es: (day: string) => `El solicitante escribió el ${day}:`,
  },
  PAID: { en: "It is paid now.", es: "Ya está pagado." },
  DISPUTED: { en: "The report is wrong.", es: "El informe está equivocado." },
  EXPLAINED: { en: "There was a reason.", es: "Hubo una razón." },
  notAnswered: {
    en: "The borrower has not answered yet. They were asked what happened; the answer and any proof come here.",
    es: "El solicitante aún no respondió. Se le preguntó qué pasó; la respuesta y cualquier comprobante llegan aquí.",
  },
  listed: { en: "What the lists say", es: "Lo que dicen las listas" },
  listedOn: { en: (day: string) => `Lists as of ${day}`, es: (day: string) => `Listas al ${day}` },
  listName: { en: "Name on the list", es: "Nombre en la lista" },
  list: { en: "List", es: "Lista" },
  programme: { en: "Program", es: "Programa" },
  likeness: { en: "Likeness", es: "Parecido" },
  notKept: {
    en: "What the lists say was not kept when this was screened. Look the name up on the list itself.",
    es: "Al consultar no se guardó lo que dicen las listas. Busque el nombre en la lista misma.",
  },
  exceptions: { en: "Why it is not clear to close", es: "Por qué no está libre para cerrar" },
  onTitle: { en: "On the title", es: "En el título" },
  judgments: {
    en: (count: number) => (count === 1 ? "One judgment" : `${count} judgments`),
    es: (count: number) => (count === 1 ? "Una sentencia" : `${count} sentencias`),
  },
  taxesPaid: {
    en: (day: string) => `Property taxes paid through ${day}`,
    es: (day: string) => `Impuestos de la propiedad pagados hasta el ${day}`,
  },
  undisclosed: {
    en: (holder: string, amount: string, day: string) => `${holder}, ${amount}, recorded ${day}; nobody had named it`,
    es: (holder: string, amount: string, day: string) => `${holder}, ${amount}, inscrito el ${day}; nadie lo mencionó`,
  },
  workMail: {
    en: (address: string, day: string) =>
      `On ${day} the borrower showed to read mail at ${address}. The records do not know this domain as the employer's. Find out whether it is, as by the employer's own site, and confirm the job if so.`,
    es: (address: string, day: string) =>
      `El ${day} el prestatario mostró que lee el correo de ${address}. Los registros no conocen este dominio como del empleador. Averigüe si lo es, por ejemplo en su propio sitio, y confirme el empleo si es así.`,
  },
  workMailDenied: {
    en: (address: string, day: string) =>
      `On ${day} the borrower showed to read mail at ${address}, an address of the employer, who said otherwise. A mailbox may outlast a job: ask the employer once more before you confirm it.`,
    es: (address: string, day: string) =>
      `El ${day} el prestatario mostró que lee el correo de ${address}, una dirección del empleador, que dijo lo contrario. Un buzón puede durar más que un empleo: pregunte al empleador otra vez antes de confirmarlo.`,
  },
  notConfirmed: {
    en: (day: string, reason: string) => `The employer did not confirm the job on ${day}: ${reason}.`,
    es: (day: string, reason: string) => `El empleador no confirmó el empleo el ${day}: ${reason}.`,
  },
  pictures: {
    en: (kind: string, reason: string) => `${kind}: ${reason}. The pictures are among the documents below.`,
    es: (kind: string, reason: string) => `${kind}: ${reason}. Las imágenes están entre los documentos de abajo.`,
  },
  tries: {
    en: (count: number) => `This is try ${count}.`,
    es: (count: number) => `Es el intento ${count}.`,
  },
  failedLook: {
    en: (day: string, reason: string) => `No value came of the look at the home on ${day}: ${reason}.`,
    es: (day: string, reason: string) => `La visita a la vivienda no dio un valor el ${day}: ${reason}.`,
  },
  values: { en: "Values found", es: "Valores hallados" },
  fsd: { en: (fsd: string) => `spread ${fsd}`, es: (fsd: string) => `dispersión ${fsd}` },
  report: { en: "Credit report", es: "Informe de crédito" },
  noDebts: { en: "The report names no such debt.", es: "El informe no nombra ninguna deuda así." },
  allDebts: {
    en: (count: number) =>
      count === 0
        ? "No debt on the report"
        : count === 1
          ? "The debt on the report"
          : `All ${count} debts on the report`,
    es: (count: number) =>
      count === 0
        ? "Ninguna deuda en el informe"
        : count === 1
          ? "La deuda del informe"
          : `Las ${count} deudas del informe`,
  },
  inquiries: { en: "Inquiries", es: "Consultas" },
  records: { en: "Public records", es: "Registros públicos" },
  inquiriesSaid: {
    en: "What came of each inquiry, as the borrower says",
    es: "Qué resultó de cada consulta, según el solicitante",
  },
  inquirer: { en: "Who asked", es: "Quién consultó" },
  inquiredOn: { en: "When", es: "Cuándo" },
  cameOfIt: { en: "What came of it", es: "Qué resultó" },
  NOTHING: { en: "No new debt", es: "Ninguna deuda nueva" },
  NEW_DEBT: { en: "A new debt", es: "Una deuda nueva" },
  REPORTED_DEBT: { en: "A debt told of before", es: "Una deuda ya declarada" },
  UNKNOWN: { en: "They do not know this inquiry", es: "No conoce esta consulta" },
  owes: { en: (amount: string) => `owes ${amount}`, es: (amount: string) => `debe ${amount}` },
  newDebts: { en: "New debts, as the borrower says", es: "Deudas nuevas, según el solicitante" },
  noNewDebts: { en: "none came of the inquiries", es: "ninguna resultó de las consultas" },
  aMonth: { en: (amount: string) => `${amount} a month`, es: (amount: string) => `${amount} al mes` },
  settled: { en: "settled", es: "resuelto" },
  open: { en: "open", es: "abierto" },
});

export const debtKinds: Readonly<Record<TradelineKind, Words>> = {
  MORTGAGE: { en: "Mortgage", es: "Hipoteca" },
  HOME_EQUITY: { en: "Home equity", es: "Sobre el valor de la vivienda" },
  REVOLVING: { en: "Card or other revolving", es: "Tarjeta u otro rotativo" },
  AUTO: { en: "Car loan", es: "Préstamo de auto" },
  STUDENT: { en: "Student loan", es: "Préstamo de estudios" },
  INSTALLMENT: { en: "Installment loan", es: "Préstamo a plazos" },
  LEASE: { en: "Lease", es: "Arrendamiento" },
  OTHER: { en: "Other", es: "Otra" },
};

export const recordKinds: Readonly<Record<PublicRecord["kind"], Words>> = {
  BANKRUPTCY: { en: "Bankruptcy", es: "Bancarrota" },
  FORECLOSURE: { en: "Foreclosure", es: "Ejecución hipotecaria" },
  SHORT_SALE: { en: "Short sale", es: "Venta al descubierto" },
  JUDGMENT: { en: "Judgment", es: "Sentencia" },
  TAX_LIEN: { en: "Tax lien", es: "Gravamen fiscal" },
};

export const courtRecordKinds = {
  CIVIL_JUDGMENT: { en: "Judgment", es: "Sentencia" },
  TAX_LIEN: { en: "Tax lien", es: "Gravamen fiscal" },
  CHILD_SUPPORT: { en: "Child support", es: "Manutención de hijos" },
  BANKRUPTCY: { en: "Bankruptcy", es: "Quiebra" },
  LIS_PENDENS: { en: "Suit about the home (lis pendens)", es: "Demanda sobre la casa (lis pendens)" },
} as const satisfies Readonly<Record<string, Words>>;
