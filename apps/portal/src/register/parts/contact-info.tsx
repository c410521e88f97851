import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useChooseLanguage } from "@gable/ui/language/chosen-language.tsx";
import { ConsentText } from "../../shell/consent-text.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { registerWords } from "../register.words.ts";
import { answersResolver } from "./answers-resolver.ts";
import { contactInfoWords } from "./contact-info.words.ts";
import { usePrefilled } from "./prefilled.tsx";
import { type TypedAnswers, useRegistration } from "./registration.ts";
import { useAutosave } from "./use-autosave.ts";

type Values = { email: string; phone: string; language: "en" | "es"; textMessages: boolean };

const asTyped = (values: Values): TypedAnswers => values;
const names = ["email", "phone", "language", "textMessages"] as const;

/** Where to reach somebody, and in which language. */
export function Step() {
  const t = useText(contactInfoWords);
  const both = useText(registerWords);
  const explain = useExplain();
  const above = usePrefilled(["email", "phone"]);
  const language = useLanguage();
  const choose = useChooseLanguage();
  const { answers, saveAndGoOn, back } = useRegistration();
  const form = useQuestionForm<Values, TypedAnswers>({
    defaultValues: {
      email: answers.email ?? "",
      phone: (answers.phone ?? "").replace(/^\+1/, ""),
      language: answers.language ?? language,
      textMessages: answers.textMessages ?? false,
    },
    resolver: answersResolver<Values>(names, asTyped),
  });
  const saving = useAutosave(form, asTyped);
  const submit = async (sent: TypedAnswers) => {
    const failures = await saveAndGoOn(sent);
    if (failures.length === 0 && sent.language !== undefined) choose(sent.language);
    return failures;
  };
  return (
    <QuestionPage
      form={form}
      onSubmit={submit}
      explain={explain}
      question={t.question}
      above={above}
      status={<SaveState state={saving} />}
      submit={both.goOn}
      {...(back !== undefined && { back })}
      why={<p>{t.why}</p>}
    >
      <EmailField control={form.control} name="email" label={t.email} />
      <PhoneField control={form.control} name="phone" label={t.phone} />
      <RadioField
        control={form.control}
        name="language"
        label={t.language}
        kind="segments"
        choices={[
          { value: "en", label: <span lang="en">English</span> },
          { value: "es", label: <span lang="es">Español</span> },
        ]}
      />
      <CheckboxField control={form.control} name="textMessages" hint={t.optional}>
        <ConsentText type="TEXT_MESSAGES" />
      </CheckboxField>
    </QuestionPage>
  );
}
