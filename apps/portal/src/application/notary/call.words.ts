import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const callWords = catalogue({
  call: { en: "Video with the notary", es: "Video con el notario" },
  other: { en: "The notary", es: "El notario" },
  self: { en: "You", es: "Usted" },
  mute: { en: "Mute me", es: "Silenciarme" },
  unmute: { en: "Unmute me", es: "Activar mi sonido" },
  hide: { en: "Turn my camera off", es: "Apagar mi cámara" },
  show: { en: "Turn my camera on", es: "Encender mi cámara" },
  alone: {
    en: "The notary comes in a moment. Stay on this page.",
    es: "El notario llega en un momento. Quédese en esta página.",
  },
  connecting: {
    en: "The notary is here. Picture and sound are starting.",
    es: "El notario está aquí. Inicia el video.",
  },
  interrupted: {
    en: "The connection broke. We are looking for another way.",
    es: "Se cortó la conexión. Buscamos otra vía.",
  },
  reconnect: { en: "Connect again", es: "Conectar de nuevo" },
  recorded: {
    en: "Picture and sound of this session are recorded, as you agreed.",
    es: "La imagen y el sonido de esta sesión se graban, como usted aceptó.",
  },
  asking: {
    en: "Your browser asks whether this page may use camera and microphone. Allow both.",
    es: "Su navegador pregunta si esta página puede usar cámara y micrófono. Permita ambos.",
  },
  refused: { en: "The browser did not let us use them", es: "El navegador no nos dejó usarlos" },
  refusedBody: {
    en: "The notary has to see and hear you. Open the lock or settings symbol beside the address, allow camera and microphone, and try again.",
    es: "El notario debe verlo y oírlo. Abra el candado o el símbolo de ajustes junto a la dirección, permita cámara y micrófono e intente de nuevo.",
  },
  missing: { en: "We found no camera and no microphone", es: "No encontramos cámara ni micrófono" },
  missingBody: {
    en: "Close other programs that use them and try again, or open this page on a phone.",
    es: "Cierre otros programas que los usen e intente de nuevo, o abra esta página en un teléfono.",
  },
  noCamera: { en: "We found no camera", es: "No encontramos cámara" },
  noCameraBody: {
    en: "The notary hears you, and has to see you before you sign. Connect a camera and try again, or open this page on a phone.",
    es: "El notario lo oye y debe verlo antes de que firme. Conecte una cámara e intente de nuevo, o abra esta página en un teléfono.",
  },
  again: { en: "Try again", es: "Intentar de nuevo" },
  another: { en: "Choose another time", es: "Elegir otro horario" },
  talk: { en: "Show your ID to the notary", es: "Muestre su identificación al notario" },
  talkLead: {
    en: (name: string) =>
      `${name} looks at you and at your ID, and answers what you ask. Then the deed opens here, and you sign it.`,
    es: (name: string) =>
      `${name} lo mira a usted y su identificación, y contesta lo que pregunte. Luego se abre aquí la escritura y usted la firma.`,
  },
  together: {
    en: (names: string) =>
      `Have ${names} beside you: the notary sees each of you, and each signs on a device of their own.`,
    es: (names: string) =>
      `Tenga a su lado a ${names}: el notario ve a cada uno, y cada uno firma en su propio dispositivo.`,
  },
  signed: { en: "You have signed", es: "Usted ha firmado" },
  signedLead: {
    en: (name: string) => `${name} completes the certificate now. Stay on this page until it is done.`,
    es: (name: string) => `${name} completa ahora el certificado. Quédese en esta página hasta que termine.`,
  },
});
