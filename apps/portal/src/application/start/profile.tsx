import type { ReplyOf } from "@gable/contract/call.ts";
import type { answers as answersCall } from "@gable/contract/calls/profile.ts";
import { giveConsent, saveProfile } from "@gable/contract/calls/profile.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AddressByHand } from "../../address/address-by-hand.tsx";
import { AskedAddress, useAddressQuestion } from "../../address/asked-address.tsx";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { answersQuery } from "../../queries/profile.ts";
import { employmentTypes } from "../../register/parts/employment-types.ts";
import { incomeInfoWords } from "../../register/parts/income-info.words.ts";
import { SuffixField } from "../../register/parts/suffix-field.tsx";
import { ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import {
  type MissingFact,
  missingFacts,
  type ProfileValues,
  profileResolver,
  toProfile,
} from "./parts/profile-values.ts";
import { profileWords } from "./profile.words.ts";

type Answers = ReplyOf<typeof answersCall>;

/** The facts without which nothing can be asked of a bureau, as far as they are still missing. */
export function Screen() {
  const t = useText(profileWords);
  const { uuid } = useJourney();
  const query = useQuery(answersQuery(uuid));
  if (query.data === undefined) return <UntilLoaded title={t.loading} query={query} />;
  return <FirstFacts answers={query.data} />;
}

function FirstFacts({ answers }: { answers: Answers }) {
  const { facts } = useJourney();
  const hasConsent = facts.application.consents.some(({ type }) => type === "SOFT_CREDIT");
  const missing = missingFacts(answers, hasConsent);
  // Whoever gives the last of them here is led on, and does not read meanwhile that there was nothing to give.
  const [wasComplete] = useState(missing.size === 0);
  return wasComplete ? <Complete /> : <Missing missing={missing} hasConsent={hasConsent} />;
}

/** For whoever comes back to it by their browser once all is there. */
function Complete() {
  const t = useText(profileWords);
  const { uuid } = useJourney();
  return (
    <StepPage title={t.complete} lead={t.completeLead}>
      <Actions>
        <ButtonLink href={onHost(paths.applicationIndex(uuid))}>{t.goOn}</ButtonLink>
        <TextLink href={onHost(paths.startAnswers(uuid))}>{t.answers}</TextLink>
      </Actions>
    </StepPage>
  );
}

function Missing({ missing, hasConsent }: { missing: ReadonlySet<MissingFact>; hasConsent: boolean }) {
  const t = useText(profileWords);
  const work = useText(incomeInfoWords);
  const explain = useExplain();
  const save = useCommand(saveProfile, { stays: true });
  const consent = useCommand(giveConsent);
  const consentGiven = useConsentGiven();
  const form = useQuestionForm<ProfileValues>({
    defaultValues: {
      name: { firstName: "", middleName: "", lastName: "", suffix: "" },
      birthDate: "",
      home: { street1: "", street2: "", city: "", state: "", zip: "" },
      employmentType: "",
      annualIncome: null,
      consent: false,
    },
    resolver: profileResolver(missing),
  });
  const question = useAddressQuestion({ form, at: "home" });
  const draft = useFormDraft("profile", form);
  const { control } = form;

  const submit = async (values: ProfileValues) => {
    const failures = await save.send({ body: toProfile(values, missing) });
    if (failures.length > 0 || hasConsent) return failures;
    return consent.send({ body: consentGiven("SOFT_CREDIT") });
  };

  return (
    <AskedAddress question={question}>
      <QuestionPage
        form={form}
        draft={draft}
        onSubmit={submit}
        settle={(values) => question.settle(values, missing.has("home"))}
        explain={explain}
        question={t.question}
        lead={t.lead}
        submit={t.submit}
        why={<p>{t.why}</p>}
        after={<Note>{t.score}</Note>}
      >
        {missing.has("name") ? (
          <>
            <TextField control={control} name="name.firstName" label={t.first} autoComplete="given-name" />
            <TextField
              control={control}
              name="name.middleName"
              label={t.middle}
              optional
              autoComplete="additional-name"
            />
            <TextField control={control} name="name.lastName" label={t.last} autoComplete="family-name" />
            <SuffixField control={control} name="name.suffix" autoComplete="honorific-suffix" />
          </>
        ) : null}
        {missing.has("birthDate") ? <DateFields control={control} name="birthDate" label={t.born} birthday /> : null}
        {missing.has("home") ? <AddressByHand form={form} at="home" /> : null}
        {missing.has("employmentType") ? (
          <RadioField
            control={control}
            name="employmentType"
            label={work.work}
            kind="cards"
            choices={employmentTypes.map((value) => ({ value, label: work[value] }))}
          />
        ) : null}
        {missing.has("annualIncome") ? <MoneyField control={control} name="annualIncome" label={t.income} /> : null}
        {missing.has("consent") ? (
          <CheckboxField control={control} name="consent">
            <ConsentText type="SOFT_CREDIT" />
          </CheckboxField>
        ) : null}
      </QuestionPage>
    </AskedAddress>
  );
}
