import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

describe("an appointment for a calendar", () => {
  const startsAt = "2026-12-01T16:00:00.000Z";
  const linesOf = (title: string, place: string) => calendarFile({ startsAt, title, place }).split(/[\r\n]+/);

  it("is an hour, with signs that mean something to a calendar written as signs", () => {
    expect(linesOf("Closing; at last", "12 Elm St, Columbus\\OH")).toEqual(
      expect.arrayContaining([
        "DTSTART:20261201T160000Z",
        "DURATION:PT1H",
        "SUMMARY:Closing\\; at last",
        "LOCATION:12 Elm St\\, Columbus\\\\OH",
      ]),
    );
  });

  it("has what RFC 5545 asks of one, each inside what it belongs to, and ends its last line", () => {
    const text = calendarFile({ startsAt, title: "Closing", place: "12 Elm St" });
    expect(text.split("\r\n").map((line) => line.split(":")[0])).toEqual([
      ..."BEGIN VERSION PRODID METHOD BEGIN UID DTSTAMP DTSTART DURATION SUMMARY LOCATION END END".split(" "),
      "",
    ]);
    const lines = text.split("\r\n");
    expect([lines[0], lines[4], lines.at(-3), lines.at(-2)]).toEqual([
      "BEGIN:VCALENDAR",
      "BEGIN:VEVENT",
      "END:VEVENT",
      "END:VCALENDAR",
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        "VERSION:2.0",
        "METHOD:PUBLISH",
        "UID:20261201T160000Z@notary",
        "DTSTAMP:20261201T160000Z",
      ]),
    );
    expect(lines[2]).toMatch(/^PRODID:-\/\/.+/);
  });

  it.each([
    ["a letter of two bytes", "é", 2],
    ["one of three", "€", 3],
    ["one of four", "😀", 4],
    ["a plain one", "e", 1],
  ])("folds a line at its seventy-fifth byte and not before: %s", (_which, sign, bytes) => {
    const [whole, long] = [0, 1].map((more) => Math.floor((75 - "SUMMARY:".length) / bytes) + more);
    const linesOfTitle = (count = 0) =>
      calendarFile({ startsAt, title: sign.repeat(count), place: "" })
        .split("LOCATION")[0]
        ?.split("SUMMARY")[1]
        ?.split("\r\n");
    expect(linesOfTitle(whole)).toHaveLength(2);
    expect(linesOfTitle(long)).toHaveLength(3);
    expect(linesOfTitle(long)?.[1]).toBe(` ${sign}`);
  });

  it.each(["\n", "\r\n", "\r", "\u2028"])("has no property of somebody else's in it, after %j", (end) => {
    const lines = linesOf("Closing", `12 Elm St${end}ATTENDEE:mailto:mallory@example.com`);
    expect(lines).toHaveLength(linesOf("Closing", "12 Elm St").length);
    expect(lines).toContain("LOCATION:12 Elm St\\nATTENDEE:mailto:mallory@example.com");
  });

  it("goes on in another line where one would be too long, whatever it is written in", () => {
    const place = `https://gable.example/account/heloc/${"á".repeat(60)}/notary/intro`;
    const lines = calendarFile({ startsAt, title: "Closing", place }).split("\r\n");
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(calendarFile({ startsAt, title: "Closing", place }).replaceAll("\r\n ", "")).toContain(`LOCATION:${place}`);
  });
});
