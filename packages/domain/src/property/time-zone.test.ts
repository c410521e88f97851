import { describe, expect, it } from "vitest";
import { localDateAt, startOfDay, wallTimeAt } from "../calendar/zoned-time.ts";
import { type UsState, usStateCodes } from "../people/us-states.ts";
import { isUsTimeZone, propertyTimeZone, timeZonesOf } from "./time-zone.ts";

/** Days on which a clock is on summer time, off it, and on which it changes. */
const days = ["2026-07-15", "2026-12-01", "2026-03-08", "2026-11-01"];

/** Of the states that the line between two zones divides (49 CFR part 71): how many counties keep the lesser zone, and two at the line. */
const divided: readonly [UsState, zone: string, counties: number, within: string, beyond: string][] = [
  ["AK", "America/Adak", 1, "02016", "02013"], // Aleutians West, Aleutians East
  ["FL", "America/Chicago", 10, "12063", "12039"], // Jackson, Gadsden
  ["ID", "America/Los_Angeles", 10, "16049", "16003"], // Idaho, Adams
  ["IN", "America/Chicago", 12, "18149", "18131"], // Starke, Pulaski
  ["KS", "America/Denver", 4, "20181", "20193"], // Sherman, Thomas
  ["KY", "America/Chicago", 41, "21053", "21231"], // Clinton, Wayne
  ["MI", "America/Chicago", 4, "26043", "26103"], // Dickinson, Marquette
  ["ND", "America/Denver", 11, "38089", "38059"], // Stark, Morton
  ["NE", "America/Denver", 19, "31031", "31017"], // Cherry, Brown
  ["OR", "America/Boise", 1, "41045", "41025"], // Malheur, Harney
  ["SD", "America/Denver", 16, "46117", "46065"], // Stanley, Hughes
  ["TN", "America/New_York", 30, "47143", "47007"], // Rhea, Bledsoe
  ["TX", "America/Denver", 2, "48229", "48109"], // Hudspeth, Culberson
];

const hoursBehind = (at: string, state: UsState): number =>
  Number(wallTimeAt(at, propertyTimeZone(state, null)).offset.slice(0, 3));

const statesAt = (at: string, hours: number): number =>
  usStateCodes.filter((state) => hoursBehind(at, state) === hours).length;

describe("the time zone of a home", () => {
  it.each([
    ["CA", null, "America/Los_Angeles"],
    ["TX", "48113", "America/Chicago"],
    ["TX", null, "America/Denver"],
    ["TN", null, "America/Chicago"],
    ["MI", "26163", "America/Detroit"],
    ["IN", "18097", "America/Indiana/Indianapolis"],
    ["AZ", null, "America/Phoenix"],
    ["HI", "15003", "Pacific/Honolulu"],
    ["AK", "02020", "America/Anchorage"],
  ] as const)("in %s, county %s, is %s", (state, county, zone) => {
    expect(propertyTimeZone(state, county)).toBe(zone);
  });

  it.each(divided)("in %s is %s in %i counties, up to %s and not in %s", (state, zone, counties, within, beyond) => {
    const ofState = Array.from({ length: 1000 }, (_, at) => within.slice(0, 2) + String(at).padStart(3, "0"));
    const there = ofState.filter((county) => propertyTimeZone(state, county) === zone);
    expect(there).toHaveLength(counties);
    expect([there.includes(within), there.includes(beyond)]).toEqual([true, false]);
    expect(timeZonesOf(state)).toEqual([propertyTimeZone(state, beyond), zone]);
  });

  it("is one wherever no line divides the state", () => {
    const others = usStateCodes.filter((state) => !divided.some(([one]) => one === state));
    expect(others.filter((state) => timeZonesOf(state).length !== 1)).toEqual([]);
  });

  it("without the county ends no day before it has ended anywhere in the state", () => {
    for (const state of usStateCodes) {
      for (const day of days) {
        const ends = startOfDay(day, propertyTimeZone(state, null));
        expect(timeZonesOf(state).filter((zone) => localDateAt(ends, zone) < day)).toEqual([]);
      }
    }
  });

  it("is so far behind Greenwich as the statute says, in winter and in summer", () => {
    // 15 USC 261 and 263: of 51, where a divided state counts as western. Arizona and Hawaii keep no summer time.
    expect([-5, -6, -7, -8, -9, -10].map((hours) => statesAt("2026-01-15T18:00:00Z", hours))).toEqual([
      18, 15, 11, 5, 0, 2,
    ]);
    expect([-4, -5, -6, -7, -8, -9, -10].map((hours) => statesAt("2026-07-15T18:00:00Z", hours))).toEqual([
      18, 15, 10, 6, 0, 1, 1,
    ]);
  });
});

describe("a zone of this country", () => {
  it("is that of every state", () => {
    expect(usStateCodes.flatMap(timeZonesOf).filter((zone) => !isUsTimeZone(zone))).toEqual([]);
  });

  it.each(["America/Juneau", "America/Indiana/Knox", "America/Kentucky/Louisville", "America/North_Dakota/Center"])(
    "is %s, as a browser may call its own",
    (zone) => expect(isUsTimeZone(zone)).toBe(true),
  );

  it.each(["America/Toronto", "America/Puerto_Rico", "Europe/Madrid", "Etc/UTC", "Mars/Olympus", ""])(
    "is not %j",
    (zone) => expect(isUsTimeZone(zone)).toBe(false),
  );
});
