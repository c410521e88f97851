import { answerHmda } from "@gable/contract/calls/hmda.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { CheckboxField, CheckboxGroup, type CheckChoice } from "@gable/ui/forms/checkbox-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import { type Control, useWatch } from "react-hook-form";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useWayBack } from "../../journey/use-way-back.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { hmdaWords } from "./hmda.words.ts";
import { type DemographicValues, type Question, toDemographics, unanswered } from "./parts/demographics.ts";

type Words = Text<typeof hmdaWords>;
type HmdaControl = Control<DemographicValues>;

/** Ethnicity, race and sex, as Regulation C has them asked; each may be left unanswered. */
export function Screen() {
  const t = useText(hmdaWords);
  const explain = useExplain();
  const { uuid } = useJourney();
  const command = useCommand(answerHmda);
  const landing = useWayBack();
  const form = useQuestionForm<DemographicValues>({ defaultValues: unanswered });
  const { control } = form;
  return (
    <QuestionPage
      form={form}
      explain={explain}
      onSubmit={(values) => command.send({ body: toDemographics(values) })}
      question={t.title}
      lead={t.lead}
      submit={t.submit}
      back={landing ?? onHost(paths.startContact(uuid))}
    >
      <Disclosure summary={t.law} open>
        <p className="small">{t.lawText}</p>
        <p>{t.online}</p>
      </Disclosure>
      <Group control={control} question="ethnicity" choices={ethnicityChoices(t, control)} />
      <Group control={control} question="race" choices={raceChoices(t, control)} />
      <Group
        control={control}
        question="sex"
        choices={[
          { value: "F", label: t.female },
          { value: "M", label: t.male },
        ]}
      />
    </QuestionPage>
  );
}

function Group({ control, question, choices }: { control: HmdaControl; question: Question; choices: CheckChoice[] }) {
  const t = useText(hmdaWords);
  return (
    <div>
      <CheckboxGroup control={control} name={question} label={t[question]} hint={t.any} choices={choices} />
      <CheckboxField control={control} name={`${question}Declined`}>
        {t.decline}
        <span className="vh">({t[question]})</span>
      </CheckboxField>
    </div>
  );
}

type FreeTextProps = {
  control: HmdaControl;
  question: "ethnicity" | "race";
  box: string;
  name: "ethnicityOther" | "raceTribe" | "raceAsianOther" | "racePacificOther";
  label: string;
  hint?: string;
};

/** The text that goes with a box, once the box is ticked. */
function FreeText({ control, question, box, name, label, hint }: FreeTextProps) {
  const ticked = useWatch({ control, name: question });
  if (!ticked.includes(box)) return null;
  return <TextField control={control} name={name} label={label} maxLength={100} optional {...(hint && { hint })} />;
}

const part = (value: string, label: string): CheckChoice => ({ value, label, isPart: true });

function ethnicityChoices(t: Words, control: HmdaControl): CheckChoice[] {
  return [
    { value: "1", label: t.hispanic },
    { value: "11", label: t.mexican, isPart: true },
    { value: "12", label: t.puertoRican, isPart: true },
    { value: "13", label: t.cuban, isPart: true },
    {
      value: "14",
      label: t.otherHispanic,
      isPart: true,
      more: (
        <FreeText
          control={control}
          question="ethnicity"
          box="14"
          name="ethnicityOther"
          label={t.origin}
          hint={t.originExample}
        />
      ),
    },
    { value: "2", label: t.notHispanic },
  ];
}

function raceChoices(t: Words, control: HmdaControl): CheckChoice[] {
  return [
    {
      value: "1",
      label: t.native,
      more: <FreeText control={control} question="race" box="1" name="raceTribe" label={t.tribe} />,
    },
    { value: "2", label: t.asian },
    part("21", t.asianIndian),
    part("22", t.chinese),
    part("23", t.filipino),
    part("24", t.japanese),
    part("25", t.korean),
    part("26", t.vietnamese),
    {
      ...part("27", t.otherAsian),
      more: (
        <FreeText
          control={control}
          question="race"
          box="27"
          name="raceAsianOther"
          label={t.race}
          hint={t.asianExample}
        />
      ),
    },
    { value: "3", label: t.black },
    { value: "4", label: t.pacific },
    part("41", t.hawaiian),
    part("42", t.guamanian),
    part("43", t.samoan),
    {
      ...part("44", t.otherPacific),
      more: (
        <FreeText
          control={control}
          question="race"
          box="44"
          name="racePacificOther"
          label={t.race}
          hint={t.pacificExample}
        />
      ),
    },
    { value: "5", label: t.white },
  ];
}
