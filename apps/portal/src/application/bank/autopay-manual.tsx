import { chooseAutopay } from "@gable/contract/calls/accounts.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { accountsQuery } from "../../queries/accounts.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { autopayWords } from "./autopay.words.ts";
import { autopayManualWords } from "./autopay-manual.words.ts";
import { type AutopayTerms, AutopayTermsFields, firstOfMonth, termsProblems } from "./parts/autopay-terms.tsx";
import { PaymentsRefused } from "./parts/payments-refused.tsx";
import { atTypedFields, noTypedAccount, sentAccount, typedProblems, type WithAccount } from "./parts/typed-account.ts";
import { TypedAccountFields } from "./parts/typed-account-fields.tsx";

type Values = WithAccount & AutopayTerms;

/** Row 15, by hand: another account than the one for the money, from which the monthly payment is drawn. */
export function Screen() {
  const t = useText(autopayManualWords);
  const explain = useExplain();
  const { uuid } = useJourney();
  const command = useCommand(chooseAutopay);
  const form = useQuestionForm<Values>({ defaultValues: { typed: noTypedAccount, ...firstOfMonth } });
  const draft = useFormDraft("autopay-account", form);
  const { data } = useQuery(accountsQuery(uuid));
  const isAskedAgain = data?.isAutopayAskedAgain ?? false;

  async function choose({ typed, ...terms }: Values) {
    const problems = [...typedProblems(typed), ...termsProblems(terms)];
    if (problems.length > 0 || typed.type === "") return problems;
    const failures = await command.send({
      body: {
        payType: "AUTOPAY",
        account: sentAccount(typed, typed.type),
        draftDay: Number(terms.draftDay),
        consentVersion: consentTexts.AUTOPAY.version,
      },
    });
    return atTypedFields(failures, typed);
  }

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={choose}
      explain={explain}
      question={t.question}
      lead={t.lead}
      drawing="card"
      submit={t.go}
      back={onHost((isAskedAgain ? paths.complete : paths.bankAutopay)(uuid))}
      after={isAskedAgain ? <PayByHand /> : undefined}
    >
      {data?.refusedForPayments ? <PaymentsRefused refused={data.refusedForPayments} /> : null}
      <TypedAccountFields control={form.control as never} />
      <AutopayTermsFields control={form.control as never} isDaySigned={isAskedAgain} />
    </QuestionPage>
  );
}

/** For whoever signed for payments from an account and rather pays by hand than names another. */
function PayByHand() {
  const t = useText(autopayWords);
  const explain = useExplain();
  const command = useCommand(chooseAutopay);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  return (
    <>
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      <Actions>
        <Button
          type="button"
          kind="second"
          busy={command.isBusy}
          onClick={() => void command.send({ body: { payType: "MANUAL" } }).then((found) => setFailures(found))}
        >
          {t.payByHand}
        </Button>
      </Actions>
    </>
  );
}
