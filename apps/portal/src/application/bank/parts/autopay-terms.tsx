import { LATEST_DUE_DAY } from "@gable/domain/money/payment-dates.ts";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { Control } from "react-hook-form";
import { ConsentText } from "../../../shell/consent-text.tsx";
import { autopayWords } from "../autopay.words.ts";

export type AutopayTerms = { draftDay: string; consent: boolean };

export const firstOfMonth: AutopayTerms = { draftDay: "1", consent: false };

/** The day of the month that was typed; undefined where there is none that every month has. */
export function draftDayOf(typed: string): number | undefined {
  const day = Number(typed);
  return Number.isInteger(day) && day >= 1 && day <= LATEST_DUE_DAY ? day : undefined;
}

/** What is missing of the day and the authorization to debit. */
export function termsProblems({ draftDay, consent }: AutopayTerms) {
  if (draftDayOf(draftDay) === undefined) return [{ name: "draftDay", message: "draft-day" }];
  return consent ? [] : [{ name: "consent", message: "consent-required" }];
}

/** The day of each payment, unless it was signed for, and the authorization to debit an account (12 CFR 1005.10(b)). */
export function AutopayTermsFields({
  control,
  isDaySigned = false,
}: {
  control: Control<AutopayTerms>;
  isDaySigned?: boolean;
}) {
  const t = useText(autopayWords);
  return (
    <>
      {isDaySigned ? (
        <Note>{t.daySigned}</Note>
      ) : (
        <TextField
          control={control}
          name="draftDay"
          label={t.day}
          hint={t.dayHint}
          inputMode="numeric"
          maxLength={2}
          narrow
        />
      )}
      <CheckboxField control={control} name="consent">
        <ConsentText type="AUTOPAY" />
      </CheckboxField>
    </>
  );
}
