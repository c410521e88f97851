import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { registerWords } from "../register.words.ts";
import { answersResolver } from "./answers-resolver.ts";
import { nameWords } from "./name.words.ts";
import { type TypedAnswers, useRegistration } from "./registration.ts";
import { useAutosave } from "./use-autosave.ts";

type Values = {
  name: { firstName: string; middleName: string; lastName: string; suffix: string };
  aliases: string;
};

const suffixes = ["JR", "SR", "II", "III", "IV", "V"] as const;
const labels = { JR: "Jr.", SR: "Sr.", II: "II", III: "III", IV: "IV", V: "V" } as const;

const toAnswers = ({ name, aliases }: Values): TypedAnswers => ({
  name,
  aliases: aliases
    .split(/[;,\n]/)
    .map((alias) => alias.trim())
    .filter((alias) => alias !== ""),
});

/** The legal name, as on the identity document. */
export function Step() {
  const t = useText(nameWords);
  const both = useText(registerWords);
  const explain = useExplain();
  const { answers, saveAndGoOn, back } = useRegistration();
  const given = answers.name;
  const form = useQuestionForm<Values, TypedAnswers>({
    defaultValues: {
      name: {
        firstName: given?.firstName ?? "",
        middleName: given?.middleName ?? "",
        lastName: given?.lastName ?? "",
        suffix: given?.suffix ?? "",
      },
      aliases: (answers.aliases ?? []).join(", "),
    },
    resolver: answersResolver<Values>(["name", "aliases"], toAnswers),
  });
  const saving = useAutosave(form, toAnswers);
  const { control } = form;
  return (
    <QuestionPage
      form={form}
      onSubmit={saveAndGoOn}
      explain={explain}
      question={t.question}
      lead={t.lead}
      status={<SaveState state={saving} />}
      submit={both.goOn}
      {...(back !== undefined && { back })}
      why={<p>{t.why}</p>}
    >
      <TextField control={control} name="name.firstName" label={t.first} autoComplete="given-name" capitals="words" />
      <TextField
        control={control}
        name="name.middleName"
        label={t.middle}
        optional
        autoComplete="additional-name"
        capitals="words"
      />
      <TextField control={control} name="name.lastName" label={t.last} autoComplete="family-name" capitals="words" />
      <SelectField
        control={control}
        name="name.suffix"
        label={t.suffix}
        optional
        narrow
        autoComplete="honorific-suffix"
        options={suffixes.map((value) => ({ value, label: labels[value] }))}
      />
      <TextField control={control} name="aliases" label={t.aliases} hint={t.aliasesHint} optional autoComplete="off" />
    </QuestionPage>
  );
}
