import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const messagesWords = catalogue({
  title: { en: "Messages", es: "Mensajes" },
  none: { en: "Nothing was sent yet.", es: "Aún no se envió nada." },
  message: { en: "Message", es: "Mensaje" },
  mail: { en: "Email", es: "Correo" },
  text: { en: "Text", es: "Texto" },
  notice: { en: "In their account", es: "En su cuenta" },
  textMessage: { en: "Text message", es: "Mensaje de texto" },
  state: { en: "State", es: "Estado" },
  waiting: { en: "Waits for its hour", es: "Espera su hora" },
  queued: { en: "On its way", es: "En camino" },
  sent: { en: "Sent", es: "Enviado" },
  undelivered: { en: "Came back", es: "Devuelto" },
  unread: { en: "Not read", es: "Sin leer" },
  read: { en: "Read", es: "Leído" },
  when: { en: "When", es: "Cuándo" },
  hidden: { en: "Your role does not read what was written.", es: "Su función no lee lo escrito." },
});
