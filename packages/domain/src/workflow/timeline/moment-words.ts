import type { Words } from "../../language.ts";
import type { Moment } from "./moment.ts";

/** What each moment of the way to the money is called where its borrower reads it. */
export const momentWords: Readonly<Record<Moment, Words>> = {
  opened: { en: "Application opened", es: "Solicitud abierta" },
  "offer-chosen": { en: "Choose an offer", es: "Elegir una oferta" },
  submitted: { en: "Submit the application", es: "Enviar la solicitud" },
  "income-verified": { en: "Confirm your income", es: "Confirmar sus ingresos" },
  "identity-verified": { en: "Verify your identity", es: "Verificar su identidad" },
  "home-valued": { en: "Somebody looks at your home", es: "Alguien ve su casa" },
  "signing-opens": { en: "Signing opens", es: "Ya se puede firmar" },
  "documents-signed": { en: "Sign the documents", es: "Firmar los documentos" },
  "others-signed": { en: "Everybody else signs", es: "Firman los demás" },
  "attorney-reviewed": { en: "A lawyer reads the deed", es: "Un abogado lee la escritura" },
  "deed-notarised": { en: "Meet the notary", es: "Reunirse con el notario" },
  "rescission-ends": { en: "Your right to cancel ends", es: "Termina su derecho a cancelar" },
  "hold-ends": {
    en: "Time for cancellations by mail ends",
    es: "Termina la espera por cancelaciones por correo",
  },
  recorded: { en: "The county records the deed", es: "El condado inscribe la escritura" },
  funded: { en: "The money is sent", es: "Se envía el dinero" },
  "debts-paid": { en: "Your debts are paid", es: "Se pagan sus deudas" },
};

/** A moment that a page does not know yet is named as the server names it. */
export function momentName(moment: string, language: "en" | "es"): string {
  return moment in momentWords ? momentWords[moment as Moment][language] : moment;
}
