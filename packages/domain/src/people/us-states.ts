import type { Words } from "../language.ts";

/** The fifty states and the District of Columbia by postal code. */
export const usStates = {
  AL: { en: "Alabama", es: "Alabama" },
  AK: { en: "Alaska", es: "Alaska" },
  AZ: { en: "Arizona", es: "Arizona" },
  AR: { en: "Arkansas", es: "Arkansas" },
  CA: { en: "California", es: "California" },
  CO: { en: "Colorado", es: "Colorado" },
  CT: { en: "Connecticut", es: "Connecticut" },
  DE: { en: "Delaware", es: "Delaware" },
  DC: { en: "District of Columbia", es: "Distrito de Columbia" },
  FL: { en: "Florida", es: "Florida" },
  GA: { en: "Georgia", es: "Georgia" },
  HI: { en: "Hawaii", es: "Hawái" },
  ID: { en: "Idaho", es: "Idaho" },
  IL: { en: "Illinois", es: "Illinois" },
  IN: { en: "Indiana", es: "Indiana" },
  IA: { en: "Iowa", es: "Iowa" },
  KS: { en: "Kansas", es: "Kansas" },
  KY: { en: "Kentucky", es: "Kentucky" },
  LA: { en: "Louisiana", es: "Luisiana" },
  ME: { en: "Maine", es: "Maine" },
  MD: { en: "Maryland", es: "Maryland" },
  MA: { en: "Massachusetts", es: "Massachusetts" },
  MI: { en: "Michigan", es: "Míchigan" },
  MN: { en: "Minnesota", es: "Minnesota" },
  MS: { en: "Mississippi", es: "Misisipi" },
  MO: { en: "Missouri", es: "Misuri" },
  MT: { en: "Montana", es: "Montana" },
  NE: { en: "Nebraska", es: "Nebraska" },
  NV: { en: "Nevada", es: "Nevada" },
  NH: { en: "New Hampshire", es: "Nuevo Hampshire" },
  NJ: { en: "New Jersey", es: "Nueva Jersey" },
  NM: { en: "New Mexico", es: "Nuevo México" },
  NY: { en: "New York", es: "Nueva York" },
  NC: { en: "North Carolina", es: "Carolina del Norte" },
  ND: { en: "North Dakota", es: "Dakota del Norte" },
  OH: { en: "Ohio", es: "Ohio" },
  OK: { en: "Oklahoma", es: "Oklahoma" },
  OR: { en: "Oregon", es: "Oregón" },
  PA: { en: "Pennsylvania", es: "Pensilvania" },
  RI: { en: "Rhode Island", es: "Rhode Island" },
  SC: { en: "South Carolina", es: "Carolina del Sur" },
  SD: { en: "South Dakota", es: "Dakota del Sur" },
  TN: { en: "Tennessee", es: "Tennessee" },
  TX: { en: "Texas", es: "Texas" },
  UT: { en: "Utah", es: "Utah" },
  VT: { en: "Vermont", es: "Vermont" },
  VA: { en: "Virginia", es: "Virginia" },
  WA: { en: "Washington", es: "Washington" },
  WV: { en: "West Virginia", es: "Virginia Occidental" },
  WI: { en: "Wisconsin", es: "Wisconsin" },
  WY: { en: "Wyoming", es: "Wyoming" },
} as const satisfies Record<string, Words>;

export type UsState = keyof typeof usStates;

export const usStateCodes = Object.keys(usStates) as readonly UsState[];

export function isUsState(code: string): code is UsState {
  return Object.hasOwn(usStates, code);
}
