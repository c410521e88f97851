import { chooseDisbursement } from "@gable/contract/calls/accounts.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { manualDisburseWords } from "./manual-disburse.words.ts";
import { atTypedFields, noTypedAccount, sentAccount, typedProblems, type WithAccount } from "./parts/typed-account.ts";
import { TypedAccountFields } from "./parts/typed-account-fields.tsx";

/** Row 14, by hand: the numbers of the account into which the money is paid. */
export function Screen() {
  const t = useText(manualDisburseWords);
  const explain = useExplain();
  const { uuid } = useJourney();
  const command = useCommand(chooseDisbursement);
  const form = useQuestionForm<WithAccount>({ defaultValues: { typed: noTypedAccount } });
  const draft = useFormDraft("disbursement-account", form);

  async function use({ typed }: WithAccount) {
    const problems = typedProblems(typed);
    if (problems.length > 0 || typed.type === "") return problems;
    return atTypedFields(await command.send({ body: sentAccount(typed, typed.type) }), typed);
  }

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={use}
      explain={explain}
      question={t.question}
      lead={t.lead}
      drawing="card"
      submit={t.go}
      back={onHost(paths.bankDisburse(uuid))}
      why={<p>{t.why}</p>}
    >
      <TypedAccountFields control={form.control} />
    </QuestionPage>
  );
}
