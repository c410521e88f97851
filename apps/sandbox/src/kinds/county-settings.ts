import { personas } from "../personas/personas.ts";

/** What a county's recorder accepts. Samples: whoever uses them for more than trying the product must check them. */
export interface CountySettings {
  readonly recordsElectronically: boolean;
  readonly acceptsRemoteNotarisation: boolean;
  readonly recordingFeeCents: number;
}

const modern: CountySettings = {
  recordsElectronically: true,
  acceptsRemoteNotarisation: true,
  recordingFeeCents: 8_600,
};

const exceptions: Readonly<Record<string, Partial<CountySettings>>> = {
  // Cabell, West Virginia: the paper county among the personas.
  "54011": { recordsElectronically: false, acceptsRemoteNotarisation: false, recordingFeeCents: 4_200 },
  "30031": { recordingFeeCents: 5_600 },
  "36119": { recordingFeeCents: 29_500 },
  "45019": { acceptsRemoteNotarisation: true, recordingFeeCents: 2_500 },
};

const names = new Map(personas.map(({ home }) => [home.countyFips, home.county]));

export const countyName = (fips: string): string => names.get(fips) ?? `County ${fips}`;

export const settingsOf = (fips: string): CountySettings => ({ ...modern, ...exceptions[fips] });

const easternStates = "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV".split(" ");
const mountainStates = "CO ID MT NM UT WY".split(" ");
const pacificStates = "CA NV OR WA".split(" ");

/** The zone of most of a state. */
export function zoneOfState(state: string): string {
  if (easternStates.includes(state)) return "America/New_York";
  if (mountainStates.includes(state)) return "America/Denver";
  if (pacificStates.includes(state)) return "America/Los_Angeles";
  const own: Readonly<Record<string, string>> = {
    AZ: "America/Phoenix",
    AK: "America/Anchorage",
    HI: "Pacific/Honolulu",
  };
  return own[state] ?? "America/Chicago";
}
