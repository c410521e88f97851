import type { Words } from "../language.ts";
import type { WeekHours } from "./week-hours.ts";

const days = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
} as const;

type Stretch = { first: number; last: number; startTime: string; endTime: string };

/** A department's week in a phrase of each language: "Monday to Friday, 6 AM to 5 PM; Saturday, 8 AM to 2 PM Pacific". */
export function hoursInWords(week: WeekHours): Words {
  const stretches = stretchesOf(week);
  // It has to go on from "We answer" and "Support is open".
  if (stretches.length === 0) return { en: "at no fixed hours", es: "sin horario fijo" };
  const say = (language: "en" | "es", to: string, zone: string) =>
    `${stretches.map((each) => `${dayRange(each, language, to)}, ${clock(each.startTime)} ${to} ${clock(each.endTime)}`).join("; ")} ${zone}`;
  return { en: say("en", "to", "Pacific"), es: say("es", "a", "hora del Pacífico") };
}

/** Neighbouring days with the same hours. */
function stretchesOf(week: WeekHours): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { weekdayValue, startTime, endTime, isOpen } of week.toSorted((a, b) => a.weekdayValue - b.weekdayValue)) {
    const place = weekdayValue - 1;
    const before = stretches.at(-1);
    if (!isOpen) continue;
    if (before?.last === place - 1 && before.startTime === startTime && before.endTime === endTime) before.last = place;
    else stretches.push({ first: place, last: place, startTime, endTime });
  }
  return stretches;
}

function dayRange({ first, last }: Stretch, language: "en" | "es", to: string): string {
  const names = days[language];
  return first === last ? `${names[first]}` : `${names[first]} ${to} ${names[last]}`;
}

/** `06:00` → `6 AM`, `17:30` → `5:30 PM` */
function clock(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3, 5);
  const half = hour % 24 < 12 ? "AM" : "PM";
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes === "00" ? "" : `:${minutes}`} ${half}`;
}
