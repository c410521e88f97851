import type { Language } from "@gable/domain/language.ts";
import { withoutAccents } from "@gable/domain/without-accents.ts";
import { knownAs } from "./synonyms.ts";
import { meantBy } from "./typed.ts";

/** Words that every question has and that find nothing. */
const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `a about after all also am an and any anything are as at be been before but by can could did do does doing don for from get give
    go going got had has have hello hey hi how i if im in into is it its ive just know let like ll long m many may me more much my need now
    of off on once one or our out over please re s say see shall should so some t tell than thank thanks that the their them then there
    these they thing this those to too up us use ve very want was we were what whats when where which while who why will with would you
    your yours yes no not`.split(/\s+/),
  ),
  es: new Set(
    `a al algo alguna alguno ante antes aqui asi aun aunque cada como con cual cuales cuando cuanta cuanto cuantos de del desde donde
    el ella ellos en entre era es esa ese eso esta estan estar este esto estoy fue gracias ha hace hacer han hasta hay he hola la las le les lo
    los mas me mi mis mucho muy necesito ni no nos nosotros o otra otro para pero por porque pueda puede puedo que quiero quien saber se sea
    ser si sin sobre son soy su sus tal tambien te tener tengo tiene tienen todo tu tus un una uno unos usted ustedes va van voy y ya yo
    favor hago hacen debo`.split(/\s+/),
  ),
};

/** The words of a text that say what is asked, whole. */
export const plainWordsOf = (language: Language, text: string): string[] =>
  wordsOf(language, text).filter((word) => !isSmall(language, word));

/**
 * The words of a text as the search compares them: those that mean the same as one, without endings. Small words stand behind a mark: in a
 * whole way of asking they say a little of what is meant.
 */
export const allTermsOf = (language: Language, text: string): string[] =>
  wordsOf(language, text).map((word) =>
    isSmall(language, word) ? SMALL_MARK + word : stemOf(language, knownAs(language, shapeOf(word))),
  );

/** The words of a text: small letters, no accents, in full where they were typed in short. */
export const wordsOf = (language: Language, text: string): string[] =>
  (text.replaceAll(productNames[language], PRODUCT).match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu) ?? []).flatMap((word) =>
    meantBy(language, plainOf(word)),
  );

const isSmall = (language: Language, plain: string): boolean =>
  stopWords[language].has(plain) || (plain.length < 2 && !/\d/.test(plain));

const plainOf = (word: string): string =>
  withoutAccents(word.toLowerCase())
    .replaceAll(/[’']s?$/g, "")
    .replaceAll(/[’']/g, "");

/** Of an amount or a score only its length says what is asked. */
const shapeOf = (word: string): string => (/^\d{3,}$/.test(word) && word !== "1099" ? "9".repeat(word.length) : word);

const stemOf = (language: Language, plain: string): string =>
  language === "en" ? englishStem(plain) : spanishStem(plain);

/** By how many names people call it, each is one word. */
const productNames: Readonly<Record<Language, RegExp>> = {
  en: /\bhelocs?\b|\b(?:home[- ])?equity (?:lines?|loans?)(?: of credit)?\b|\blines? of credit\b/giu,
  es: /\bhelocs?\b|\bl[ií]neas? de cr[eé]dito(?: hipotecari[oa])?(?: sobre (?:el valor de )?(?:la|mi|su) (?:casa|vivienda))?/giu,
};
export const PRODUCT = "heloc";

const SMALL_MARK = "~";

export const isSmallTerm = (term: string): boolean => term.startsWith(SMALL_MARK);

function englishStem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^su])s$/, "$1")
    .replace(/(ization|isation)$/, "ize")
    .replace(/(.{3,})(ing|ed|ment|ation|ition|er)$/, "$1")
    .replace(/([^aeiouls])\1$/, "$1")
    .replace(/(.{3,})e$/, "$1");
}

function spanishStem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/(.{3,})it[oa](s?)$/, "$1o$2")
    .replace(/quo(s?)$/, "co$1")
    .replace(/ciones$/, "cion")
    .replace(/(.{3,})(mente)$/, "$1")
    .replace(/(.{3,})(es|s)$/, "$1")
    .replace(/(.{3,})(ando|iendo|aron|ieron|aria|eria|iria|aba|ado|ido|ada|ida|ar|er|ir|an|en|ara|era|cion)$/, "$1")
    .replace(/(.{3,})[aeo]$/, "$1");
}
