/** How a state's law secures a line on a home: by a deed of trust with a trustee, a deed to secure debt, or a mortgage. */
export type SecurityInstrumentForm = "DEED_OF_TRUST" | "SECURITY_DEED" | "MORTGAGE";

/** States in which home loans are secured by a deed of trust; in the others, but Georgia, by a mortgage. COUNSEL */
const deedOfTrustStates = new Set([
  "AK",
  "AZ",
  "CA",
  "CO",
  "DC",
  "ID",
  "MD",
  "MO",
  "MS",
  "MT",
  "NC",
  "NE",
  "NV",
  "OR",
  "TN",
  "TX",
  "UT",
  "VA",
  "WA",
  "WV",
  "WY",
]);

export function securityInstrumentForm(state: string): SecurityInstrumentForm {
  if (state === "GA") return "SECURITY_DEED";
  return deedOfTrustStates.has(state) ? "DEED_OF_TRUST" : "MORTGAGE";
}

const names = { DEED_OF_TRUST: "deed of trust", SECURITY_DEED: "deed to secure debt", MORTGAGE: "mortgage" } as const;

/** The instrument in running text: "deed of trust", "mortgage". */
export function securityInstrumentName(state: string): string {
  return names[securityInstrumentForm(state)];
}
