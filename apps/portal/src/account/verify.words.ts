import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const verifyWords = catalogue({
  title: { en: "Check a document", es: "Comprobar un documento" },
  lead: {
    en: (company: string) =>
      `See whether a document is from ${company}, and whether anybody changed it. The file stays on your device: only its fingerprint is compared.`,
    es: (company: string) =>
      `Vea si un documento es de ${company} y si alguien lo cambió. El archivo queda en su dispositivo: solo se compara su huella.`,
  },
  file: { en: "The document, as a PDF file", es: "El documento, en un archivo PDF" },
  fingerprint: { en: "Its fingerprint (SHA-256)", es: "Su huella (SHA-256)" },
  again: { en: "Try again", es: "Intentar de nuevo" },
  checking: { en: "Comparing", es: "Comparando" },
  failed: { en: "We could not compare it just now.", es: "No pudimos compararlo ahora." },
  unreadable: {
    en: "This file could not be read. Choose it again.",
    es: "No se pudo leer este archivo. Elíjalo otra vez.",
  },
  known: {
    en: (company: string) => `This is a document of ${company}, and no byte of it was changed`,
    es: (company: string) => `Es un documento de ${company} y no se cambió ningún byte`,
  },
  unknown: { en: "We know no such document", es: "No conocemos este documento" },
  unknownBody: {
    en: (phone: string) =>
      `Either it is not ours, or something in it was changed after we sealed it. Printing to a new PDF changes it too. If you were given it as ours, do not rely on it; call us at ${phone}.`,
    es: (phone: string) =>
      `O no es nuestro, o se cambió algo después de que lo sellamos. Imprimirlo en un PDF nuevo también lo cambia. Si se lo dieron como nuestro, no confíe en él; llámenos al ${phone}.`,
  },
  kind: { en: "Document", es: "Documento" },
  pages: { en: "Pages", es: "Páginas" },
  written: { en: "Written", es: "Escrito" },
  state: { en: "These bytes", es: "Estos bytes" },
  drawn: { en: "As written, not yet signed", es: "Como se escribió, aún sin firma" },
  signed: { en: "Signed, before the seal", es: "Firmado, antes del sello" },
  sealed: { en: "Signed and sealed", es: "Firmado y sellado" },
  notarised: { en: "Signed before a notary", es: "Firmado ante notario" },
  seal: { en: "Seal", es: "Sello" },
  none: { en: "None", es: "Ninguno" },
  newer: {
    en: "A later version of this document exists.",
    es: "Existe una versión posterior de este documento.",
  },
  privacy: {
    en: "Nothing about any person, loan or home is shown here to anybody.",
    es: "Aquí no se muestra a nadie nada de ninguna persona, préstamo o casa.",
  },
});
