import { waysShown } from "@gable/domain/identity/lost-second-step.ts";
import { isPreparedForm } from "@gable/domain/profile/prepared-forms.ts";
import { preparedFormWords, preparedLabel } from "@gable/domain/profile/prepared-forms.words.ts";
import { catalogue, type Language, textOf } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { wordsOfCode } from "./in-words.ts";
import { waysShownWords } from "./lost-second-step.words.ts";

const words = catalogue({
  attempt: { en: (n: number) => `attempt ${n}`, es: (n: number) => `intento ${n}` },
  judgments: {
    en: (n: number) => (n === 1 ? "1 judgment" : `${n} judgments`),
    es: (n: number) => (n === 1 ? "1 sentencia" : `${n} sentencias`),
  },
  undisclosed: {
    en: (n: number) => (n === 1 ? "1 lien that was not named" : `${n} liens that were not named`),
    es: (n: number) => (n === 1 ? "1 gravamen no declarado" : `${n} gravámenes no declarados`),
  },
  companions: {
    en: (n: number) => (n === 1 ? "1 other owner" : `${n} other owners`),
    es: (n: number) => (n === 1 ? "1 copropietario más" : `${n} copropietarios más`),
  },
  instrument: { en: (number: string) => `instrument ${number}`, es: (number: string) => `instrumento ${number}` },
  until: { en: (day: string) => `until ${day}`, es: (day: string) => `hasta ${day}` },
  accepted: { en: "accepted", es: "aceptado" },
  refused: { en: "not accepted", es: "no aceptado" },
  otherwise: {
    en: (fields: string) => `sent otherwise: ${fields}`,
    es: (fields: string) => `enviado de otro modo: ${fields}`,
  },
});

/** Codes whose words say something that the event's own name does not. */
const codeKeys = ["kind", "type", "decision", "outcome", "result", "status", "opinion", "reason"] as const;

type Detail = Readonly<Record<string, unknown>>;

/**
 * What the log keeps of an event beside its name, in the reader's words: which paper, what came out, how much, until when. Empty where it
 * keeps nothing that anybody reads: names of records, checksums and codes without words are left out.
 */
export function eventDetail(detail: Detail, language: Language, formats: Formats): string {
  const t = textOf(words, language);
  const { dollars, rate, dayWithYear, moment } = formats;
  const number = (key: string, least: number): number[] => {
    const value = detail[key];
    return typeof value === "number" && value >= least ? [value] : [];
  };
  const text = (key: string): string[] => {
    const value = detail[key];
    return typeof value === "string" && value !== "" ? [value] : [];
  };
  return [
    ...writtenDown(detail, language),
    ...waysShown.filter((way) => way === detail["shown"]).map((way) => waysShownWords[way][language]),
    ...codeKeys.flatMap(text).flatMap((code) => wordsOfCode(code, language) ?? []),
    ...(typeof detail["accepted"] === "boolean" ? [detail["accepted"] ? t.accepted : t.refused] : []),
    ...number("line", 1).map(dollars),
    ...text("ratePercent").map(rate),
    ...number("cash", 1).map(dollars),
    ...number("attempt", 2).map(t.attempt),
    ...number("judgments", 1).map(t.judgments),
    ...number("undisclosed", 1).map(t.undisclosed),
    ...number("companions", 1).map(t.companions),
    ...text("instrument").map(t.instrument),
    ...text("startsAt").map((at) => moment(at)),
    ...text("endsOn").map((on) => t.until(dayWithYear(on))),
  ].join(", ");
}

/** Of what staff wrote down for the borrower: which form, and what the borrower sent otherwise. */
function writtenDown({ form, changed }: Detail, language: Language): string[] {
  if (typeof form !== "string" || !isPreparedForm(form)) return [];
  const fields = Array.isArray(changed) ? changed.map((name) => preparedLabel(form, String(name), language)) : [];
  const title = preparedFormWords[form].title[language];
  return fields.length === 0 ? [title] : [title, textOf(words, language).otherwise(fields.join(", "))];
}
