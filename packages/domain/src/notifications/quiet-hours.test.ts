import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import type { UsState } from "../people/us-states.ts";
import { noFacts } from "../workflow/facts/facts.ts";
import { nextPermitted } from "./quiet-hours.ts";
import { readerZones, signerZones } from "./reader-zones.ts";

const [EASTERN, PACIFIC, ARIZONA] = ["America/New_York", "America/Los_Angeles", "America/Phoenix"];
const home = (state: UsState) => ({ street1: "1 Elm St", street2: null, city: "X", state, zip: "00000" });

describe("the hours at which a text may be sent", () => {
  it.each([
    ["by day at once", "2026-06-10T16:00:00Z", EASTERN, "2026-06-10T16:00:00Z"],
    ["on the stroke of eight at once", "2026-06-10T12:00:00Z", EASTERN, "2026-06-10T12:00:00Z"],
    ["a second before eight, at eight", "2026-06-10T11:59:59Z", EASTERN, "2026-06-10T12:00:00Z"],
    ["a second before nine at once", "2026-06-11T00:59:59Z", EASTERN, "2026-06-11T00:59:59Z"],
    ["on the stroke of nine the next morning", "2026-06-11T01:00:00Z", EASTERN, "2026-06-11T12:00:00Z"],
    [
      "the evening before summer time, at eight of summer time",
      "2026-03-08T03:30:00Z",
      EASTERN,
      "2026-03-08T12:00:00Z",
    ],
    [
      "the evening before winter time, at eight of winter time",
      "2026-11-01T02:30:00Z",
      EASTERN,
      "2026-11-01T13:00:00Z",
    ],
    ["in the hour that comes twice, at eight", "2026-11-01T06:30:00Z", EASTERN, "2026-11-01T13:00:00Z"],
    ["in a state without summer time as ever", "2026-03-08T04:30:00Z", ARIZONA, "2026-03-08T15:00:00Z"],
    ["by night in the west where it is day in the east", "2026-06-10T13:00:00Z", PACIFIC, "2026-06-10T15:00:00Z"],
  ])("%s", (_when, at, zone, expected) => {
    expect(nextPermitted(at, [zone])).toBe(expected);
  });

  it("are those of every zone in which the reader may live", () => {
    expect(nextPermitted("2026-06-10T12:30:00Z", [EASTERN, PACIFIC])).toBe("2026-06-10T15:00:00Z");
    // Half past nine at night in the east, half past six in the west.
    expect(nextPermitted("2026-06-11T01:30:00Z", [EASTERN, PACIFIC])).toBe("2026-06-11T15:00:00Z");
  });

  it("are kept all through a year, and what waits, waits only until the morning", () => {
    const start = Temporal.Instant.from("2026-01-01T00:00:00Z");
    const wrong: string[] = [];
    for (const zones of [[EASTERN], [ARIZONA], ["America/Adak"], ["America/Chicago", "America/New_York"]]) {
      for (let quarter = 0; quarter < 366 * 96; quarter += 37) {
        const at = start.add({ minutes: quarter * 15 });
        const sent = Temporal.Instant.from(nextPermitted(at.toString(), zones));
        const hours = zones.map((zone) => sent.toZonedDateTimeISO(zone).hour);
        const isDay = hours.every((hour) => hour >= 8 && hour < 21);
        const waited = at.until(sent).total("hours");
        if (!isDay || waited < 0 || waited > 14) wrong.push(`${at.toString()} in ${zones.join()}: ${sent.toString()}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("follow a co-signer's own clock where it is one of this country, else the home", () => {
    const facts = { ...noFacts, answers: { home: home("OH") } };
    for (const timeZone of ["Pacific/Honolulu", "America/Indianapolis"])
      expect(signerZones(facts, { timeZone })).toEqual([timeZone]);
    for (const signer of [{}, { timeZone: "Etc/UTC" }, { timeZone: "Asia/Tokyo" }])
      expect(signerZones(facts, signer)).toEqual([EASTERN]);
  });

  it("follow the home, else its state, else all of the country", () => {
    expect(readerZones({ ...noFacts, answers: { home: home("OR") } })).toEqual([PACIFIC, "America/Boise"]);
    expect(readerZones({ ...noFacts, answers: { home: home("OH") } })).toEqual([EASTERN]);
    expect(readerZones(noFacts)).toEqual([EASTERN, "Pacific/Honolulu"]);
  });
});
