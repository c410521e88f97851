import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const hmdaWords = catalogue({
  title: { en: "HMDA register", es: "Registro HMDA" },
  lead: {
    en: "Every application on which final action was taken in a year, as it is filed. Ethnicity, race and sex are in the file: it is for the filing alone.",
    es: "Cada solicitud con decisión final en un año, como se presenta. El archivo contiene etnia, raza y sexo: es solo para la presentación.",
  },
  year: { en: "Year", es: "Año" },
  institution: { en: "Filed by", es: "Presenta" },
  entries: { en: "Entries", es: "Registros" },
  ORIGINATED: { en: "Originated", es: "Originadas" },
  APPROVED_NOT_ACCEPTED: { en: "Approved, not accepted", es: "Aprobadas, no aceptadas" },
  DENIED: { en: "Denied", es: "Denegadas" },
  WITHDRAWN: { en: "Withdrawn", es: "Retiradas" },
  INCOMPLETE: { en: "Closed as incomplete", es: "Cerradas por incompletas" },
  fileable: { en: "Can be filed", es: "Se puede presentar" },
  notFileable: { en: "Cannot be filed yet", es: "Aún no se puede presentar" },
  findings: { en: "What the checks found", es: "Lo que hallaron los controles" },
  noEntries: {
    en: "No application has come to its final action in this year yet. There is nothing to check, and nothing to file.",
    es: "Ninguna solicitud tuvo aún una decisión final en este año. No hay nada que controlar ni que presentar.",
  },
  noFindings: { en: "The checks of that year found nothing.", es: "Los controles de ese año no hallaron nada." },
  rulesInEnglish: {
    en: "The agency publishes its rules in English.",
    es: "Las reglas de la agencia están en inglés, como en la página en la que se confirman.",
  },
  SYNTACTICAL: { en: "Form", es: "Forma" },
  VALIDITY: { en: "Must be mended", es: "Debe corregirse" },
  QUALITY: { en: "To be confirmed", es: "Por confirmar" },
  edit: { en: "Check", es: "Control" },
  entry: { en: "Entry", es: "Registro" },
  says: { en: "It says", es: "Dice" },
  why: { en: "What is wrong", es: "Qué está mal" },
  wholeFile: { en: "the whole file", es: "todo el archivo" },
  download: { en: "Download the file", es: "Descargar el archivo" },
  failed: { en: "The register could not be made", es: "No se pudo crear el registro" },
  noCensus: {
    en: "There is no list of census tracts of this year to check with.",
    es: "No hay lista de tramos censales de este año para controlar.",
  },
  noEdits: {
    en: "The filing checks of this year are not part of this release yet. The register is not made, because another year’s checks say nothing about it.",
    es: "Los controles de presentación de este año aún no forman parte de esta versión. El registro no se hace, porque los controles de otro año no dicen nada de él.",
  },
  without: { en: "You have no register of your own", es: "No tiene un registro propio" },
  notFiler: {
    en: "Another company of your group files for you, and has the register of all.",
    es: "Otra compañía de su grupo presenta por usted y tiene el registro de todos.",
  },
  noFiler: {
    en: "Nobody is named yet who files for you. If you file yourself, have whoever runs this console for you name you with your LEI; applications are kept for the register meanwhile.",
    es: "Aún no se nombró a quien presenta por usted. Si presenta usted, pida a quien opera esta consola que le nombre con su LEI; las solicitudes se guardan para el registro entretanto.",
  },
});
