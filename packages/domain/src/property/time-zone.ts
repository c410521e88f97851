import type { UsState } from "../people/us-states.ts";

interface StateZone {
  readonly zone: string;
  /** The other zone of a divided state and its counties. */
  readonly other?: { readonly zone: string; readonly counties: readonly string[] };
}

const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

const zonesByState: Record<UsState, StateZone> = {
  AL: { zone: CENTRAL },
  AK: { zone: "America/Anchorage", other: { zone: "America/Adak", counties: ["02016"] } },
  AZ: { zone: "America/Phoenix" },
  AR: { zone: CENTRAL },
  CA: { zone: PACIFIC },
  CO: { zone: MOUNTAIN },
  CT: { zone: EASTERN },
  DE: { zone: EASTERN },
  DC: { zone: EASTERN },
  FL: {
    zone: EASTERN,
    other: {
      zone: CENTRAL,
      counties: ["12005", "12013", "12033", "12045", "12059", "12063", "12091", "12113", "12131", "12133"],
    },
  },
  GA: { zone: EASTERN },
  HI: { zone: "Pacific/Honolulu" },
  ID: {
    zone: "America/Boise",
    other: {
      zone: PACIFIC,
      counties: ["16009", "16017", "16021", "16035", "16049", "16055", "16057", "16061", "16069", "16079"],
    },
  },
  IL: { zone: CENTRAL },
  IN: {
    zone: "America/Indiana/Indianapolis",
    other: {
      zone: CENTRAL,
      counties: [
        "18051",
        "18073",
        "18089",
        "18091",
        "18111",
        "18123",
        "18127",
        "18129",
        "18147",
        "18149",
        "18163",
        "18173",
      ],
    },
  },
  IA: { zone: CENTRAL },
  KS: { zone: CENTRAL, other: { zone: MOUNTAIN, counties: ["20071", "20075", "20181", "20199"] } },
  KY: {
    zone: EASTERN,
    other: {
      zone: CENTRAL,
      counties: [
        "21001",
        "21003",
        "21007",
        "21009",
        "21027",
        "21031",
        "21033",
        "21035",
        "21039",
        "21047",
        "21053",
        "21055",
        "21057",
        "21059",
        "21061",
        "21075",
        "21083",
        "21085",
        "21087",
        "21091",
        "21099",
        "21101",
        "21105",
        "21107",
        "21139",
        "21141",
        "21143",
        "21145",
        "21149",
        "21157",
        "21169",
        "21171",
        "21177",
        "21183",
        "21207",
        "21213",
        "21219",
        "21221",
        "21225",
        "21227",
        "21233",
      ],
    },
  },
  LA: { zone: CENTRAL },
  ME: { zone: EASTERN },
  MD: { zone: EASTERN },
  MA: { zone: EASTERN },
  MI: { zone: "America/Detroit", other: { zone: CENTRAL, counties: ["26043", "26053", "26071", "26109"] } },
  MN: { zone: CENTRAL },
  MS: { zone: CENTRAL },
  MO: { zone: CENTRAL },
  MT: { zone: MOUNTAIN },
  NE: {
    zone: CENTRAL,
    other: {
      zone: MOUNTAIN,
      counties: [
        "31005",
        "31007",
        "31013",
        "31029",
        "31031",
        "31033",
        "31045",
        "31049",
        "31057",
        "31069",
        "31075",
        "31091",
        "31101",
        "31105",
        "31123",
        "31135",
        "31157",
        "31161",
        "31165",
      ],
    },
  },
  NV: { zone: PACIFIC },
  NH: { zone: EASTERN },
  NJ: { zone: EASTERN },
  NM: { zone: MOUNTAIN },
  NY: { zone: EASTERN },
  NC: { zone: EASTERN },
  ND: {
    zone: CENTRAL,
    other: {
      zone: MOUNTAIN,
      counties: ["38001", "38007", "38011", "38025", "38033", "38037", "38041", "38053", "38085", "38087", "38089"],
    },
  },
  OH: { zone: EASTERN },
  OK: { zone: CENTRAL },
  OR: { zone: PACIFIC, other: { zone: "America/Boise", counties: ["41045"] } },
  PA: { zone: EASTERN },
  RI: { zone: EASTERN },
  SC: { zone: EASTERN },
  SD: {
    zone: CENTRAL,
    other: {
      zone: MOUNTAIN,
      counties: [
        "46007",
        "46019",
        "46031",
        "46033",
        "46041",
        "46047",
        "46055",
        "46063",
        "46071",
        "46081",
        "46093",
        "46102",
        "46103",
        "46105",
        "46117",
        "46137",
      ],
    },
  },
  TN: {
    zone: CENTRAL,
    other: {
      zone: EASTERN,
      counties: [
        "47001",
        "47009",
        "47011",
        "47013",
        "47019",
        "47025",
        "47029",
        "47057",
        "47059",
        "47063",
        "47065",
        "47067",
        "47073",
        "47089",
        "47091",
        "47093",
        "47105",
        "47107",
        "47121",
        "47123",
        "47129",
        "47139",
        "47143",
        "47145",
        "47151",
        "47155",
        "47163",
        "47171",
        "47173",
        "47179",
      ],
    },
  },
  TX: { zone: CENTRAL, other: { zone: MOUNTAIN, counties: ["48141", "48229"] } },
  UT: { zone: MOUNTAIN },
  VT: { zone: EASTERN },
  VA: { zone: EASTERN },
  WA: { zone: PACIFIC },
  WV: { zone: EASTERN },
  WI: { zone: CENTRAL },
  WY: { zone: MOUNTAIN },
};

/** From east to west: where it becomes midnight last. */
const westward = [
  EASTERN,
  "America/Detroit",
  "America/Indiana/Indianapolis",
  CENTRAL,
  MOUNTAIN,
  "America/Boise",
  "America/Phoenix",
  PACIFIC,
  "America/Anchorage",
  "America/Adak",
  "Pacific/Honolulu",
];

/**
 * The time zone of a home, in which a legal day of it ends. Without its county (five digits) a divided state gives its western zone,
 * so that no borrower's right ends an hour early; a county cut in two counts as western for the same reason.
 */
export function propertyTimeZone(state: UsState, countyFips: string | null): string {
  const { zone, other } = zonesByState[state];
  if (other === undefined) return zone;
  if (countyFips !== null) return other.counties.includes(countyFips) ? other.zone : zone;
  return westward.indexOf(other.zone) > westward.indexOf(zone) ? other.zone : zone;
}

/** Every zone of a state. */
export function timeZonesOf(state: UsState): readonly string[] {
  const { zone, other } = zonesByState[state];
  return other === undefined ? [zone] : [zone, other.zone];
}

/** The country's other zones, by the names that browsers have for them: clocks that differed from their state's in other years. */
const furtherZones = [
  "America/Fort_Wayne",
  ...["Knox", "Marengo", "Petersburg", "Tell_City", "Vevay", "Vincennes", "Winamac"].map((n) => `America/Indiana/${n}`),
  "America/Indianapolis",
  "America/Juneau",
  ...["Louisville", "Monticello"].map((n) => `America/Kentucky/${n}`),
  "America/Louisville",
  "America/Menominee",
  "America/Metlakatla",
  "America/Nome",
  ...["Beulah", "Center", "New_Salem"].map((n) => `America/North_Dakota/${n}`),
  "America/Sitka",
  "America/Yakutat",
];
const ofThisCountry: ReadonlySet<string> = new Set([...westward, ...furtherZones]);

/** Whether clocks of one of the states go by a zone. */
export const isUsTimeZone = (zone: string): boolean => ofThisCountry.has(zone);
