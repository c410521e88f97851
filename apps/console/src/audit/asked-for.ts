import type { Language, Words } from "@gable/domain/language.ts";
import { askedForValue } from "@gable/domain/staff/asked-for-values.ts";
import { askedForWords } from "@gable/domain/staff/asked-for-words.ts";
import { formatsOf } from "@gable/ui/language/formats.ts";
import { inMoments } from "../shell/in-moments.ts";

/** What the log of people and settings names beside what calls name. */
const loggedWords: Readonly<Record<string, Words>> = {
  after: { en: "after", es: "después" },
  before: { en: "before", es: "antes" },
  count: { en: "how many", es: "cuántos" },
  effectiveAt: { en: "in force from", es: "en vigor desde" },
  effectiveOn: { en: "in force on", es: "en vigor el" },
  formerUntil: { en: "former secret until", es: "secreto anterior hasta" },
  hasNewKeys: { en: "new keys", es: "claves nuevas" },
  licences: { en: "licenses", es: "licencias" },
  lost: { en: "not sent any more", es: "ya no se envió" },
  name: { en: "name", es: "nombre" },
  nmls: { en: "NMLS number", es: "número NMLS" },
  number: { en: "number", es: "número" },
  reason: { en: "reason", es: "motivo" },
  sha256: { en: "seal", es: "sello" },
  status: { en: "answered", es: "respondió" },
  upTo: { en: "up to", es: "hasta" },
  url: { en: "address", es: "dirección" },
};
const yes: Words = { en: "yes", es: "sí" };
const no: Words = { en: "no", es: "no" };

const IS_INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const IS_ID = /^[\da-f]{8}-[\da-f]{4}-/;
const MARK_LENGTH = 8;

/** Of an id, as much as tells one from another. */
export const markOf = (id: string): string => (IS_ID.test(id) ? id.slice(0, MARK_LENGTH) : id);

/** What a call of staff named, in words: "Queue: Credit file, From: 2026-11-01". */
export function inWords(detail: Readonly<Record<string, unknown>>, language: Language): string {
  return Object.entries(detail)
    .map(([name, value]) => {
      const kind = askedForWords[name]?.[language] ?? name;
      return `${kind}: ${askedForValue(name, String(value), language) ?? inShort(String(value), language)}`;
    })
    .join(", ");
}

const inShort = (value: string, language: Language): string =>
  IS_INSTANT.test(value) ? inMoments(value, language) : markOf(value);

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
const IS_HASH = /^[\da-f]{64}$/;

/**
 * What an entry of the log of people and settings says beside its name: "Setting: Rate sheet, reason: …, before (name: …)". Values that
 * were lists or texts stand as they were written.
 */
export function loggedInWords(detail: Readonly<Record<string, unknown>>, language: Language): string {
  return Object.entries(detail)
    .flatMap(([name, value]) => {
      const kind = (loggedWords[name] ?? askedForWords[name])?.[language] ?? name;
      if (value === null || value === "") return [];
      if (typeof value === "object" && !Array.isArray(value))
        return [`${kind} (${loggedInWords(value as Record<string, unknown>, language)})`];
      return [`${kind}: ${loggedValue(name, value, language)}`];
    })
    .join(", ");
}

function loggedValue(name: string, value: unknown, language: Language): string {
  if (typeof value === "boolean") return (value ? yes : no)[language];
  if (typeof value !== "string") return JSON.stringify(value);
  if (IS_HASH.test(value)) return value.slice(0, MARK_LENGTH);
  if (IS_DAY.test(value)) return formatsOf(language).dayWithYear(value);
  return askedForValue(name, value, language) ?? inShort(value, language);
}
