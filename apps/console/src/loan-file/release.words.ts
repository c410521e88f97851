import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const releaseActWords = {
  "prepare-release": {
    name: { en: "Prepare the release …", es: "Preparar la liberación …" },
    means: {
      en: "You compared these figures and accounts with the file. No money leaves before a colleague has done the same.",
      es: "Comparó estas cifras y cuentas con el expediente. No sale dinero hasta que un colega haya hecho lo mismo.",
    },
  },
  "approve-release": {
    name: { en: "Release the money …", es: "Liberar el dinero …" },
    means: {
      en: "You compared these figures and accounts with the file yourself. The money leaves today, or on the next day on which banks settle. If anything in it changes before, the release is void and asked for again.",
      es: "Comparó usted estas cifras y cuentas con el expediente. El dinero sale hoy o el próximo día en que los bancos liquidan. Si algo cambia antes, la liberación queda sin efecto y se pide de nuevo.",
    },
  },
  "send-release-back": {
    name: { en: "Send back …", es: "Devolver …" },
    means: {
      en: "No money leaves. The release must be prepared and agreed to again.",
      es: "No sale dinero. La liberación debe prepararse y aprobarse de nuevo.",
    },
  },
} as const;

/** The release of money by two people, as staff read it. */
export const releaseWords = catalogue({
  title: { en: "Release of money", es: "Liberación del dinero" },
  leaves: { en: "What leaves", es: "Lo que sale" },
  toBorrower: { en: "To the borrower", es: "Al solicitante" },
  toCreditor: {
    en: (creditor: string, lastFour: string | null) => (lastFour === null ? creditor : `${creditor} ••${lastFour}`),
    es: (creditor: string, lastFour: string | null) => (lastFour === null ? creditor : `${creditor} ••${lastFour}`),
  },
  cheque: {
    en: (mailTo: string) => `By check to ${mailTo}`,
    es: (mailTo: string) => `Por cheque a ${mailTo}`,
  },
  total: { en: "Leaves in all", es: "Sale en total" },
  originationFee: { en: "Origination fee, on the line", es: "Cargo de originación, en la línea" },
  costs: { en: "Charges of others, kept back", es: "Cargos de terceros, retenidos" },
  toPrepare: {
    en: "Nothing else keeps the money back. One person prepares the release, another agrees to it.",
    es: "Nada más retiene el dinero. Una persona prepara la liberación y otra la aprueba.",
  },
  restElsewhere: {
    en: "This is what creditors left over. It would go to another account than two people let the line’s money go to, so two compare this one with the file as well: one prepares it, another agrees.",
    es: "Es lo que dejaron los acreedores. Iría a otra cuenta que aquella para la que dos personas liberaron el dinero de la línea, así que dos comparan también esta con el expediente: una lo prepara y otra lo aprueba.",
  },
  preparedBy: {
    en: (by: string, when: string) => `${by} prepared this on ${when}.`,
    es: (by: string, when: string) => `${by} lo preparó el ${when}.`,
  },
  waitsForColleague: { en: "A colleague must release it.", es: "Un colega debe liberarlo." },
  approvedBy: {
    en: (by: string, when: string) => `${by} released it on ${when}.`,
    es: (by: string, when: string) => `${by} lo liberó el ${when}.`,
  },
  sentBackBy: {
    en: (by: string, when: string, reason: string) => `${by} sent it back on ${when}: ${reason}`,
    es: (by: string, when: string, reason: string) => `${by} lo devolvió el ${when}: ${reason}`,
  },
});
