import { lenderDayAt } from "../../calendar/lender-days.ts";
import { addDays, type LocalDate } from "../../calendar/local-date.ts";
import { hasCome, type Instant } from "../../calendar/zoned-time.ts";
import { asksForPrivateNumber } from "../../chat/asks-for-number.ts";
import { answerBlanks } from "../../chat/desk-answers.ts";
import { findPrivateNumber } from "../../chat/private-numbers.ts";
import { closesAnyPage } from "../../journey/maintenance.ts";
import { maintenanceEnd } from "../maintenance-end.ts";
import { partsOf } from "./parts-of.ts";
import type { LenderSubject } from "./subjects.ts";

/** Something that fits its schema and cannot be meant, by its place and its code. */
export interface SettingFault {
  readonly path: readonly string[];
  readonly code: string;
}

type Value = Readonly<Record<string, unknown>>;

const EARLIEST_YEAR = "1900";
const LATEST_YEAR = "2099";
/** Pixels; the bar is never wider. */
const WIDEST_LOGO = 2000;
const LONGEST_ALT = 120;

const days: ReadonlySet<string> = new Set(["date", "effectiveFrom", "effectiveUntil"]);
const times: ReadonlySet<string> = new Set(["startTime", "endTime"]);
/** `{name}`, `{{name}}` and `${name}`: the texts of a lender are shown as they stand. */
const blank = /\{[^{}]*\}/;

/**
 * What is wrong with what a lender would set, beyond the form of it. It is asked of a new proposal alone, so that what was approved on
 * another day stays readable.
 * @param before what it takes the place of
 */
export function lenderFaults(subject: LenderSubject, value: Value, before: Value, now: Instant): SettingFault[] {
  return [
    ...partsOf(value).flatMap(([path, part]) =>
      typeof part !== "string" ? [] : isAnswer(subject, path) ? answerFaults(path, part) : textFaults(path, part),
    ),
    ...(subject === "hours" ? passedDays(value, before, lenderDayAt(now)) : []),
    ...(subject === "maintenance" ? maintenanceFaults(value, before, now) : []),
    ...(subject === "brand" ? logoFaults(value) : []),
  ];
}

function textFaults(path: readonly string[], text: string): SettingFault[] {
  const name = path.at(-1) ?? "";
  if (days.has(name))
    return text.slice(0, 4) < EARLIEST_YEAR || text.slice(0, 4) > LATEST_YEAR ? [{ path, code: "year-unlikely" }] : [];
  if (times.has(name)) return text > "24:00" ? [{ path, code: "time-invalid" }] : [];
  return blank.test(text) && !path.includes("routes") ? [{ path, code: "blank-in-text" }] : [];
}

const isAnswer = (subject: LenderSubject, path: readonly string[]): boolean =>
  subject === "answers" && path.includes("text");

/** What goes into a chat keeps the chat's own rule: no number that must not travel, and nothing that would have a borrower write one. */
function answerFaults(path: readonly string[], text: string): SettingFault[] {
  const filledIn = text.replace(/\{(\w+)\}/g, (whole, name: string) => (answerBlanks.includes(name) ? "" : whole));
  return [
    ...(/[{}]/.test(filledIn) ? [{ path, code: "blank-unknown" }] : []),
    ...(findPrivateNumber(text) === null ? [] : [{ path, code: "private-number" }]),
    ...(asksForPrivateNumber(text) ? [{ path, code: "asks-for-number" }] : []),
  ];
}

/** A day with other hours that is over everywhere changes nothing: its year is a slip. */
function passedDays({ otherDays }: Value, before: Value, today: LocalDate): SettingFault[] {
  const known = new Set(datesOf(before["otherDays"]));
  return datesOf(otherDays).flatMap((date, index) =>
    date < addDays(today, -1) && date >= EARLIEST_YEAR && !known.has(date)
      ? [{ path: ["otherDays", String(index), "date"], code: "in-the-past" }]
      : [],
  );
}

const datesOf = (rows: unknown): readonly string[] =>
  Array.isArray(rows) ? rows.map((row: { readonly date: string }) => row.date) : [];

/** It closes pages that there are, borrowers read it in both languages, and an end is a day with its time, still to come. */
function maintenanceFaults(value: Value, before: Value, now: Instant): SettingFault[] {
  const pairs = [
    ["pageTitle", "pageTitleEs"],
    ["message", "messageEs"],
    ["endDay", "endTime"],
  ] as const;
  const lacking = pairs.flatMap(([one, other]) => {
    if ((value[one] === "") === (value[other] === "")) return [];
    return [{ path: [value[one] === "" ? one : other], code: "required" }];
  });
  const astray = (value["routes"] as readonly string[]).flatMap((listed, index) =>
    closesAnyPage(listed) ? [] : [{ path: ["routes", String(index)], code: "no-such-page" }],
  );
  return [...astray, ...lacking, ...(hasPassed(value, before, now) ? [{ path: ["endDay"], code: "end-passed" }] : [])];
}

/** Pages are opened late too, and what stands on them is changed then: the end that was expected says nothing any more. */
function hasPassed(value: Value, before: Value, now: Instant): boolean {
  const { routes, endDay, endTime } = value as { routes: readonly string[]; endDay: string; endTime: string };
  const isNew = endDay !== before["endDay"] || endTime !== before["endTime"];
  const end = maintenanceEnd({ endDay, endTime });
  return isNew && routes.length > 0 && end !== null && hasCome(end, now);
}

function logoFaults({ logo }: Value): SettingFault[] {
  const { alt, width, height } = logo as { readonly alt: string; readonly width: number; readonly height: number };
  const visible = alt.replace(/[\s\p{C}]/gu, "");
  return [
    ...(width > WIDEST_LOGO ? [{ path: ["logo", "width"], code: `at-most-${WIDEST_LOGO}` }] : []),
    ...(height > WIDEST_LOGO ? [{ path: ["logo", "height"], code: `at-most-${WIDEST_LOGO}` }] : []),
    ...(visible === "" ? [{ path: ["logo", "alt"], code: "required" }] : []),
    ...(alt.length > LONGEST_ALT ? [{ path: ["logo", "alt"], code: "too-long" }] : []),
  ];
}
