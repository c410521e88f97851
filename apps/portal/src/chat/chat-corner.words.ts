import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const cornerWords = catalogue({
  chat: { en: "Chat", es: "Chat" },
  open: { en: "Chat with us", es: "Chatee con nosotros" },
  unread: {
    en: (count: number) => (count === 1 ? "new message" : "new messages"),
    es: (count: number) => (count === 1 ? "mensaje nuevo" : "mensajes nuevos"),
  },
});
