import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const notaryPartWords = catalogue({
  owed: {
    en: "Call the borrower: our side missed them, or their appointments came to nothing more than once. They can also book anew themselves.",
    es: "Llame al solicitante: nuestra parte faltó, o sus citas fallaron más de una vez. También puede reservar de nuevo por su cuenta.",
  },
  note: { en: "What you agreed on", es: "Qué acordaron" },
  called: {
    en: (moment: string, note: string) => `Called on ${moment}: ${note}`,
    es: (moment: string, note: string) => `Se le llamó el ${moment}: ${note}`,
  },
  withBorrower: { en: "the borrower chooses another time", es: "el solicitante elige otro momento" },
  toVisit: { en: "Say what became of the visit", es: "Decir qué resultó de la visita" },
  toDesk: { en: "Open the session", es: "Abrir la sesión" },
});

/** Acts of a notary in a session by video: their name on a button, and what is asserted by them. */
export const notaryActWords = {
  "record-notary-call": {
    name: { en: "They were called …", es: "Se le llamó …" },
    means: {
      en: "You spoke with the borrower about the appointment that came to nothing, and how the next one will be kept.",
      es: "Habló con el solicitante sobre la cita que no se realizó y cómo se cumplirá la siguiente.",
    },
  },
  "take-notary-session": {
    name: { en: "Take this session", es: "Tomar esta sesión" },
    means: {
      en: "You hold this session in the place of the network’s notary, under your own commission.",
      es: "Usted lleva esta sesión en lugar del notario de la red, bajo su propia comisión.",
    },
  },
  "hand-over-notary-session": {
    name: { en: "Hand over …", es: "Entregar a otro …" },
    means: {
      en: "Another notary of yours takes the session under their own commission, and sees the signer anew. Until then it stays where it is.",
      es: "Otro de sus notarios toma la sesión bajo su propia comisión y ve de nuevo al firmante. Hasta entonces queda donde está.",
    },
  },
  "give-back-notary-session": {
    name: { en: "Give back to the network", es: "Devolver a la red" },
    means: {
      en: "A notary of the network holds this session at its hour. The borrower need do nothing.",
      es: "Un notario de la red lleva esta sesión a su hora. El solicitante no tiene que hacer nada.",
    },
  },
  "admit-to-deed": {
    name: { en: "I have seen them and their ID", es: "He visto a la persona y su identificación" },
    means: {
      en: "The person on the screen held up the ID that was checked before, and it is them. From now on they can sign the deed.",
      es: "La persona en pantalla mostró la identificación que se revisó antes, y es ella. Desde ahora puede firmar la escritura.",
    },
  },
  "complete-notary-session": {
    name: { en: "Notarize the deed", es: "Certificar la escritura" },
    means: {
      en: "They signed while you looked on, of their own will. Your name and commission go into the certificate, and the deed is sealed.",
      es: "Firmó en su presencia y por su propia voluntad. Su nombre y comisión van al certificado y la escritura queda sellada.",
    },
  },
  "name-visit-notary": {
    name: { en: "Name one of your notaries …", es: "Asignar a un notario propio …" },
    means: {
      en: "This notary of yours comes in the place of the network’s. The borrower is told who comes, the notary finds the visit on the page Notary, and the network is told that nobody of theirs need come.",
      es: "Este notario suyo va en lugar del de la red. Se avisa al solicitante de quién va, el notario encuentra la visita en la página Notario y a la red se le dice que no hace falta nadie.",
    },
  },
  "give-back-notary-visit": {
    name: { en: "Give the visit back to the network", es: "Devolver la visita a la red" },
    means: {
      en: "The network is asked for a notary at the same time. The borrower is told who comes; where nobody is found, they choose other times.",
      es: "Se pide a la red un notario a la misma hora. Se avisa al solicitante de quién va; si no hay nadie, elige otras horas.",
    },
  },
  "end-notary-session": {
    name: { en: "End without a deed …", es: "Terminar sin escritura …" },
    means: {
      en: "Nothing is notarized. The borrower chooses another time; all else stands.",
      es: "No se certifica nada. El solicitante elige otra hora; todo lo demás sigue en pie.",
    },
  },
} as const satisfies Readonly<Record<string, { readonly name: Words; readonly means: Words }>>;
