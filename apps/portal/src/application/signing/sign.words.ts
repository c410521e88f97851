import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const signWords = catalogue({
  adopt: { en: "Adopt your signature", es: "Adopte su firma" },
  adoptLead: {
    en: "You make it once. It is placed on a document only when you press Sign there.",
    es: "La hace una sola vez. Se coloca en un documento solo cuando presiona Firmar allí.",
  },
  initials: { en: "Your initials", es: "Sus iniciales" },
  intent: {
    en: "I intend to sign electronically. This signature and these initials count as if I had written them by hand on each document where I press Sign.",
    es: "Tengo la intención de firmar electrónicamente. Esta firma y estas iniciales valen como si las hubiera escrito a mano en cada documento donde presione Firmar.",
  },
  adoptGo: { en: "Adopt and read the first document", es: "Adoptar y leer el primer documento" },
  of: {
    en: (number: number, count: number) => `Document ${number} of ${count}`,
    es: (number: number, count: number) => `Documento ${number} de ${count}`,
  },
  places: {
    en: (count: number, pages: string) => `You sign in ${count === 1 ? "one place" : `${count} places`}: ${pages}.`,
    es: (count: number, pages: string) => `Firma en ${count === 1 ? "un lugar" : `${count} lugares`}: ${pages}.`,
  },
  onlyRead: {
    en: "There is nothing to write on this one; by pressing you confirm that you received it.",
    es: "Aquí no se escribe nada; al presionar confirma que lo recibió.",
  },
  page: { en: (page: number) => `page ${page}`, es: (page: number) => `página ${page}` },
  sign: { en: "Sign this document", es: "Firmar este documento" },
  receive: { en: "I have received it", es: "Lo he recibido" },
  download: { en: "Download first", es: "Descargar antes" },
  question: { en: "Something is not right?", es: "¿Algo no está bien?" },
  questionBody: {
    en: (phone: string) =>
      `Do not sign yet. Call ${phone} and say what it is; your place here is kept. You may also decide not to sign at all.`,
    es: (phone: string) =>
      `No firme todavía. Llame al ${phone} y diga qué es; su lugar aquí se conserva. También puede decidir no firmar.`,
  },
  changed: { en: "This document was written anew", es: "Este documento se redactó de nuevo" },
  changedBody: {
    en: "What is shown is not the latest text, so it cannot be signed. Load it again and read it once more.",
    es: "Lo que se muestra no es el último texto, así que no se puede firmar. Vuelva a cargarlo y léalo otra vez.",
  },
  load: { en: "Load it again", es: "Cargar de nuevo" },
});

/** What is missing where a signature is adopted. */
export const adoptCodes: CodeWords = {
  "signature-required": { en: "Type your name, or draw your signature.", es: "Escriba su nombre o dibuje su firma." },
  "initials-required": { en: "Enter your initials.", es: "Escriba sus iniciales." },
};
