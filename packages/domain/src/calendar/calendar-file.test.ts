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

  it.each(["\n", "\r\n", "\r"])("has no property of somebody else's in it, after %j", (end) => {
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
