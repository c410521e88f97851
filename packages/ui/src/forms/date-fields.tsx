import type { FieldValues } from "react-hook-form";
import { dateFrom, pad, partsOf, readWholeDate } from "./date-parts.ts";
import { PartInputs } from "./part-inputs.tsx";
import { type FieldProps, useField } from "./use-field.ts";

const order = ["month", "day", "year"] as const;

/** MM, DD, YYYY in three fields; a whole date may be pasted into any. The value is `yyyy-mm-dd`, `""` when empty. */
export function DateFields<T extends FieldValues, O = T>(props: FieldProps<T, O> & { birthday?: boolean }) {
  const { label, hint, optional, birthday } = props;
  const field = useField(props);
  return (
    <PartInputs
      label={label}
      hint={hint}
      optional={optional}
      field={field}
      order={order}
      parts={partsOf(typeof field.value === "string" ? field.value : "")}
      write={(parts) => field.change(dateFrom(parts))}
      readWhole={readWholeDate}
      pad={pad}
      autoComplete={(part) => (birthday ? `bday-${part}` : "off")}
    />
  );
}
