import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { notMet } from "@gable/ui/forms/failures.ts";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { Control } from "react-hook-form";
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

/** What the first wish lacks. */
export function windowProblems({ date, part }: Half, name: string) {
  return notMet([date !== "", `${name}.date`, "date-required"], [isPart(part), `${name}.part`, "part-required"]);
}

type WindowProps = {
  control: Control<Record<string, Half>>;
  name: string;
  label: string;
  optional: boolean;
};

/** A day and a part of it. */
export function WindowFields({ control, name, label, optional }: WindowProps) {
  const t = useText(visitWords);
  return (
    <fieldset className="stack">
      <legend>
        <h2>{label}</h2>
      </legend>
      <DateFields control={control} name={`${name}.date`} label={t.day} optional={optional} />
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
