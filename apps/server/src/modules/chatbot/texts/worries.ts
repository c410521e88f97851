import type { Passage } from "../passage.ts";

/** What worries people on the way: delays, mistakes, offers that are not what they hoped for, changes in a family. */
export const worryPassages: readonly Passage[] = [
  {
    id: "what-arrived",
    own: "what-is-missing",
    source: { en: "Documents and conditions of the application", es: "Documentos y condiciones de la solicitud" },
    link: "/dashboard",
    en: {
      title: "Whether your papers arrived",
      text: "What you upload is there as soon as the page says so; a person may still have to look at it. Your dashboard shows what is still open. Log in and ask me again, and I can name it for your application.",
    },
    es: {
      title: "Si llegaron sus papeles",
      text: "Lo que sube está ahí en cuanto la página lo dice; puede faltar que una persona lo revise. Su panel muestra lo que sigue abierto. Inicie sesión y pregúnteme de nuevo, y se lo digo de su solicitud.",
    },
  },
  {
    id: "offer-too-low",
    source: { en: "Offers of the application; 12 CFR 1002.9", es: "Ofertas de la solicitud; 12 CFR 1002.9" },
    link: "/dashboard",
    en: {
      title: "Why an offer is lower than you hoped",
      text: "Three things set a limit: what the home is worth less what is owed on it, your income beside your monthly debts, and your credit. The lowest of them decides. If the value or a debt looks wrong to you, say so on its page and it is looked at again; a changed value brings new offers.",
    },
    es: {
      title: "Por qué una oferta es menor de lo que esperaba",
      text: "Tres cosas ponen el límite: lo que vale la casa menos lo que se debe sobre ella, sus ingresos frente a sus deudas mensuales y su crédito. Decide la menor. Si el valor o una deuda le parecen mal, dígalo en su página y se revisa; un valor distinto trae ofertas nuevas.",
    },
  },
  {
    id: "rate-changed",
    source: { en: "Offers of the application", es: "Ofertas de la solicitud" },
    en: {
      title: "Why a rate is not what you saw first",
      text: "The first offers rest on what you stated and a soft check. If verified income, the home’s value or the credit report differ, or the market moves before you choose, the offer is made anew, and you see it before you agree to anything.",
    },
    es: {
      title: "Por qué una tasa no es la que vio primero",
      text: "Las primeras ofertas se basan en lo que usted declaró y en una consulta suave. Si los ingresos comprobados, el valor de la casa o el informe de crédito son otros, o el mercado se mueve antes de que elija, la oferta se hace de nuevo, y la ve antes de aceptar nada.",
    },
  },
  {
    id: "correct-answer",
    source: { en: "Corrections to an application", es: "Correcciones en una solicitud" },
    link: "/dashboard",
    en: {
      title: "Correcting something in your application",
      text: "Until you submit, go back to the page of the answer and change it there; every page has Back. After that, our people correct it with you: {phone}. If it is your Social Security number, do not write it here; they ask for it in a safe way.",
    },
    es: {
      title: "Corregir algo en su solicitud",
      text: "Hasta que envíe la solicitud, vuelva a la página de la respuesta y cámbiela allí; cada página tiene Atrás. Después la corrige con usted nuestro personal: {phone}. Si es su número de Seguro Social, no lo escriba aquí; se lo piden de una forma segura.",
    },
  },
  {
    id: "code-missing",
    source: { en: "Codes by mail and text message", es: "Códigos por correo y mensaje" },
    en: {
      title: "A code that does not arrive",
      text: "Give it a minute, look in the spam folder, and check the address or number that the page shows. Ask for another code there; only the newest works, and for a few minutes only. Nobody of ours ever asks you to tell them a code.",
    },
    es: {
      title: "Un código que no llega",
      text: "Espere un minuto, mire en el correo no deseado y revise la dirección o el número que muestra la página. Pida allí otro código; solo sirve el más nuevo, y por pocos minutos. Nadie de nosotros le pide nunca que le diga un código.",
    },
  },
  {
    id: "link-expired",
    source: { en: "Invitations and links by mail", es: "Invitaciones y enlaces por correo" },
    link: "/auth/login",
    en: {
      title: "A link or an invitation that does not work",
      text: "Links from our mail work for a limited time. Log in instead, or ask for a new one on the page that opens. The invitation of another owner can be sent again from the signing page of your application, to an address that you can correct there.",
    },
    es: {
      title: "Un enlace o una invitación que no funciona",
      text: "Los enlaces de nuestros correos sirven por un tiempo limitado. Inicie sesión, o pida otro en la página que se abre. La invitación de otro dueño se puede enviar de nuevo desde la página de firma de su solicitud, a una dirección que puede corregir allí.",
    },
  },
  {
    id: "notary-missed",
    source: { en: "Notary step of the application", es: "Paso del notario en la solicitud" },
    link: "/dashboard",
    en: {
      title: "Moving a meeting with the notary, or a notary who did not come",
      text: "On the notary page of your application you choose another time. For a visit the page says until when that is free. If the notary was not there, choose a new time on the same page, or call us at {phone}: it costs you nothing and your papers stay as they are.",
    },
    es: {
      title: "Mover la cita con el notario, o un notario que no vino",
      text: "En la página del notario de su solicitud elige otra hora. Para una visita, la página dice hasta cuándo es gratis. Si el notario no estuvo, elija otra hora en la misma página o llámenos al {phone}: no le cuesta nada y sus papeles quedan como están.",
    },
  },
  {
    id: "after-signing",
    source: { en: "Timeline of the application; 12 CFR 1026.15(c)", es: "Plazos de la solicitud; 12 CFR 1026.15(c)" },
    link: "/dashboard",
    en: {
      title: "What comes after you have signed",
      text: "You meet the notary, if that has not been done. On a main home the right to cancel then runs for three business days, in which the law lets nobody pay out. After that the deed goes to the county and the money is sent.",
    },
    es: {
      title: "Qué viene después de firmar",
      text: "Se reúne con el notario, si aún no fue. En la vivienda principal corre entonces el derecho a cancelar, tres días hábiles en los que la ley no deja pagar a nadie. Después la escritura va al condado y se envía el dinero.",
    },
  },
  {
    id: "family-change",
    source: { en: "Ownership of the home; signers", es: "Propiedad de la casa; firmantes" },
    link: "/contact",
    en: {
      title: "A death, a divorce or a wedding",
      text: "The line needs the signature of everybody who owns the home by the record. If somebody who stands there has died, or the home went to one of you in a divorce, our people say which paper shows it and whether the record must be changed first: {phone}. You may apply meanwhile.",
    },
    es: {
      title: "Una muerte, un divorcio o una boda",
      text: "La línea necesita la firma de toda persona que figure como dueña. Si alguien que figura ha muerto, o la casa quedó para uno en un divorcio, nuestro personal le dice qué papel lo muestra y si hay que cambiar antes el registro: {phone}. Mientras tanto puede solicitar.",
    },
  },
  {
    id: "helper",
    source: { en: "Safeguards; 16 CFR 314", es: "Protección de datos; 16 CFR 314" },
    link: "/contact",
    en: {
      title: "Somebody who helps you",
      text: "Somebody may sit beside you, read and translate. Please let nobody log in as you: what is agreed to and signed must be your own doing. To let us speak with a person of your trust, or where somebody has a power of attorney, call us at {phone}.",
    },
    es: {
      title: "Alguien que le ayuda",
      text: "Alguien puede sentarse a su lado, leer y traducir. No deje que nadie entre como usted: lo que se acepta y se firma debe ser suyo. Para que hablemos con una persona de su confianza, o si alguien tiene un poder, llámenos al {phone}.",
    },
  },
  {
    id: "text-messages",
    source: { en: "Consent to text messages, 47 CFR 64.1200", es: "Consentimiento para mensajes, 47 CFR 64.1200" },
    link: "/dashboard/settings",
    en: {
      title: "Text messages from us",
      text: "We text only whoever agreed to it. Reply STOP to any of them, or switch them off in your settings; that changes nothing about your application. What the law has us send still comes by mail.",
    },
    es: {
      title: "Mensajes de texto nuestros",
      text: "Solo enviamos mensajes de texto a quien aceptó. Responda STOP a cualquiera, o apáguelos en sus ajustes; eso no cambia nada en su solicitud. Lo que la ley nos hace enviar sigue llegando por correo.",
    },
  },
];
