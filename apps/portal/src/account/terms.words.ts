import type { LegalText } from "./parts/legal-page.tsx";

/** A plain draft; each lender's counsel may replace it. */
export const termsText: LegalText = {
  title: { en: "Terms of use", es: "Términos de uso" },
  summary: {
    en: "What you may expect from this site, and what we expect from you. Your credit agreement is a document of its own, and nothing here changes it.",
    es: "Lo que puede esperar de este sitio y lo que esperamos de usted. Su contrato de crédito es un documento aparte y nada aquí lo cambia.",
  },
  sections: [
    {
      heading: { en: "What this site is", es: "Qué es este sitio" },
      paragraphs: [
        {
          en: "{company} runs this site so that people can apply for a home equity line of credit and follow their application. Offers that you see are based on what you tell us and on a soft credit inquiry. They are no commitment to lend until you have received and signed the credit agreement.",
          es: "{company} opera este sitio para que las personas soliciten una línea de crédito sobre el valor de su casa y sigan su solicitud. Las ofertas se basan en lo que nos dice y en una consulta de crédito suave. No son un compromiso de préstamo hasta que haya recibido y firmado el contrato de crédito.",
        },
      ],
    },
    {
      heading: { en: "Your account", es: "Su cuenta" },
      paragraphs: [
        {
          en: "You must be of legal age and apply for yourself. Give true and complete answers: a false statement on an application for credit can be a crime under federal law (18 USC 1014).",
          es: "Debe tener la edad legal y solicitar por usted mismo. Dé respuestas verdaderas y completas: una declaración falsa en una solicitud de crédito puede ser un delito federal (18 USC 1014).",
        },
        {
          en: "Keep your password to yourself. If you believe that somebody else has used your account, call us at {phone} at once.",
          es: "No comparta su contraseña. Si cree que alguien usó su cuenta, llámenos al {phone} de inmediato.",
        },
      ],
    },
    {
      heading: { en: "What you may not do", es: "Lo que no puede hacer" },
      paragraphs: [
        {
          en: "Do not try to reach data that are not yours, to disturb the site, or to collect its content by machine.",
          es: "No intente acceder a datos que no son suyos, perturbar el sitio ni recoger su contenido de forma automática.",
        },
      ],
    },
    {
      heading: { en: "If something goes wrong", es: "Si algo sale mal" },
      paragraphs: [
        {
          en: "We keep the site running with care, but it may be away for a time. What you have saved stays saved. Nothing in these terms takes away rights that the law gives you.",
          es: "Cuidamos que el sitio funcione, pero puede no estar disponible por un tiempo. Lo que guardó queda guardado. Nada en estos términos le quita derechos que la ley le da.",
        },
        { en: "Questions: {phone} or {email}.", es: "Preguntas: {phone} o {email}." },
      ],
    },
  ],
};
