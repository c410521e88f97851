import type { Language } from "../language.ts";

const isNamedInFull = (county: string): boolean => /\b(county|parish|borough|municipality|city|area)$/i.test(county);

/** `Sacramento` as one says it, `Sacramento County`; a name that says what it is, such as `Orleans Parish`, stays as it is. */
export function countyInFull(county: string, language: Language): string {
  if (isNamedInFull(county)) return county;
  return language === "es" ? `condado de ${county}` : `${county} County`;
}
