import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { EmploymentType } from "@gable/domain/application/enumerations.ts";
import { generationLabels, generations } from "@gable/domain/people/generation.ts";
import { Occupancy } from "@gable/domain/property/occupancy.ts";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { SsnField } from "@gable/ui/forms/ssn-field.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { ActButton, type ActValues } from "./act-dialog.tsx";
import { correctAnswersWords } from "./correct-answers.words.ts";
import { correctionSaid, LIVES_ELSEWHERE, LIVES_THERE, NO_SUFFIX } from "./correction-said.ts";
import { useInWords } from "./in-words.ts";

const blank: ActValues = {
  firstName: "",
  middleName: "",
  noMiddleName: false,
  lastName: "",
  suffix: "",
  birthDate: "",
  ssn: "",
  phone: "",
  employmentType: "",
  annualIncome: null,
  occupancy: "",
  ownerLivesThere: "",
  note: "",
};

const nameParts = ["firstName", "middleName", "lastName"] as const;
const suffixes = generations.map((value) => ({ value, label: generationLabels[value] }));

/** What the borrower said was wrong: only what is filled in changes. */
export function CorrectAnswers({ uuid }: { uuid: string }) {
  const t = useText(correctAnswersWords);
  const words = useInWords();
  const optionsOf = (codes: readonly string[]) => codes.map((code) => ({ value: code, label: words(code) }));
  return (
    <ActButton
      uuid={uuid}
      act="correct-answers"
      values={blank}
      required={["note"]}
      send={correctionSaid}
      renderFields={(control) => (
        <>
          {nameParts.map((name) => (
            <TextField key={name} control={control} name={name} label={t[name]} optional maxLength={60} />
          ))}
          <CheckboxField control={control} name="noMiddleName">
            {t.noMiddleName}
          </CheckboxField>
          <SelectField
            control={control}
            name="suffix"
            label={t.suffix}
            options={[...suffixes, { value: NO_SUFFIX, label: t.noSuffix }]}
            optional
          />
          <DateFields control={control} name="birthDate" label={t.birthDate} optional />
          <SsnField control={control} name="ssn" label={t.ssn} optional />
          <PhoneField control={control} name="phone" label={t.phone} optional />
          <SelectField
            control={control}
            name="employmentType"
            label={t.employmentType}
            options={optionsOf(EmploymentType.options)}
            optional
          />
          <MoneyField control={control} name="annualIncome" label={t.annualIncome} optional />
          <SelectField
            control={control}
            name="occupancy"
            label={t.occupancy}
            options={optionsOf(Occupancy.options)}
            optional
          />
          <SelectField
            control={control}
            name="ownerLivesThere"
            label={t.ownerLivesThere}
            options={[
              { value: LIVES_THERE, label: t.lives },
              { value: LIVES_ELSEWHERE, label: t.livesNot },
            ]}
            optional
          />
          <TextAreaField control={control} name="note" label={t.note} rows={3} maxLength={500} />
        </>
      )}
    />
  );
}

/** What was corrected on the borrower's word, by whom, and how they said it. */
export function Corrections({ corrections }: { corrections: LoanFileView["person"]["corrections"] }) {
  const t = useText(correctAnswersWords);
  const f = useFormats();
  const nameOf = (answer: string): string =>
    answer in t && typeof t[answer as keyof typeof t] === "string" ? String(t[answer as keyof typeof t]) : answer;
  return corrections.map(({ by, note, answers, at }) => (
    <p key={at} className="small">
      {by === null
        ? t.correctedThemselves(answers.map(nameOf).join(", "))
        : t.correctedBy(by, answers.map(nameOf).join(", "), note ?? "")}{" "}
      ({f.date(at)})
    </p>
  ));
}
