import type { Words } from "@gable/domain/language.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";

/** What is done about a bureau that gave no report, or about an answer that was wrong. */
export const creditActWords = {
  "ask-bureau-again": {
    name: { en: "Ask the bureau again", es: "Preguntar de nuevo a la agencia" },
    means: {
      en: "What kept the bureau from a report is put right: the borrower lifted the freeze, or the fault was the bureau’s own. Before submission it is a soft check again, after it the full one that the borrower agreed to.",
      es: "Lo que impedía el informe está corregido: el solicitante levantó el bloqueo, o la falla era de la agencia. Antes del envío es otra consulta suave; después, la completa que el solicitante aceptó.",
    },
  },
  "correct-answers": {
    name: { en: "Correct answers …", es: "Corregir respuestas …" },
    means: {
      en: "The borrower told you what was wrong. Fill in only that. What was found out with the former answer is found out anew: a name, birth date or number has the credit checked again, income has the offer priced again, and the borrower signs a new summary.",
      es: "El solicitante le dijo qué estaba mal. Complete solo eso. Lo averiguado con la respuesta anterior se averigua de nuevo: con nombre, nacimiento o número se consulta otra vez el crédito, con ingresos se recalcula la oferta, y el solicitante firma un nuevo resumen.",
    },
  },
  "correct-home": {
    name: { en: "Correct the home’s address …", es: "Corregir la dirección de la vivienda …" },
    means: {
      en: "It takes the place of the address on record, on the borrower’s word. They are told by mail and in their account.",
      es: "Reemplaza a la dirección registrada, según lo dicho por el solicitante. Se le avisa por correo y en su cuenta.",
    },
  },
} as const satisfies Partial<Record<StaffActName, { readonly name: Words; readonly means: Words }>>;
