import { answerBlanks } from "@gable/domain/chat/desk-answers.ts";
import { field } from "./field.ts";
import type { SettingTable } from "./table-shape.ts";

const blanks = answerBlanks.map((name) => `{${name}}`).join(", ");

/** What the support desk is offered to answer with. */
export const deskAnswerTables: readonly SettingTable[] = [
  {
    kind: "rows",
    path: "answers",
    title: { en: "Answers of our own", es: "Respuestas propias" },
    note: {
      en: `The desk offers them first, in this order. These are filled in: ${blanks}. {name} is the borrower’s name. An answer that you retire stays here and is no longer offered.`,
      es: `El equipo las ve primero, en este orden. Se rellenan: ${blanks}. {name} es el nombre del solicitante. Una respuesta retirada queda aquí y ya no se ofrece.`,
    },
    key: ["title.en"],
    orderedBy: "place",
    columns: [
      field("place", "Place", "Lugar", "count"),
      field("title.en", "Name, English", "Nombre, inglés", "text"),
      field("title.es", "Name, Spanish", "Nombre, español", "text"),
      field("text.en", "Answer, English", "Respuesta, inglés", "long-text"),
      field("text.es", "Answer, Spanish", "Respuesta, español", "long-text"),
      field("isOffered", "Offered", "Se ofrece", "yes-no"),
    ],
    none: {
      en: "No answer of your own yet: the desk is offered those that come with the product. What you add is offered first.",
      es: "Aún no hay respuestas propias: al equipo se le ofrecen las que trae el producto. Las que usted agregue van primero.",
    },
    fresh: { place: 1, title: { en: "", es: "" }, text: { en: "", es: "" }, isOffered: true },
    addLabel: { en: "Add an answer", es: "Agregar una respuesta" },
  },
  {
    kind: "fields",
    title: { en: "Answers that come with the product", es: "Respuestas que trae el producto" },
    fields: [
      field("offersPhrases", "Offer greetings and other phrases", "Ofrecer saludos y otras frases", "yes-no"),
      field("offersHelp", "Offer what the help says", "Ofrecer lo que dice la ayuda", "yes-no"),
    ],
  },
];
