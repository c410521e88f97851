import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import { catalogue, type Text } from "@gable/ui/language/catalogue.tsx";

export const paperWords = catalogue({
  written: { en: (day: string) => `written ${day}`, es: (day: string) => `del ${day}` },
  sent: { en: (day: string) => `sent ${day}`, es: (day: string) => `enviado el ${day}` },
  signed: { en: (day: string) => `signed ${day}`, es: (day: string) => `firmado el ${day}` },
  again: { en: "Try again", es: "Intentar de nuevo" },
  failed: {
    en: "This document could not be fetched. Try again.",
    es: "No se pudo obtener este documento. Intente de nuevo.",
  },
});

/** The day on which a document was signed, or written; one that came from the person was sent. */
export function dated(
  { from, signedAt, datedOn }: Pick<DocumentRow, "from" | "signedAt" | "datedOn">,
  t: Text<typeof paperWords>,
  f: { readonly shortDay: (iso: string) => string },
): string {
  if (signedAt !== null) return t.signed(f.shortDay(datedOn));
  return from === "borrower" ? t.sent(f.shortDay(datedOn)) : t.written(f.shortDay(datedOn));
}
