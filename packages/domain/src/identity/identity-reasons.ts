import type { Words } from "../language.ts";

/** Why pictures of an ID are asked for again, as the person reads it. By the reason of the vendor. */
export const identityReasonWords = {
  expired: { en: "The document has expired. Use another one.", es: "El documento venció. Use otro." },
  "name-differs": {
    en: "The name on the document differs from the one in your application. Use the document with your legal name, or call us.",
    es: "El nombre del documento es distinto al de su solicitud. Use el documento con su nombre legal o llámenos.",
  },
  "birth-date-differs": {
    en: "The date of birth differs from your application. Call us.",
    es: "La fecha de nacimiento es distinta. Llámenos.",
  },
  unreadable: {
    en: "The picture cannot be read. Take it again, flat and in good light.",
    es: "La imagen no se puede leer. Tómela otra vez, plana y con buena luz.",
  },
  "barcode-unreadable": {
    en: "The code on the back cannot be read. Take the back again.",
    es: "El código del reverso no se puede leer. Tome el reverso otra vez.",
  },
  "photo-of-a-screen": {
    en: "That was a picture of a screen. Photograph the document itself.",
    es: "Era una foto de una pantalla. Fotografíe el documento.",
  },
  "black-and-white-copy": {
    en: "That was a copy. Photograph the document itself.",
    es: "Era una copia. Fotografíe el documento.",
  },
  "wrong-document": { en: "That is another document than you chose.", es: "Es un documento distinto al elegido." },
  "face-differs": {
    en: "The face does not look like the one on the document. Take it again, in good light and without sunglasses.",
    es: "El rostro no se parece al del documento. Tómelo otra vez, con buena luz y sin gafas de sol.",
  },
  "face-not-live": {
    en: "That was a picture of a picture. Take one of yourself now.",
    es: "Era una foto de otra foto. Tómese una ahora.",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Why pictures are asked for again where the vendor gave no reason that is known here. */
export const otherIdentityReason = {
  en: "Take the pictures again, or use another document.",
  es: "Tome las fotos otra vez o use otro documento.",
} as const satisfies Words;

/** What a person is told of a reason of the vendor's. */
export const wordsOfIdentityReason = (reason: string | undefined): Words =>
  reason !== undefined && Object.hasOwn(identityReasonWords, reason)
    ? identityReasonWords[reason as keyof typeof identityReasonWords]
    : otherIdentityReason;
