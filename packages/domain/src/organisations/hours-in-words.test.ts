import { describe, expect, it } from "vitest";
import { hoursInWords } from "./hours-in-words.ts";
import { type WeekHours, weekdays } from "./week-hours.ts";

function week(open: Record<number, [start: string, end: string]>): WeekHours {
  return weekdays.map((weekday, index) => {
    const hours = open[index + 1];
    return {
      weekday,
      weekdayValue: (index + 1) as WeekHours[number]["weekdayValue"],
      startTime: hours?.[0] ?? "00:00",
      endTime: hours?.[1] ?? "00:00",
      isOpen: hours !== undefined,
    };
  });
}

describe("a week's hours in words", () => {
  it("joins neighbouring days with the same hours", () => {
    const hours = week({ 1: ["06:00", "17:00"], 2: ["06:00", "17:00"], 3: ["06:00", "17:00"], 6: ["08:30", "14:00"] });
    expect(hoursInWords(hours)).toEqual({
      en: "Monday to Wednesday, 6 AM to 5 PM; Saturday, 8:30 AM to 2 PM Pacific",
      es: "lunes a miércoles, 6 AM a 5 PM; sábado, 8:30 AM a 2 PM hora del Pacífico",
    });
  });

  it("says noon and midnight as people do", () => {
    expect(hoursInWords(week({ 7: ["12:00", "24:00"] })).en).toBe("Sunday, 12 PM to 12 AM Pacific");
  });

  it("says closed when no day is open", () => {
    expect(hoursInWords(week({}))).toEqual({ en: "at no fixed hours", es: "sin horario fijo" });
  });
});
