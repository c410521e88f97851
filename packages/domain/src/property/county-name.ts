import type { Language, Words } from "../language.ts";

/** A county, or what a state has in its place: Connecticut's planning regions since 2022 (87 FR 34235), independent cities. */
const isNamedInFull = (county: string): boolean =>
  /\b(county|parish|borough|municipality|city|area|planning region)$/i.test(county);

/** As `usStates` has it: by itself, since the names of all states would come with every page that names a county. */
const district: Words = { en: "District of Columbia", es: "Distrito de Columbia" };

/** `Sacramento` as one says it, `Sacramento County`; a name that says what it is, such as `Orleans Parish`, stays as it is. */
export function countyInFull(county: string, language: Language): string {
  // The district has no counties; its own name stands where another home's county does.
  if (county.toLowerCase() === district.en.toLowerCase()) return district[language];
  if (isNamedInFull(county)) return county;
  return language === "es" ? `condado de ${county}` : `${county} County`;
}
