import type { Language } from "../language.ts";
import { usStates } from "../people/us-states.ts";

/** A county, or what a state has in its place: Connecticut's planning regions since 2022 (87 FR 34235), independent cities. */
const isNamedInFull = (county: string): boolean =>
  /\b(county|parish|borough|municipality|city|area|planning region)$/i.test(county);

/** `Sacramento` as one says it, `Sacramento County`; a name that says what it is, such as `Orleans Parish`, stays as it is. */
export function countyInFull(county: string, language: Language): string {
  // The district has no counties; its own name stands where another home's county does.
  if (county.toLowerCase() === usStates.DC.en.toLowerCase()) return usStates.DC[language];
  if (isNamedInFull(county)) return county;
  return language === "es" ? `condado de ${county}` : `${county} County`;
}
