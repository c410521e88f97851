import type { LegalText } from "./parts/legal-page.tsx";

/** A plain draft; each lender's counsel may replace it. */
export const communicationsText: LegalText = {
  title: { en: "Electronic communications", es: "Comunicaciones electrónicas" },
  summary: {
    en: "If you agree, your notices and documents come electronically. You can have any of them on paper, free, and you can change your mind.",
    es: "Si acepta, sus avisos y documentos llegan en forma electrónica. Puede pedir cualquiera en papel, gratis, y puede cambiar de opinión.",
  },
  sections: [
    {
      heading: { en: "What comes electronically", es: "Qué llega en forma electrónica" },
      paragraphs: [
        {
          en: "Everything that the law requires us to give you in writing about this application and, if it is opened, the line of credit: disclosures, notices, the agreement and its copies. We send an email when something new is there; the documents themselves are in your account.",
          es: "Todo lo que la ley exige darle por escrito sobre esta solicitud y, si se abre, la línea de crédito: divulgaciones, avisos, el contrato y sus copias. Enviamos un correo cuando hay algo nuevo; los documentos están en su cuenta.",
        },
      ],
    },
    {
      heading: { en: "What you need", es: "Qué necesita" },
      paragraphs: [
        {
          en: "An email address, a current browser, a program that opens PDF files, and a way to save or print them. You show that PDF files open on your device by typing the four digits of a sample.",
          es: "Un correo electrónico, un navegador actual, un programa que abra archivos PDF y una manera de guardarlos o imprimirlos. Usted demuestra que los PDF se abren en su dispositivo al escribir los cuatro dígitos de una muestra.",
        },
      ],
    },
    {
      heading: { en: "Paper, and changing your mind", es: "Papel y cambio de opinión" },
      paragraphs: [
        {
          en: "Call {phone} for a paper copy of any document, free of charge. You can withdraw your consent at any time in your settings or by phone; from then on we write to you on paper. What was delivered before stays delivered.",
          es: "Llame al {phone} para una copia en papel de cualquier documento, sin costo. Puede retirar su consentimiento en cualquier momento en su configuración o por teléfono; desde entonces le escribimos en papel. Lo ya entregado queda entregado.",
        },
        {
          en: "Tell us when your email address changes, in your settings or by phone.",
          es: "Avísenos si cambia su correo, en su configuración o por teléfono.",
        },
      ],
    },
    {
      heading: { en: "Text messages", es: "Mensajes de texto" },
      paragraphs: [
        {
          en: "We text you only if you asked for it. Reply STOP at any time. Saying no changes nothing about your application.",
          es: "Le enviamos mensajes de texto solo si lo pidió. Responda STOP cuando quiera. Decir que no no cambia nada en su solicitud.",
        },
      ],
    },
  ],
};
