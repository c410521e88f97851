import { chooseDisbursement } from "@gable/contract/calls/accounts.ts";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { accountsQuery } from "../../queries/accounts.ts";
import { ConsentRevocation, ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { visitBank } from "../parts/visit.ts";
import { bankWords } from "./bank.words.ts";
import { disburseWords } from "./disburse.words.ts";
import { noTypedAccount, TypedAccountFields, typedProblems, type WithAccount } from "./parts/typed-account-fields.tsx";

type Values = WithAccount & { consent: boolean };

const LINK = "link";
const TYPED = "typed";

/** Row 14: the account into which the money is paid. */
export function Screen() {
  const t = useText(disburseWords);
  const both = useText(bankWords);
  const f = useFormats();
  const explain = useExplain();
  const given = useConsentGiven();
  const { uuid } = useJourney();
  const { data } = useQuery(accountsQuery(uuid));
  const command = useCommand(chooseDisbursement);
  const form = useQuestionForm<Values>({ defaultValues: { choice: "", typed: noTypedAccount, consent: false } });
  const choice = form.watch("choice");
  if (data === undefined) {
    return (
      <StepPage title={t.question}>
        <Skeleton kind="rows" />
      </StepPage>
    );
  }

  async function use({ choice: chosen, typed, consent }: Values) {
    if (chosen === "") return [{ name: "choice", message: "required" }];
    if (chosen === LINK) {
      if (!consent) return [{ name: "consent", message: "consent-required" }];
      try {
        await visitBank(uuid, given("BANK_ACCOUNT_READING"));
        return [];
      } catch (failure) {
        return failuresOf(failure);
      }
    }
    if (chosen !== TYPED) return command.send({ body: { source: "LINKED", accountUuid: chosen } });
    const problems = typedProblems(typed);
    if (problems.length > 0 || typed.type === "") return problems;
    const { routingNumber, accountNumber, type } = typed;
    const failures = await command.send({ body: { source: "TYPED", routingNumber, accountNumber, type } });
    return failures.map(({ name, ...failure }) => ({
      ...failure,
      ...(name !== undefined && { name: name in typed ? `typed.${name}` : name }),
    }));
  }

  return (
    <QuestionPage
      form={form}
      onSubmit={use}
      explain={explain}
      question={t.question}
      lead={t.lead(f.cents(data.cash))}
      submit={choice === LINK ? t.goLink : t.go}
      why={<p>{t.why}</p>}
    >
      <RadioField
        control={form.control}
        name="choice"
        label={t.which}
        kind="cards"
        choices={[
          ...data.linked.map((account) => ({
            value: account.accountUuid,
            label: account.bankName,
            hint: `${both[account.type]} ${both.ending(account.mask)}`,
          })),
          { value: LINK, label: both.link, hint: both.linkHint },
          { value: TYPED, label: both.typed, hint: both.typedHint },
        ]}
      />
      {choice === LINK ? (
        <CheckboxField control={form.control} name="consent">
          <ConsentText type="BANK_ACCOUNT_READING" /> <ConsentRevocation type="BANK_ACCOUNT_READING" />
        </CheckboxField>
      ) : null}
      {choice === TYPED ? <TypedAccountFields control={form.control as never} /> : null}
    </QuestionPage>
  );
}
