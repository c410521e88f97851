import type { FixedAnswer } from "../chatbot/help-answers.ts";

/** What people at a desk say in most chats, whatever is asked. The desk puts the borrower's name in the place of `{name}`. */
export const deskPhrases: readonly FixedAnswer[] = [
  {
    id: "desk-greeting",
    en: { title: "Greeting", text: "Hello {name}, and thank you for writing. How may I help you?" },
    es: { title: "Saludo", text: "Hola, {name}, gracias por escribirnos. ¿En qué puedo ayudarle?" },
  },
  {
    id: "desk-looking",
    en: { title: "One moment", text: "One moment, please: I am looking into it." },
    es: { title: "Un momento", text: "Un momento, por favor: lo estoy revisando." },
  },
  {
    id: "desk-log-in",
    en: {
      title: "Please log in first",
      text: "To protect you, I may speak about an application only with somebody who is logged in. Please log in, and write to us again from there.",
    },
    es: {
      title: "Primero inicie sesión",
      text: "Para protegerle, solo puedo hablar de una solicitud con quien haya iniciado sesión. Inicie sesión, por favor, y escríbanos de nuevo desde ahí.",
    },
  },
  {
    id: "desk-dashboard",
    en: {
      title: "Where your application stands",
      text: "Your dashboard says where your application stands, what is asked of you and what comes next.",
    },
    es: {
      title: "Cómo va su solicitud",
      text: "Su panel le dice cómo va su solicitud, qué se le pide y qué sigue.",
    },
  },
  {
    id: "desk-colleague",
    en: {
      title: "A colleague goes on",
      text: "A colleague who knows this better will go on with you. They can read what we wrote, so you need not say it again.",
    },
    es: {
      title: "Sigue un colega",
      text: "Un colega que conoce mejor este tema seguirá con usted. Puede leer lo que hemos escrito; no hace falta que lo repita.",
    },
  },
  {
    id: "desk-still-there",
    en: {
      title: "Are you still there?",
      text: "Are you still there? Take your time: this chat stays open for six hours after the last message.",
    },
    es: {
      title: "¿Sigue ahí?",
      text: "¿Sigue ahí? Tómese su tiempo: este chat queda abierto seis horas después del último mensaje.",
    },
  },
  {
    id: "desk-anything-else",
    en: { title: "Anything else", text: "Is there anything else that I can do for you?" },
    es: { title: "Algo más", text: "¿Hay algo más en que pueda ayudarle?" },
  },
  {
    id: "desk-goodbye",
    en: {
      title: "Goodbye",
      text: "Thank you for writing. You can write to us again from the same place. Have a good day.",
    },
    es: {
      title: "Despedida",
      text: "Gracias por escribirnos. Puede volver a escribirnos desde el mismo lugar. Que tenga un buen día.",
    },
  },
];
