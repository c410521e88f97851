import { repullCredit } from "@gable/contract/calls/credit.ts";
import { Actions } from "@gable/ui/components/button/button.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { SsnField } from "@gable/ui/forms/ssn-field.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { AddressByHand } from "../../address/address-by-hand.tsx";
import { AskedAddress, useAddressQuestion } from "../../address/asked-address.tsx";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { useWayBack } from "../../journey/use-way-back.ts";
import { creditStandingQuery } from "../../queries/credit.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { CallUs, NothingLost } from "../parts/ask-person.tsx";
import { creditCodes, creditWords } from "./credit.words.ts";
import { blankSocial, type SocialValues, socialResolver, toCheck } from "./parts/social-values.ts";

/** The bureau did not find the file by name and address: the number, and where one lived before. */
export function Screen() {
  const t = useText(creditWords);
  const explain = useExplain(creditCodes);
  const { uuid } = useJourney();
  const command = useCommand(repullCredit);
  const back = useWayBack();
  const { data, refetch } = useQuery(creditStandingQuery(uuid));
  const form = useQuestionForm<SocialValues>({ defaultValues: blankSocial, resolver: socialResolver() });
  const question = useAddressQuestion({ form, at: "formerAddress" });
  const draft = useFormDraft("former-address", form);
  const { control } = form;
  const hasMoved = useWatch({ control, name: "hasMoved" });

  if (data?.attemptsLeft === 0) {
    return (
      <StepPage title={t.socialTitle} drawing="phone">
        <Notice tone="warning" title={t.noneLeft} />
        <Actions>
          <CallUs kind="primary" />
        </Actions>
        <NothingLost />
      </StepPage>
    );
  }
  return (
    <AskedAddress question={question}>
      <QuestionPage
        form={form}
        draft={draft}
        explain={explain}
        settle={(values) => question.settle(values, values.hasMoved)}
        onSubmit={async (values) => {
          const failures = await command.send({ body: toCheck(values) });
          await refetch();
          return failures;
        }}
        question={t.socialTitle}
        lead={t.socialLead}
        drawing="key"
        why={t.socialWhy}
        submit={t.check}
        {...(back !== undefined && { back })}
        after={
          <>
            <Note>
              {t.softAgain} {data ? t.attempts(data.attemptsLeft) : null}
            </Note>
            <NothingLost />
          </>
        }
      >
        <SsnField control={control} name="ssn" label={t.ssn} hint={t.ssnHint} />
        <CheckboxField control={control} name="hasMoved">
          {t.moved}
        </CheckboxField>
        {hasMoved ? (
          <section className="stack stack-6" aria-labelledby="former">
            <h2 id="former">{t.former}</h2>
            <AddressByHand form={form} at="formerAddress" />
          </section>
        ) : null}
      </QuestionPage>
    </AskedAddress>
  );
}
