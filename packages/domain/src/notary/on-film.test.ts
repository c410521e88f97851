import { assert, constantFrom, integer, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { minutesAfter } from "../calendar/zoned-time.ts";
import { type Film, filmStandingOf } from "./on-film.ts";

const at = (minute: number): string => minutesAfter("2026-11-20T18:00:00Z", minute);
const film = (began: number, until: number | null, isGoing = false): Film => ({
  beganAt: at(began),
  until: until === null ? null : at(until),
  isGoing,
});

describe("a moment before a notary by video", () => {
  it.each<[string, readonly Film[]]>([
    ["yes", [film(0, 11)]],
    ["yes", [film(0, 11, true)]],
    ["coming", [film(0, 10, true)]],
    ["coming", [film(0, null, true)]],
    // The page crashed in the seconds after it, and begins another recording.
    ["no", [film(0, 8)]],
    ["no", [film(0, 8), film(12, 40, true)]],
    ["no", [film(0, 10), film(11, null, true)]],
    ["no", [film(11, 40)]],
    ["no", []],
    ["yes", [film(0, 4), film(6, 30)]],
  ])("is on film: %s", (standing, films) => {
    expect(filmStandingOf(at(10), films)).toBe(standing);
  });

  it("that is on film stays there whatever else is recorded, and what ends brings nothing more", () => {
    const films = record({
      began: integer({ min: 0, max: 60 }),
      lasted: option(integer({ min: 0, max: 60 })),
      isGoing: constantFrom(true, false),
    }).map(({ began, lasted, isGoing }) => film(began, lasted === null ? null : began + lasted, isGoing));
    assert(
      property(films, films, integer({ min: 0, max: 120 }), (one, other, minute) => {
        const alone = filmStandingOf(at(minute), [one]);
        const both = filmStandingOf(at(minute), [one, other]);
        const ended = filmStandingOf(at(minute), [{ ...one, isGoing: false }]);
        expect(alone === "yes" ? both : "yes").toBe("yes");
        expect(ended).toBe(alone === "coming" ? "no" : alone);
      }),
    );
  });
});
