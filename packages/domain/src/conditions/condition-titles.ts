import type { ConditionCategory } from "../application/enumerations.ts";
import type { Language, Words } from "../language.ts";
import type { Condition } from "./condition.ts";

/** What each kind asks for, in plain words; never that fraud is suspected. */
export const conditionTitles = {
  BANK_ACCOUNT_FRAUD_REVIEW: { en: "Show that the account is yours", es: "Muestre que la cuenta es suya" },
  FALSE_OWNERSHIP_TYPE_REVIEW: { en: "How the home is owned", es: "Cómo se posee la casa" },
  GENERIC_DOCUMENT_REQUEST: { en: "A document that we need", es: "Un documento que necesitamos" },
  HARD_CREDIT_INQUIRY_REVIEW: { en: "A recent credit inquiry", es: "Una consulta de crédito reciente" },
  HELOC_MANUAL_PAYSTUB_UPLOAD: { en: "Your latest pay stubs", es: "Sus últimos talones de pago" },
  ID_VERIFICATION_FAILURE: { en: "Your ID", es: "Su identificación" },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: { en: "Another picture of your ID", es: "Otra foto de su identificación" },
  MISSING_PHONE_NUMBER: { en: "A phone number", es: "Un número de teléfono" },
  PROPERTY_LEGAL_DESCRIPTION: { en: "The description of your property", es: "La descripción de su propiedad" },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: { en: "Show that the home is yours", es: "Muestre que la casa es suya" },
  REVIEW_TRUST_REQUIREMENTS: { en: "Your certificate of trust", es: "Su certificado de fideicomiso" },
} as const satisfies Readonly<Record<ConditionCategory, Words>>;

const unknownTitle: Words = { en: "Something that we need", es: "Algo que necesitamos" };

const questionTitle: Words = { en: "A question for you", es: "Una pregunta para usted" };

/** What a borrower is asked for; what wants words alone is no document. */
export const titleOfAsked = ({
  categoryEnum,
  requestDocuments = true,
}: Pick<Condition, "categoryEnum"> & { readonly requestDocuments?: boolean | undefined }): Words =>
  categoryEnum === "GENERIC_DOCUMENT_REQUEST" && !requestDocuments ? questionTitle : conditionTitle(categoryEnum);

/** What a condition asks for, among `titles` of each kind; in general words where a page does not know its kind yet. */
export const conditionTitle = (category: string, titles: Readonly<Record<string, Words>> = conditionTitles): Words =>
  new Map(Object.entries(titles)).get(category) ?? unknownTitle;

/** A text, and the language that it is in: the reader's only where the product worded it, or a person wrote in theirs. */
export interface Told {
  readonly text: string;
  readonly language: Language;
}

type Asked = Pick<Condition, "commentsToBorrower" | "inWords" | "writtenIn" | "askedIn" | "xtraData">;

/** What is asked, in the words of the first time; null where nobody said anything. */
export const askedFirst = (asked: Asked, reader: Language): Told | null =>
  told(
    asked.askedIn ?? asked.writtenIn,
    asked.inWords?.asked,
    asked.xtraData.askedFirst ?? asked.commentsToBorrower,
    reader,
  );

/** What was said of it last: why papers came back, else what is asked; null where nobody said anything. */
export const saidLast = (asked: Asked, reader: Language): Told | null =>
  asked.xtraData.askedFirst === undefined
    ? askedFirst(asked, reader)
    : told(asked.writtenIn, asked.inWords?.returned, asked.commentsToBorrower, reader);

/** Words of the product's in the reader's language, else what a person wrote as they wrote it. */
const told = (
  writtenIn: Language | undefined,
  inWords: Words | undefined,
  text: string | null,
  reader: Language,
): Told | null =>
  inWords
    ? { text: inWords[reader], language: reader }
    : text === null
      ? null
      : { text, language: writtenIn ?? reader };
