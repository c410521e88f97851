import type { Instant } from "../calendar/zoned-time.ts";
import type { Words } from "../language.ts";

/** What waits for a person at the lender, in the order of the plan. */
export const queues = {
  "fraud-alert": { en: "Fraud alert", es: "Alerta de fraude" },
  credit: { en: "Credit file", es: "Expediente de crédito" },
  ownership: { en: "Ownership", es: "Titularidad" },
  underwriting: { en: "Underwriting", es: "Análisis de crédito" },
  "same-home": { en: "Another application on the home", es: "Otra solicitud sobre la casa" },
  watchlist: { en: "Watch list", es: "Lista de control" },
  "sanctions-report": { en: "Report to OFAC", es: "Informe a la OFAC" },
  delinquency: { en: "Delinquency", es: "Morosidad" },
  income: { en: "Income", es: "Ingresos" },
  "bank-account": { en: "Bank account", es: "Cuenta bancaria" },
  "autopay-account": { en: "Account for payments", es: "Cuenta para los pagos" },
  employment: { en: "Employment", es: "Empleo" },
  identity: { en: "Identity", es: "Identidad" },
  valuation: { en: "Valuation", es: "Tasación" },
  title: { en: "Title", es: "Título" },
  trust: { en: "Trust", es: "Fideicomiso" },
  signers: { en: "Other owners", es: "Otros dueños" },
  "closing-office": { en: "Closed office", es: "Oficina cerrada" },
  insurance: { en: "Insurance", es: "Seguro" },
  attorney: { en: "Attorney", es: "Abogado" },
  notary: { en: "Notary", es: "Notario" },
  "late-papers": { en: "Signed papers late", es: "Documentos firmados atrasados" },
  conditions: { en: "Conditions", es: "Condiciones" },
  recording: { en: "Recording", es: "Inscripción" },
  "payoff-figures": { en: "Payoff figures", es: "Cifras de liquidación" },
  release: { en: "Release of money", es: "Liberación del dinero" },
  payoff: { en: "Payoffs to send", es: "Liquidaciones por enviar" },
  paper: { en: "Goes by mail", es: "Por correo postal" },
  unwinding: { en: "Cancelled: unwind", es: "Cancelado: deshacer" },
  "vendor-orders": { en: "Refused by a service", es: "Rechazado por un servicio" },
  notices: { en: "Notice due", es: "Aviso por entregar" },
  deadline: { en: "Decision due", es: "Plazo de decisión" },
} as const satisfies Readonly<Record<string, Words>>;

export type Queue = keyof typeof queues;
export const queueNames = Object.keys(queues) as Queue[];

export type QueueMove = "staff" | "borrower";

/** That an application waits in a queue, and since when. */
export interface QueueEntry {
  readonly queue: Queue;
  readonly since: Instant;
  /** Whose move it is: nobody at the lender need look while papers are still to come. */
  readonly move: QueueMove;
  /** Where an hour was agreed: when it is over, and what waits is late whatever the service level. */
  readonly dueAt?: Instant;
}
