import type { FieldValues } from "react-hook-form";
import { monthFrom, monthPartsOf, padMonth, readWholeMonth } from "./month-parts.ts";
import { PartInputs } from "./part-inputs.tsx";
import { type FieldProps, useField } from "./use-field.ts";

const order = ["month", "year"] as const;

/** MM and YYYY in two fields; a whole month may be pasted into either. The value is `yyyy-mm`, `""` when empty. */
export function MonthFields<T extends FieldValues, O = T>(props: FieldProps<T, O>) {
  const { label, hint, optional } = props;
  const field = useField(props);
  return (
    <PartInputs
      label={label}
      hint={hint}
      optional={optional}
      field={field}
      order={order}
      parts={monthPartsOf(typeof field.value === "string" ? field.value : "")}
      write={(parts) => field.change(monthFrom(parts))}
      readWhole={readWholeMonth}
      pad={padMonth}
      autoComplete={() => "off"}
    />
  );
}
