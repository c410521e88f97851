import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const auditWords = catalogue({
  title: { en: "Audit trail", es: "Registro de auditoría" },
  lead: {
    en: "Who of your staff saw what and did what. Nobody can change it.",
    es: "Quién de su personal vio y qué hizo. Nadie puede modificarlo.",
  },
  lenderTitle: { en: "Changes of people and settings", es: "Cambios de personal y ajustes" },
  lenderLead: {
    en: "Each entry is bound to all before it: one that is changed or taken out is found by the check.",
    es: "Cada entrada está ligada a las anteriores: si una se modifica o se quita, la comprobación la encuentra.",
  },
  toLender: { en: "Changes of people and settings", es: "Cambios de personal y ajustes" },
  toTrail: { en: "Looks and acts", es: "Consultas y actos" },
  filters: { en: "Filters", es: "Filtros" },
  who: { en: "Who", es: "Quién" },
  what: { en: "What", es: "Qué" },
  when: { en: "When", es: "Cuándo" },
  number: { en: "No.", es: "N.º" },
  application: { en: "Application", es: "Solicitud" },
  applicationHint: { en: "Loan number", es: "Número de préstamo" },
  kind: { en: "Kind", es: "Tipo" },
  looks: { en: "Looks", es: "Consultas" },
  acts: { en: "Acts", es: "Actos" },
  outcome: { en: "Outcome", es: "Resultado" },
  allowed: { en: "Allowed", es: "Permitido" },
  refused: { en: "Refused", es: "Rechazado" },
  from: { en: "From", es: "Desde" },
  until: { en: "Until the end of", es: "Hasta el final de" },
  any: { en: "Any", es: "Cualquiera" },
  clear: { en: "Clear filters", es: "Quitar filtros" },
  address: { en: "Address", es: "Dirección IP" },
  askedFor: { en: "asked for", es: "pidió" },
  download: { en: "Download as CSV", es: "Descargar en CSV" },
  downloadFailed: {
    en: "The file could not be made. Try again.",
    es: "No se pudo crear el archivo. Inténtelo de nuevo.",
  },
  none: { en: "Nothing on record", es: "Nada registrado" },
  noneBody: {
    en: "Nobody did anything that fits these filters.",
    es: "Nadie hizo nada que coincida con estos filtros.",
  },
  more: { en: "Show more", es: "Mostrar más" },
  failed: { en: "The record could not be read", es: "No se pudo leer el registro" },
  again: { en: "Try again", es: "Intentar de nuevo" },
  check: { en: "Check the record", es: "Comprobar el registro" },
  checking: {
    en: (count: number) => `Checked the logs of ${count} applications`,
    es: (count: number) => `Comprobados los registros de ${count} solicitudes`,
  },
  whole: { en: "The record is whole", es: "El registro está íntegro" },
  broken: { en: "The record was changed", es: "El registro fue modificado" },
  checkFailed: { en: "The check did not finish", es: "La comprobación no terminó" },
  ofLog: {
    en: (count: number) => `${count} changes of people and settings, each bound to the one before`,
    es: (count: number) => `${count} cambios de personal y ajustes, cada uno ligado al anterior`,
  },
  ofActions: {
    en: (count: number, upTo: string) => `${count} looks and acts sealed, up to ${upTo}`,
    es: (count: number, upTo: string) => `${count} consultas y actos sellados, hasta ${upTo}`,
  },
  noActions: { en: "No looks and acts are sealed yet", es: "Aún no hay consultas ni actos sellados" },
  ofApplications: {
    en: (count: number, events: number) => `${count} applications with ${events} events`,
    es: (count: number, events: number) => `${count} solicitudes con ${events} eventos`,
  },
  logBroken: {
    en: (at: number) => `Changes of people and settings: entry ${at} is not as it was written.`,
    es: (at: number) => `Cambios de personal y ajustes: la entrada ${at} no es como se escribió.`,
  },
  actionsBroken: {
    en: (at: number) => `Looks and acts: those sealed by entry ${at} are not as they were.`,
    es: (at: number) => `Consultas y actos: los sellados por la entrada ${at} no son como eran.`,
  },
  applicationBroken: {
    en: (loan: string, at: number) => `Application ${loan}: event ${at} is not as it was written.`,
    es: (loan: string, at: number) => `Solicitud ${loan}: el evento ${at} no es como se escribió.`,
  },
  bySystem: { en: "The product", es: "El sistema" },
  byCommand: { en: "A command on the server", es: "Un comando en el servidor" },
});

/** What happened to people and settings. */
export const lenderEventWords: Readonly<Record<string, Words>> = {
  "staff-invited": { en: "Invited", es: "Invitó" },
  "staff-joined": { en: "Came in for the first time", es: "Entró por primera vez" },
  "staff-changed": { en: "Changed name or role", es: "Cambió nombre o función" },
  "staff-access-renewed": { en: "Sent a new link", es: "Envió un enlace nuevo" },
  "staff-deactivated": { en: "Closed the account", es: "Cerró la cuenta" },
  "staff-reactivated": { en: "Opened the account again", es: "Reabrió la cuenta" },
  "officer-saved": { en: "Saved card and licences", es: "Guardó tarjeta y licencias" },
  "setting-proposed": { en: "Proposed a change of settings", es: "Propuso un cambio de ajustes" },
  "setting-approved": { en: "Approved a change of settings", es: "Aprobó un cambio de ajustes" },
  "setting-refused": { en: "Refused a change of settings", es: "Rechazó un cambio de ajustes" },
  "setting-withdrawn": { en: "Took a proposed change back", es: "Retiró un cambio propuesto" },
  "setting-called-off": { en: "Called an approved change off", es: "Canceló un cambio aprobado" },
  "setting-changed": { en: "Changed a setting at once", es: "Cambió un ajuste de inmediato" },
  "staff-actions-sealed": { en: "Sealed looks and acts", es: "Selló consultas y actos" },
};
