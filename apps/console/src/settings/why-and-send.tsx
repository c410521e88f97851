import { Button } from "@gable/ui/components/button/button.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { Control, FieldValues, Path } from "react-hook-form";
import { settingsWords } from "./settings.words.ts";

type WhyProps<T extends FieldValues> = {
  control: Control<T>;
  /** Who reads it. */
  hint: string;
  sendLabel: string;
  busy: boolean;
};

/** The end of every change of a setting: why, in a form that has a `reason`, and the button that sends it. */
export function WhyAndSend<T extends FieldValues & { reason: string }>({
  control,
  hint,
  sendLabel,
  busy,
}: WhyProps<T>) {
  const t = useText(settingsWords);
  return (
    <>
      <TextAreaField
        control={control}
        name={"reason" as Path<T>}
        label={t.reason}
        hint={hint}
        rows={2}
        maxLength={500}
      />
      <Button type="submit" busy={busy}>
        {sendLabel}
      </Button>
    </>
  );
}
