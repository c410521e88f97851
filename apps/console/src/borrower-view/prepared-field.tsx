import type { PreparedForm, PreparedKind } from "@gable/domain/profile/prepared-forms.ts";
import { preparedLabel, preparedText } from "@gable/domain/profile/prepared-forms.words.ts";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { MonthFields } from "@gable/ui/forms/month-fields.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { usStates } from "@gable/ui/forms/us-states.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { Control } from "react-hook-form";

/** The longest that any of the rules takes; they say it where theirs is shorter. */
const LONGEST_LINE = 100;
const LONGEST_TEXT = 1000;

type FieldProps = {
  control: Control<Record<string, unknown>>;
  form: PreparedForm;
  name: string;
  kind: PreparedKind;
};

/** A field of a borrower's form, as whoever writes it down for them fills it in. */
export function PreparedField({ control, form, name, kind }: FieldProps) {
  const language = useLanguage();
  const figures = useFormats();
  const field = { control, name, label: preparedLabel(form, name, language) };
  switch (kind) {
    case "line":
      return <TextField {...field} maxLength={LONGEST_LINE} autoComplete="off" />;
    case "text":
      return <TextAreaField {...field} maxLength={LONGEST_TEXT} rows={3} />;
    case "cents":
      return <MoneyField {...field} />;
    case "month":
      return <MonthFields {...field} />;
    case "date":
      return <DateFields {...field} />;
    case "phone":
      return <PhoneField {...field} />;
    case "state":
      return <SelectField {...field} options={usStates} />;
    case "yes":
      return (
        <CheckboxField control={control} name={name}>
          {field.label}
        </CheckboxField>
      );
    default:
      return (
        <SelectField
          {...field}
          options={kind.map((value) => ({ value, label: preparedText(form, name, value, { figures, language }) }))}
        />
      );
  }
}
