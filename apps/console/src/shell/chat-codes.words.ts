import type { Words } from "@gable/domain/language.ts";

/** Why something cannot be done in a chat, or with what carries chats. */
export const chatCodeWords: Readonly<Record<string, Words>> = {
  "chat-taken": { en: "A colleague was faster and has this chat.", es: "Un colega fue más rápido y tiene este chat." },
  "chat-closed": { en: "This chat has ended.", es: "Este chat terminó." },
  "colleague-gone": {
    en: "This colleague takes no chats any more. Choose another.",
    es: "Este colega ya no toma chats. Elija otro.",
  },
  attachment: {
    en: "A file of this message is not there any more. Remove it and add the file again.",
    es: "Un archivo de este mensaje ya no está. Quítelo y agregue el archivo otra vez.",
  },
  "blank-unknown": {
    en: "Something between braces is not known here. Those that are filled in stand above the table.",
    es: "Algo entre llaves no se conoce aquí. Sobre la tabla está lo que se rellena.",
  },
  "title-twice": { en: "Two answers have this name.", es: "Dos respuestas tienen este nombre." },
  "asks-for-number": {
    en: "No answer may ask for a social security, account or card number. It may tell people never to send one.",
    es: "Ninguna respuesta puede pedir un número de seguro social, cuenta o tarjeta. Puede decir que nunca lo envíen.",
  },
  "no-chat-keys": { en: "Write down the keys first.", es: "Escriba primero las claves." },
  "keys-refused": {
    en: "The provider does not accept these keys. Nothing was changed.",
    es: "El proveedor no acepta estas claves. No se cambió nada.",
  },
  "keys-in-use": {
    en: "New chats are carried there. Choose another first.",
    es: "Los chats nuevos pasan por ahí. Elija primero otro.",
  },
  "chats-open": {
    en: "Chats are open there, and need the keys. They end within six hours.",
    es: "Hay chats abiertos ahí que necesitan las claves. Terminan en menos de seis horas.",
  },
};
