import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const handOffWords = catalogue({
  title: { en: "Easiest with your phone", es: "Más fácil con su teléfono" },
  lead: {
    en: "Take the pictures with your phone’s camera. You need not log in there, and this page goes on by itself when the phone is done.",
    es: "Tome las fotos con la cámara de su teléfono. Allí no tiene que iniciar sesión, y esta página sigue sola cuando el teléfono termina.",
  },
  show: { en: "Show a code to scan", es: "Mostrar un código para escanear" },
  again: { en: "Show a new code", es: "Mostrar un código nuevo" },
  text: { en: (to: string) => `Text a link to ${to}`, es: (to: string) => `Enviar un enlace por mensaje al ${to}` },
  mail: { en: (to: string) => `Mail a link to ${to}`, es: (to: string) => `Enviar un enlace a ${to}` },
  scan: {
    en: "Point your phone’s camera at this code and open the link.",
    es: "Apunte la cámara de su teléfono a este código y abra el enlace.",
  },
  sent: {
    en: "The link is on its way to you. Open it on your phone, or scan this code.",
    es: "El enlace va en camino. Ábralo en su teléfono o escanee este código.",
  },
  elsewhere: {
    en: "We are waiting for the phone to open your link.",
    es: "Esperamos a que el teléfono abra su enlace.",
  },
  until: {
    en: (time: string) => `It works once, until ${time}.`,
    es: (time: string) => `Sirve una vez, hasta las ${time}.`,
  },
  picture: { en: "Code for your phone’s camera", es: "Código para la cámara de su teléfono" },
  orType: { en: "Or open this address on your phone:", es: "O abra esta dirección en su teléfono:" },
  open: { en: "Your phone is connected", es: "Su teléfono está conectado" },
  openBody: {
    en: "Take the pictures there. You can leave this page open: it goes on by itself.",
    es: "Tome las fotos allí. Puede dejar esta página abierta: sigue sola.",
  },
  expired: { en: "The link has expired", es: "El enlace venció" },
  expiredBody: {
    en: "Nothing is lost. Make a new one when your phone is at hand, or go on below on this computer.",
    es: "No se perdió nada. Haga uno nuevo cuando tenga el teléfono a mano, o siga abajo en esta computadora.",
  },
  here: { en: "Or on this computer", es: "O en esta computadora" },
  safe: {
    en: "The link opens the camera for your ID and nothing else. We never ask you to send such a link on.",
    es: "El enlace abre la cámara para su identificación y nada más. Nunca le pedimos reenviarlo.",
  },
});
