import { isLocalDate } from "@gable/domain/calendar/local-date.ts";
import { doubtOfVisitDay } from "@gable/domain/notary/visit-day.ts";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { notMet } from "@gable/ui/forms/failures.ts";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type Control, useWatch } from "react-hook-form";
import { visitWords } from "../visit.words.ts";
import { instantAt } from "./instant-at.ts";

/** A day, and the part of it that suits. */
export type Half = { date: string; part: string };
export const noWindow: Half = { date: "", part: "" };

/** Hours of the day, local to the home. */
const parts = {
  morning: { from: 9, to: 12 },
  afternoon: { from: 12, to: 17 },
  evening: { from: 17, to: 20 },
} as const;
type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];

const isPart = (text: string): text is Part => Object.hasOwn(parts, text);

/** The window as it is sent; null for a wish that was left open. */
export function windowOf({ date, part }: Half, timeZone: string): { from: string; to: string } | null {
  if (date === "" || !isPart(part)) return null;
  return { from: instantAt(date, parts[part].from, timeZone), to: instantAt(date, parts[part].to, timeZone) };
}

/** What a wish lacks. One that is optional and has no day was left open. */
export function windowProblems({ date, part }: Half, name: string, optional = false) {
  if (optional && date === "") return [];
  return notMet([date !== "", `${name}.date`, "date-required"], [isPart(part), `${name}.part`, "part-required"]);
}

type WindowProps = {
  control: Control<Record<string, Half>>;
  name: string;
  label: string;
  optional: boolean;
  isOffice: boolean;
};

/** A day and a part of it. */
export function WindowFields({ control, name, label, optional, isOffice }: WindowProps) {
  const t = useText(visitWords);
  return (
    <fieldset className="stack">
      <legend>
        <h2>{label}</h2>
      </legend>
      <DateFields control={control} name={`${name}.date`} label={t.day} optional={optional} />
      <div aria-live="polite">
        <DayDoubt control={control} name={name} isOffice={isOffice} />
      </div>
      <RadioField
        control={control}
        name={`${name}.part`}
        label={t.part}
        kind="segments"
        choices={partNames.map((part) => ({ value: part, label: t[part] }))}
      />
    </fieldset>
  );
}

const officeDoubts = { holiday: "officeHoliday", weekend: "officeWeekend" } as const;

/** What is to be known of the day that stands there, before anybody asks for it in vain. */
function DayDoubt({ control, name, isOffice }: Pick<WindowProps, "control" | "name" | "isOffice">) {
  const t = useText(visitWords);
  const wish = useWatch({ control, name });
  const doubt = wish && isLocalDate(wish.date) ? doubtOfVisitDay(wish.date) : undefined;
  if (doubt === undefined) return null;
  return (
    <Note icon="calendar">
      {t[isOffice ? officeDoubts[doubt] : doubt]} {t.anotherDay}
    </Note>
  );
}
