import type { Words } from "@gable/domain/language.ts";

/** Acts about somebody who signs beside the borrower: their name on a button, and what is asserted by them. */
export const signerActWords = {
  "clear-signer-watchlist": {
    name: { en: "Clear them of the list", es: "Descartar la lista" },
    means: {
      en: "The person on the list is not this signer.",
      es: "La persona de la lista no es este firmante.",
    },
  },
  "find-signer-watchlist-match": {
    name: { en: "It is this signer …", es: "Es este firmante …" },
    means: {
      en: "Name, birth date and address were compared with the list, and the person is the same. A second underwriter must agree; then the application ends. Say nothing of the list to anybody.",
      es: "Se compararon nombre, fecha de nacimiento y dirección con la lista, y es la misma persona. Un segundo analista debe estar de acuerdo; entonces termina la solicitud. No diga nada de la lista a nadie.",
    },
  },
  "agree-to-signer-watchlist-match": {
    name: { en: "Agree, and end it", es: "Confirmar y terminar" },
    means: {
      en: "You compared them yourself. The application is declined, signed or not, and no money is sent. Report it to OFAC within ten business days.",
      es: "Usted mismo los comparó. La solicitud se deniega, firmada o no, y no se envía dinero. Infórmelo a la OFAC dentro de diez días hábiles.",
    },
  },
  "accept-signer-identity": {
    name: { en: "Accept their ID", es: "Aceptar su identificación" },
    means: {
      en: "The pictures show the person who is to sign.",
      es: "Las imágenes muestran a la persona que debe firmar.",
    },
  },
  "ask-signer-identity-again": {
    name: { en: "Ask for new pictures", es: "Pedir nuevas imágenes" },
    means: {
      en: "They read your reason, and send the document again.",
      es: "Leerá su razón y enviará el documento otra vez.",
    },
  },
  "ask-signer": {
    name: { en: "Ask them for a document", es: "Pedirle un documento" },
    means: {
      en: "They alone read what you write, word for word. The borrower does not.",
      es: "Solo esa persona lee lo que escriba, palabra por palabra. El solicitante no.",
    },
  },
  "take-signer-to-paper": {
    name: { en: "They sign on paper …", es: "Firma en papel …" },
    means: {
      en: "They take no electronic records, or took their consent back. Their own papers are drawn for signing by hand and wait to be posted; the deed is signed by hand by everybody, before a notary, who compares the ID. Recorded once more, what was posted to them goes out of force and is drawn anew.",
      es: "No acepta registros electrónicos o retiró su consentimiento. Sus documentos se preparan para firmar a mano y esperan envío; la escritura la firman todos a mano, ante un notario, que compara la identificación. Si se anota otra vez, lo enviado deja de valer y se prepara de nuevo.",
    },
  },
  "settle-signer-trouble": {
    name: { en: "Settled by phone", es: "Resuelto por teléfono" },
    means: {
      en: "You called, and everybody knows how it goes on.",
      es: "Llamó, y todos saben cómo sigue.",
    },
  },
} as const satisfies Readonly<Record<string, { readonly name: Words; readonly means: Words }>>;
