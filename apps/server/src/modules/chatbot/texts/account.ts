import type { Passage } from "../passage.ts";

/** The account, people to talk to, and what an assistant does not do. */
export const accountPassages: readonly Passage[] = [
  {
    id: "password",
    source: { en: "Log-in page", es: "Página de inicio de sesión" },
    link: "/auth/forgotten",
    en: {
      title: "A forgotten password",
      text: "On the log-in page press “Forgot your password?”. We mail a link with which you choose another. After several wrong tries the account is locked for a few minutes.",
    },
    es: {
      title: "Contraseña olvidada",
      text: "En la página de inicio de sesión pulse “¿Olvidó su contraseña?”. Enviamos un enlace con el que elige otra. Tras varios intentos erróneos la cuenta se bloquea unos minutos.",
    },
  },
  {
    id: "change-contact",
    source: { en: "Your settings", es: "Sus ajustes" },
    link: "/dashboard/settings",
    en: {
      title: "Changing your email or phone",
      text: "Your settings show your contact details. If one is wrong and cannot be changed there, our team changes it after making sure that it is you: call {phone}.",
    },
    es: {
      title: "Cambiar su correo o teléfono",
      text: "Sus ajustes muestran sus datos de contacto. Si uno está mal y no se puede cambiar allí, nuestro equipo lo cambia tras comprobar que es usted: llame al {phone}.",
    },
  },
  {
    id: "language",
    source: { en: "Languages of these pages", es: "Idiomas de estas páginas" },
    en: {
      title: "English or Spanish",
      text: "The switch in the top bar changes the language of every page, at any time. The assistant answers in the language of the page.",
    },
    es: {
      title: "Inglés o español",
      text: "El botón en la barra superior cambia el idioma de todas las páginas, cuando quiera. El asistente responde en el idioma de la página.",
    },
  },
  {
    id: "logged-out",
    source: { en: "How long a log-in lasts", es: "Cuánto dura una sesión" },
    en: {
      title: "Being logged out",
      text: "For your safety you are logged out after half an hour in which nothing happens. Five minutes before that we ask. Your answers are kept.",
    },
    es: {
      title: "Por qué se cierra la sesión",
      text: "Por su seguridad la sesión se cierra tras media hora sin actividad. Cinco minutos antes le preguntamos. Sus respuestas se conservan.",
    },
  },
  {
    id: "privacy",
    source: { en: "Privacy notice, 12 CFR 1016", es: "Aviso de privacidad, 12 CFR 1016" },
    link: "/privacy",
    en: {
      title: "What happens with your data",
      text: "Your information is encrypted and used to serve your application. The privacy notice says with whom it is shared and how you can limit that.",
    },
    es: {
      title: "Qué pasa con sus datos",
      text: "Su información está cifrada y se usa para atender su solicitud. El aviso de privacidad dice con quién se comparte y cómo puede limitarlo.",
    },
  },
  {
    id: "talk-to-person",
    source: { en: "Our hours", es: "Nuestro horario" },
    link: "/contact",
    en: {
      title: "Talking to a person",
      text: "Our people answer the chat {chatHours}, and the telephone {phoneHours}: {phone}, or by mail at {email}.",
    },
    es: {
      title: "Hablar con una persona",
      text: "Nuestro personal responde el chat: {chatHours}; y el teléfono: {phoneHours}, {phone}; o por correo en {email}.",
    },
  },
  {
    id: "complaint",
    source: { en: "CFPB complaint procedure", es: "Procedimiento de quejas de la CFPB" },
    link: "/contact",
    en: {
      title: "Making a complaint",
      text: "Tell us at {phone} or {email}; every complaint is kept and answered. You may also turn to the Consumer Financial Protection Bureau, consumerfinance.gov/complaint, or to your state’s regulator.",
    },
    es: {
      title: "Presentar una queja",
      text: "Díganos al {phone} o en {email}; cada queja se guarda y se responde. También puede acudir a la Oficina para la Protección Financiera del Consumidor, consumerfinance.gov/complaint, o al regulador de su estado.",
    },
  },
  {
    id: "fraud",
    source: { en: "Safeguards; 16 CFR 314", es: "Protección de datos; 16 CFR 314" },
    en: {
      title: "Suspicious calls and messages",
      text: "We never ask for your password or a payment before funding. If a call or message seems odd, or somebody applied in your name, do not answer it: call us at once at {phone}.",
    },
    es: {
      title: "Llamadas y mensajes sospechosos",
      text: "Nunca pedimos su contraseña ni un pago antes del desembolso. Si una llamada o mensaje le parece raro, o alguien solicitó en su nombre, no responda: llámenos enseguida al {phone}.",
    },
  },
  {
    id: "accessibility",
    source: { en: "ADA; WCAG 2.2", es: "ADA; WCAG 2.2" },
    link: "/contact",
    en: {
      title: "Help with reading or using the pages",
      text: "The pages work with a keyboard and a screen reader. If something is hard to use, our team reads papers to you, sends them in large print or talks through a relay service: {phone}.",
    },
    es: {
      title: "Ayuda para leer o usar las páginas",
      text: "Las páginas funcionan con teclado y lector de pantalla. Si algo le cuesta, nuestro equipo le lee los documentos, los envía en letra grande o habla por un servicio de retransmisión: {phone}.",
    },
  },
  {
    id: "assistant",
    source: { en: "This assistant", es: "Este asistente" },
    en: {
      title: "What this assistant is",
      text: "I am an automated assistant, not a person. I look up answers in {brand}’s help pages and in your own application, say where they come from, and say when I do not know.",
    },
    es: {
      title: "Qué es este asistente",
      text: "Soy un asistente automático, no una persona. Busco respuestas en la ayuda de {brand} y en su propia solicitud, digo de dónde vienen y digo cuándo no sé.",
    },
  },
  {
    id: "no-advice",
    refuses: true,
    source: { en: "What this assistant does not do", es: "Lo que este asistente no hace" },
    en: {
      title: "Advice that I cannot give",
      text: "That is a question for somebody who knows your whole situation: a tax or legal adviser, or a housing counselor approved by HUD, who helps at no charge. I can tell you the facts of the line; our people can too.",
    },
    es: {
      title: "Consejos que no puedo dar",
      text: "Esa pregunta es para alguien que conozca toda su situación: un asesor fiscal o legal, o un consejero de vivienda aprobado por HUD, que ayuda sin costo. Yo puedo darle los datos de la línea; nuestro personal también.",
    },
  },
  {
    id: "no-others",
    refuses: true,
    source: { en: "Privacy notice, 12 CFR 1016", es: "Aviso de privacidad, 12 CFR 1016" },
    en: {
      title: "Somebody else’s application",
      text: "I can speak only about the application of whoever is logged in. About anybody else’s I cannot say even whether there is one. They can ask themselves, or name you to us by phone.",
    },
    es: {
      title: "La solicitud de otra persona",
      text: "Solo puedo hablar de la solicitud de quien inició la sesión. De la de otra persona no puedo decir ni siquiera si existe. Puede preguntar ella misma, o autorizarle a usted por teléfono.",
    },
  },
];
