import type { LegalText } from "./parts/legal-page.tsx";

/** A plain draft in the order of the federal model notice (12 CFR 1016, appendix); each lender's counsel may replace it. */
export const privacyText: LegalText = {
  title: { en: "Privacy policy", es: "Política de privacidad" },
  summary: {
    en: "What we learn about you, why, who else sees it, and what you can say about it. We do not sell your information.",
    es: "Qué sabemos de usted, por qué, quién más lo ve y qué puede decir al respecto. No vendemos su información.",
  },
  sections: [
    {
      heading: { en: "What we collect", es: "Qué recopilamos" },
      paragraphs: [
        {
          en: "What you tell us (name, contact, home, income, accounts, Social Security number), what credit bureaus, county records and, with your permission, your bank, employer or the IRS tell us, and what is needed to keep the site safe (device, address on the network, times).",
          es: "Lo que nos dice (nombre, contacto, casa, ingresos, cuentas, número de Seguro Social), lo que nos dicen agencias de crédito, registros del condado y, con su permiso, su banco, su empleador o el IRS, y lo necesario para la seguridad del sitio (dispositivo, dirección de red, horas).",
        },
      ],
    },
    {
      heading: { en: "Why we share it", es: "Por qué la compartimos" },
      paragraphs: [
        {
          en: "For everyday business: to process your application and account, with companies that do a part of it for us, with credit bureaus, and where the law requires it. We do not share it for others to market to you, and our affiliates do not use it to market to you.",
          es: "Para la operación diaria: tramitar su solicitud y cuenta, con empresas que hacen una parte por nosotros, con agencias de crédito y cuando la ley lo exige. No la compartimos para que otros le hagan publicidad, ni nuestras afiliadas la usan para eso.",
        },
      ],
    },
    {
      heading: { en: "If we don’t lend in your state yet", es: "Si aún no prestamos en su estado" },
      paragraphs: [
        {
          en: "If you ask to hear when we do, we keep your email address, the state, your language and the words that you agreed to: nothing else of your home or of you. We write to you once and delete it 30 days later, or after 24 months if there was nothing to write. The link in that email, or a call to {phone}, deletes it at once.",
          es: "Si pide que le avisemos cuando lo hagamos, guardamos su correo electrónico, el estado, su idioma y las palabras que aceptó: nada más de su casa ni de usted. Le escribimos una vez y lo borramos 30 días después, o a los 24 meses si no hubo nada que escribir. El enlace de ese correo, o una llamada al {phone}, lo borra enseguida.",
        },
      ],
    },
    {
      heading: { en: "How we protect it", es: "Cómo la protegemos" },
      paragraphs: [
        {
          en: "Everything is encrypted on its way and at rest. Social Security and account numbers are shown to nobody in full. Who looked at your file is recorded.",
          es: "Todo está cifrado en tránsito y guardado. Los números de Seguro Social y de cuenta no se muestran completos a nadie. Queda registrado quién vio su expediente.",
        },
      ],
    },
    {
      heading: { en: "What you can ask for", es: "Qué puede pedir" },
      paragraphs: [
        {
          en: "A copy of what we hold, a correction, and, where your state's law gives you the right, its deletion once no other law requires us to keep it. Call {phone} or write to {email}.",
          es: "Una copia de lo que tenemos, una corrección y, donde la ley de su estado le da ese derecho, su eliminación cuando ninguna otra ley exija conservarlo. Llame al {phone} o escriba a {email}.",
        },
      ],
    },
    {
      heading: { en: "How we count visits", es: "Cómo contamos las visitas" },
      paragraphs: [
        {
          en: "We count which pages are looked at, under a number that your browser keeps and that stands for no name. What you type is not counted. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), or you switch counting off, at the end of this page or in your settings, nothing is counted.",
          es: "Contamos qué páginas se ven, bajo un número que su navegador guarda y que no corresponde a ningún nombre. Lo que escribe no se cuenta. Si su navegador pide no ser rastreado (Do Not Track o Global Privacy Control), o si usted desactiva el conteo, al final de esta página o en su configuración, no se cuenta nada.",
        },
        {
          en: "Where your settings say so, we also keep for a month how you move through your application: where things stood on the page and where you pressed and scrolled, never what you read or typed. The same switch ends that and deletes what was kept.",
          es: "Donde su configuración lo indica, también guardamos durante un mes cómo avanza por su solicitud: dónde estaban las cosas en la página y dónde pulsó y se desplazó, nunca lo que leyó o escribió. El mismo interruptor lo termina y borra lo guardado.",
        },
      ],
    },
    {
      heading: { en: "Who we are", es: "Quiénes somos" },
      paragraphs: [
        {
          en: "{company}. This notice also covers what this site stores in your browser: your session, your language, your place in registration and in a chat, the number under which visits are counted, and what you were asked already. None of it identifies you to others.",
          es: "{company}. Este aviso también cubre lo que este sitio guarda en su navegador: su sesión, su idioma, su lugar en el registro y en un chat, el número bajo el cual se cuentan las visitas y lo que ya se le preguntó. Nada de ello le identifica ante otros.",
        },
      ],
    },
  ],
};
