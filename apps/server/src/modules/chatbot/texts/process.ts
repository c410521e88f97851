import type { Passage } from "../passage.ts";

/** The way of an application, and what one's own stands at. */
export const processPassages: readonly Passage[] = [
  {
    id: "where-am-i",
    own: "where-am-i",
    source: { en: "Status of the application", es: "Estado de la solicitud" },
    link: "/dashboard",
    en: {
      title: "Where your application stands",
      text: "Log in and open your dashboard: it says where your application stands, whose move it is and what comes next. Ask me again there and I can tell you myself.",
    },
    es: {
      title: "En qué punto está su solicitud",
      text: "Inicie sesión y abra su panel: dice en qué punto está su solicitud, a quién le toca y qué sigue. Pregúnteme allí de nuevo y se lo puedo decir yo.",
    },
  },
  {
    id: "what-is-missing",
    own: "what-is-missing",
    source: { en: "Open steps and conditions of the application", es: "Pasos y condiciones abiertos de la solicitud" },
    link: "/dashboard",
    en: {
      title: "What is still missing",
      text: "Your dashboard lists what is asked of you. Log in and ask me again, and I can name it for your application.",
    },
    es: {
      title: "Qué falta todavía",
      text: "Su panel muestra lo que se le pide. Inicie sesión y pregúnteme de nuevo, y se lo puedo nombrar para su solicitud.",
    },
  },
  {
    id: "conditions",
    own: "conditions",
    source: { en: "Conditions of the application", es: "Condiciones de la solicitud" },
    link: "/dashboard",
    en: {
      title: "What a condition asks for",
      text: "A condition is something that our team needs before it can go on, such as a paper, a phone number or an explanation. Each says what it wants and takes your answer on its own page. Log in and ask me again, and I can explain yours.",
    },
    es: {
      title: "Qué pide una condición",
      text: "Una condición es algo que nuestro equipo necesita antes de seguir, como un papel, un teléfono o una explicación. Cada una dice qué quiere y recibe su respuesta en su propia página. Inicie sesión y pregúnteme de nuevo, y le explico las suyas.",
    },
  },
  {
    id: "my-offer",
    own: "my-offer",
    source: { en: "The offer chosen in the application", es: "La oferta elegida en la solicitud" },
    link: "/dashboard",
    en: {
      title: "Your offer",
      text: "The offer that you chose stands on your dashboard, with line, rate, payment and term. Log in and ask me again, and I can read it to you.",
    },
    es: {
      title: "Su oferta",
      text: "La oferta que eligió está en su panel, con la línea, la tasa, el pago y el plazo. Inicie sesión y pregúnteme de nuevo, y se la puedo leer.",
    },
  },
  {
    id: "steps",
    source: { en: "Steps of the application", es: "Pasos de la solicitud" },
    en: {
      title: "The steps of the application",
      text: "Basic information, choosing an offer, some more information, linking your income, verifying your identity, signing the documents, and talking to a notary. Most people need about fifteen minutes for the part before signing, and may stop at any time.",
    },
    es: {
      title: "Los pasos de la solicitud",
      text: "Datos básicos, elegir una oferta, algunos datos más, vincular sus ingresos, verificar su identidad, firmar los documentos y hablar con un notario. Casi todos necesitan unos quince minutos hasta la firma, y pueden parar cuando quieran.",
    },
  },
  {
    id: "approval-time",
    source: { en: "How a decision is made", es: "Cómo se decide" },
    en: {
      title: "How long approval takes",
      text: "Approval may come in five minutes. It depends on verifying your income and employment, and on a report about the condition of the home, which can take longer.",
    },
    es: {
      title: "Cuánto tarda la aprobación",
      text: "La aprobación puede llegar en cinco minutos. Depende de verificar sus ingresos y su empleo, y de un informe sobre el estado de la casa, que puede tardar más.",
    },
  },
  {
    id: "save-and-return",
    source: { en: "Your saved answers", es: "Sus respuestas guardadas" },
    link: "/auth/login",
    en: {
      title: "Stopping and coming back",
      text: "Your answers are saved as you go. Log in later, on any device, and your dashboard leads you to where you stopped.",
    },
    es: {
      title: "Parar y volver después",
      text: "Sus respuestas se guardan sobre la marcha. Inicie sesión más tarde, en cualquier dispositivo, y su panel le lleva a donde paró.",
    },
  },
  {
    id: "withdraw",
    source: { en: "Withdrawing; 12 CFR 1002.9(e)", es: "Retirar la solicitud; 12 CFR 1002.9(e)" },
    en: {
      title: "Withdrawing an application",
      text: "You may withdraw your application at any time until the money is sent, from your dashboard or by telling us. It costs nothing. After signing, you may also use your right to cancel.",
    },
    es: {
      title: "Retirar una solicitud",
      text: "Puede retirar su solicitud en cualquier momento hasta que se envíe el dinero, desde su panel o avisándonos. No cuesta nada. Después de firmar también puede usar su derecho a cancelar.",
    },
  },
  {
    id: "home-value",
    source: {
      en: "Right to copies of valuations, 12 CFR 1002.14",
      es: "Derecho a copias de las valuaciones, 12 CFR 1002.14",
    },
    en: {
      title: "How your home is valued",
      text: "A model estimates the value from sales nearby; usually nobody has to visit. Where it cannot, or where we need to see the condition, a person looks at the outside of the home: a broker who gives an opinion of its price, or an evaluator, as your lender orders it. You get a copy of every valuation, and can tell us if you think it is wrong.",
    },
    es: {
      title: "Cómo se valúa su casa",
      text: "Un modelo estima el valor con ventas cercanas; casi nunca hay que visitarla. Donde no puede, o donde debemos ver el estado, una persona mira la casa por fuera: un corredor que opina sobre su precio o un evaluador, según lo que encargue su prestamista. Usted recibe copia de cada valuación, y puede decirnos si cree que está mal.",
    },
  },
  {
    id: "title-search",
    source: { en: "Title and liens, in the application", es: "Título y gravámenes, en la solicitud" },
    en: {
      title: "Title search and other debts on the home",
      text: "We look up who owns the home and which debts stand on it. You check the list and correct what is wrong. A first mortgage may stay; some other liens have to be paid off, and your application says which.",
    },
    es: {
      title: "Búsqueda de título y otras deudas sobre la casa",
      text: "Buscamos quién es dueño de la casa y qué deudas tiene. Usted revisa la lista y corrige lo que está mal. Una primera hipoteca puede quedar; algunos otros gravámenes hay que pagarlos, y su solicitud dice cuáles.",
    },
  },
  {
    id: "insurance",
    source: { en: "Insurance requirements; 42 USC 4012a", es: "Requisitos de seguro; 42 USC 4012a" },
    en: {
      title: "Insurance for the home",
      text: "Property insurance is required. Flood insurance is required where the home lies in a special flood hazard area. If we cannot find your policy we ask for its declarations page.",
    },
    es: {
      title: "El seguro de la casa",
      text: "El seguro de la propiedad es obligatorio. El de inundación lo es donde la casa está en una zona especial de riesgo. Si no encontramos su póliza, le pedimos la página de declaraciones.",
    },
  },
];
