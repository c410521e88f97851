import type { Words } from "@gable/domain/language.ts";
import type { Moment } from "@gable/domain/workflow/timeline.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What each moment of the way to the money is called. */
export const momentWords: Readonly<Record<Moment, Words>> = {
  opened: { en: "Application opened", es: "Solicitud abierta" },
  "offer-chosen": { en: "Choose an offer", es: "Elegir una oferta" },
  submitted: { en: "Submit the application", es: "Enviar la solicitud" },
  "income-verified": { en: "Confirm your income", es: "Confirmar sus ingresos" },
  "identity-verified": { en: "Verify your identity", es: "Verificar su identidad" },
  "signing-opens": { en: "Signing opens", es: "Ya se puede firmar" },
  "documents-signed": { en: "Sign the documents", es: "Firmar los documentos" },
  "others-signed": { en: "The other owners sign", es: "Firman los demás dueños" },
  "attorney-reviewed": { en: "A lawyer reads the deed", es: "Un abogado lee la escritura" },
  "deed-notarised": { en: "Meet the notary", es: "Reunirse con el notario" },
  "rescission-ends": { en: "Your right to cancel ends", es: "Termina su derecho a cancelar" },
  recorded: { en: "The county records the deed", es: "El condado inscribe la escritura" },
  funded: { en: "The money is sent", es: "Se envía el dinero" },
  "debts-paid": { en: "Your debts are paid", es: "Se pagan sus deudas" },
};

/** A moment that this portal does not know yet is named as the server names it. */
export function momentName(moment: string, language: "en" | "es"): string {
  return moment in momentWords ? momentWords[moment as Moment][language] : moment;
}

export const timelineWords = catalogue({
  title: { en: "Whose move it is", es: "A quién le toca" },
  what: { en: "What", es: "Qué" },
  who: { en: "Who", es: "Quién" },
  when: { en: "When", es: "Cuándo" },
  borrower: { en: "You", es: "Usted" },
  others: { en: "The other owners", es: "Los demás dueños" },
  lender: { en: "We", es: "Nosotros" },
  county: { en: "The county", es: "El condado" },
  bank: { en: "Your bank", es: "Su banco" },
  nobody: { en: "Nobody", es: "Nadie" },
  now: { en: "Now", es: "Ahora" },
  later: { en: "After that", es: "Después" },
  about: { en: (day: string) => `About ${day}`, es: (day: string) => `Hacia el ${day}` },
});
