import type { Words } from "@gable/domain/language.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";

/** What is done about an account that the bank did not confirm by itself, or a policy that no check accepted. */
export const accountActWords = {
  "accept-account": {
    name: { en: "Accept the account", es: "Aceptar la cuenta" },
    means: {
      en: "A statement or a voided check shows that the account is the borrower’s.",
      es: "Un estado o cheque anulado muestra que la cuenta es del solicitante.",
    },
  },
  "refuse-account": {
    name: { en: "Refuse the account", es: "Rechazar la cuenta" },
    means: {
      en: "The borrower chooses another account. No money goes to this one.",
      es: "El solicitante elige otra cuenta. No irá dinero a esta.",
    },
  },
  "accept-autopay-account": {
    name: { en: "Accept the account for payments", es: "Aceptar la cuenta para los pagos" },
    means: {
      en: "A statement or a voided check shows that the account is the borrower’s. Payments may be drawn from it.",
      es: "Un estado o cheque anulado muestra que la cuenta es del solicitante. Se puede debitar de ella.",
    },
  },
  "refuse-autopay-account": {
    name: { en: "Refuse the account for payments", es: "Rechazar la cuenta para los pagos" },
    means: {
      en: "The borrower names another account or pays by hand. The money does not wait for it.",
      es: "El solicitante indica otra cuenta o paga manualmente. El dinero no espera por esto.",
    },
  },
  "accept-policy": {
    name: { en: "Accept the policy …", es: "Aceptar la póliza …" },
    means: {
      en: "Its page names the borrower or an owner, this home, enough cover and us, whatever the records say. The money rests on the day that you enter.",
      es: "Su página nombra al solicitante o a un dueño, esta casa, cobertura suficiente y a nosotros, digan lo que digan los registros. El dinero se apoya en la fecha que escriba.",
    },
  },
  "return-policy": {
    name: { en: "Return the policy …", es: "Devolver la póliza …" },
    means: {
      en: "The borrower reads your reason, word for word, and sends another page.",
      es: "El solicitante lee su razón tal como está y envía otra página.",
    },
  },
} as const satisfies Partial<Record<StaffActName, { readonly name: Words; readonly means: Words }>>;
