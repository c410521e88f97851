import { countyInFull } from "@gable/domain/property/county-name.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const ownershipWords = catalogue({
  title: { en: "County records have another owner", es: "El condado tiene otro dueño" },
  lead: {
    en: (address: string) =>
      `For ${address} the county has another name than yours. That happens often, and papers settle it.`,
    es: (address: string) =>
      `Para ${address} el condado tiene otro nombre que el suyo. Pasa a menudo, y se resuelve con documentos.`,
  },
  settledTitle: { en: "Who owns the home", es: "De quién es la casa" },
  settled: {
    en: "Nothing is asked of you here any more. Go on with your application.",
    es: "Ya no se le pide nada aquí. Siga con su solicitud.",
  },
  back: { en: "Back to my application", es: "Volver a mi solicitud" },
  county: {
    en: (county: string) => `${countyInFull(county, "en")} has`,
    es: (county: string) => `El registro del ${countyInFull(county, "es")} tiene`,
  },
  records: { en: "County records have", es: "Los registros tienen" },
  you: { en: "You told us", es: "Usted nos dijo" },
  nobody: { en: "no name", es: "ningún nombre" },
  helps: { en: "What helps", es: "Qué ayuda" },
  inherited: {
    en: "You inherited the home: the court's letters or the deed of the estate.",
    es: "Heredó la casa: los documentos del juzgado o la escritura de la sucesión.",
  },
  married: {
    en: "Your name changed: the marriage certificate or court order.",
    es: "Cambió su nombre: el acta de matrimonio o la orden judicial.",
  },
  bought: {
    en: "You bought it lately: the recorded deed or the settlement statement.",
    es: "La compró hace poco: la escritura inscrita o la liquidación del cierre.",
  },
  trust: {
    en: "A trust or company of yours owns it: the certificate of trust or the articles.",
    es: "Es de un fideicomiso o empresa suya: el certificado o los estatutos.",
  },
});
