import type { Words } from "../../language.ts";

interface DeadlineWords {
  readonly staff: Words;
  /** Null where it binds the lender alone. */
  readonly borrower: Words | null;
}

/** What each deadline is called before its last day: where staff read it, and where its borrower does. */
export const deadlineWords = {
  "offers-stand": {
    staff: { en: "Offers stand until", es: "Las ofertas valen hasta" },
    borrower: { en: "Your offers stand until", es: "Sus ofertas valen hasta" },
  },
  "answer-by": {
    staff: { en: "What is missing may come until", es: "Lo que falta puede llegar hasta" },
    borrower: { en: "Send us what is missing by", es: "Envíe lo que falta a más tardar" },
  },
  "accept-by": {
    staff: { en: "Counteroffer open until", es: "La contraoferta vale hasta" },
    borrower: { en: "Accept our other offer by", es: "Acepte la otra oferta a más tardar" },
  },
  "sign-by": {
    staff: { en: "To be signed by", es: "Debe firmarse a más tardar" },
    borrower: { en: "Sign the documents by", es: "Firme los documentos a más tardar" },
  },
  decide: { staff: { en: "Decision due by", es: "Decisión a más tardar" }, borrower: null },
  "tell-missing": {
    staff: { en: "Told what is missing by", es: "Aviso de lo que falta a más tardar" },
    borrower: null,
  },
  "counsellor-list": {
    staff: { en: "List of counselors out by", es: "Lista de asesores a más tardar" },
    borrower: null,
  },
  "valuation-right": {
    staff: { en: "Right to valuations told by", es: "Aviso del derecho a la tasación a más tardar" },
    borrower: null,
  },
  "report-sanctions": {
    staff: { en: "Reported to OFAC by", es: "Informado a la OFAC a más tardar" },
    borrower: null,
  },
  unwind: { staff: { en: "Undone by", es: "Deshecho a más tardar" }, borrower: null },
} as const satisfies Readonly<Record<string, DeadlineWords>>;

export type Deadline = keyof typeof deadlineWords;
export const deadlineNames = Object.keys(deadlineWords) as [Deadline, ...Deadline[]];

/** What the borrower reads before the last day; undefined where they are not told of it. */
export const deadlineForBorrower = (deadline: Deadline): Words | undefined =>
  deadlineWords[deadline].borrower ?? undefined;
