import type { Language } from "@gable/domain/language.ts";

/** Whoever is neither the asker nor somebody with whom they own a home as a rule. */
const others = {
  en: "neighbou?rs?|friends?|mother|father|mom|dad|sister|brother|son|daughter|cousin|uncle|aunt|boss|cowork(?:er|ers)|customers?|borrowers?|clients?|person|somebody|someone",
  es: "vecin[oa]s?|amig[oa]s?|madre|padre|mam[aá]|pap[aá]|herman[oa]|hij[oa]|prim[oa]|t[ií][oa]|jef[ea]|clientes?|persona|alguien",
} as const;

/** What of theirs is asked for. */
const matters: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `\\b(?:${others.en})(?:['’]s|s['’])\\s+(?:\\w+\\s+)?(?:application|loan|line|rate|status|offer|balance|payment|debt)s?\\b`,
    "iu",
  ),
  es: new RegExp(
    `\\b(?:solicitud|pr[eé]stamo|l[ií]nea|tasa|estado|oferta|saldo|pago|deuda)\\s+de(?:l)?\\s+(?:\\p{L}+\\s+)?(?:${others.es})(?!\\p{L})`,
    "iu",
  ),
};

/** Whether a question is for what another person has with the lender: that is told to nobody, and never answered from the asker's own. */
export const asksOfSomebodyElse = (language: Language, question: string): boolean =>
  matters[language].test(question.normalize("NFC"));
