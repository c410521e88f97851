import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What papers settle a request, by its kind; each is a point of a list. */
export const satisfiesWords = catalogue({
  title: { en: "What settles it", es: "Qué lo resuelve" },
  account: {
    en: "A statement of the last 60 days, or a voided check.",
    es: "Un estado de cuenta de los últimos 60 días o un cheque anulado.",
  },
  accountShows: {
    en: "Your name, the bank’s name and the last four digits of the account must be readable. You may cover everything else.",
    es: "Deben leerse su nombre, el del banco y los últimos cuatro dígitos de la cuenta. Puede tapar lo demás.",
  },
  inquiry: {
    en: "For each lender that looked at your credit: what came of it.",
    es: "Por cada prestamista que consultó su crédito: qué resultó.",
  },
  inquiryDebt: {
    en: "If a debt came of it: the agreement or a statement, with the balance and the monthly payment.",
    es: "Si resultó una deuda: el contrato o un estado de cuenta, con el saldo y el pago mensual.",
  },
  inquiryNone: {
    en: "If none did: your answers here, or a letter that says so, with the lender’s name, the date and your signature.",
    es: "Si no hubo deuda: sus respuestas aquí, o una carta que lo diga, con el nombre del prestamista, la fecha y su firma.",
  },
  deed: {
    en: "The pages of your deed that describe the property, with every exhibit that they name.",
    es: "Las páginas de su escritura que describen la propiedad, con cada anexo que mencionan.",
  },
  deedElse: {
    en: "Your owner’s title policy or a survey of the land does as well.",
    es: "También sirve su póliza de título de propietario o un plano del terreno.",
  },
  trustName: {
    en: "The page with the name and the date of the trust.",
    es: "La página con el nombre y la fecha del fideicomiso.",
  },
  trustees: {
    en: "The names of all trustees, and that they may borrow against the home.",
    es: "Los nombres de todos los fiduciarios, y que pueden pedir un préstamo sobre la casa.",
  },
  trustRevocable: {
    en: "That the trust can be revoked, and by whom.",
    es: "Que el fideicomiso es revocable, y por quién.",
  },
  trustSigned: {
    en: "The page with the signatures, and the notary’s where there is one.",
    es: "La página con las firmas, y la del notario si la hay.",
  },
});

type Point = Exclude<keyof typeof satisfiesWords, "title">;

/** Kinds that are not here have a page of their own, or say it in the words of whoever asks. */
export const satisfies: Readonly<Record<string, readonly Point[]>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: ["account", "accountShows"],
  HARD_CREDIT_INQUIRY_REVIEW: ["inquiry", "inquiryDebt", "inquiryNone"],
  PROPERTY_LEGAL_DESCRIPTION: ["deed", "deedElse"],
  REVIEW_TRUST_REQUIREMENTS: ["trustName", "trustees", "trustRevocable", "trustSigned"],
};
