import { chooseAutopay } from "@gable/contract/calls/accounts.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { firstPaymentDate } from "@gable/domain/money/payment-dates.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { Actions } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { accountsQuery } from "../../queries/accounts.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { Elsewhere } from "../parts/elsewhere.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { autopayWords } from "./autopay.words.ts";
import { bankWords } from "./bank.words.ts";
import {
  type AutopayTerms,
  AutopayTermsFields,
  draftDayOf,
  firstOfMonth,
  termsProblems,
} from "./parts/autopay-terms.tsx";
import { PaymentsRefused } from "./parts/payments-refused.tsx";

type Values = AutopayTerms & { way: string };

const SAME = "same";
const MANUAL = "manual";

/** Rows 14 and 15: how the monthly payment is made. Without an account for the money, that comes first. */
export function Screen() {
  const t = useText(autopayWords);
  const both = useText(bankWords);
  const f = useFormats();
  const explain = useExplain();
  const { uuid } = useJourney();
  const query = useQuery(accountsQuery(uuid));
  const { data } = query;
  const command = useCommand(chooseAutopay);
  const form = useQuestionForm<Values>({ defaultValues: { way: "", ...firstOfMonth } });
  const draft = useFormDraft("autopay", form);
  const [way, draftDay] = useWatch({ control: form.control, name: ["way", "draftDay"] });
  if (data === undefined) return <UntilLoaded title={t.question} query={query} />;
  if (data.disbursement === null) {
    return <Elsewhere title={t.question} to={onHost(paths.bankDisburse(uuid))} query={query} />;
  }
  const { disbursement, fundingOn, firstPaymentOn } = data;
  // The day that is being chosen decides when the first is due.
  const dueDay = way === MANUAL ? undefined : draftDayOf(draftDay);
  const isChosen = way === MANUAL || (way !== "" && dueDay !== undefined);
  const first = fundingOn === null || !isChosen ? firstPaymentOn : firstPaymentDate(fundingOn, dueDay);
  const others = data.linked.filter(
    ({ mask, bankName }) => mask !== disbursement.mask || bankName !== disbursement.bankName,
  );

  async function choose({ way: chosen, draftDay: day, consent }: Values) {
    if (chosen === "") return [{ name: "way", message: "way-required" }];
    if (chosen === MANUAL) return command.send({ body: { payType: "MANUAL" } });
    const problems = termsProblems({ draftDay: day, consent });
    if (problems.length > 0) return problems;
    return command.send({
      body: {
        payType: "AUTOPAY",
        account: chosen === SAME ? { source: "DISBURSEMENT" } : { source: "LINKED", accountUuid: chosen },
        draftDay: Number(day),
        consentVersion: consentTexts.AUTOPAY.version,
      },
    });
  }

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={choose}
      explain={explain}
      question={t.question}
      lead={
        first === null
          ? t.leadUndated(f.cents(data.monthlyPayment))
          : t.lead(f.cents(data.monthlyPayment), f.day(first))
      }
      submit={t.go}
      after={
        <Actions>
          <TextLink href={onHost(paths.bankAutopayManual(uuid))}>{t.otherByHand}</TextLink>
          <TextLink href={onHost(paths.bankConfirm(uuid))}>{t.seePayments}</TextLink>
        </Actions>
      }
    >
      {data.refusedForPayments ? (
        <PaymentsRefused refused={data.refusedForPayments} />
      ) : data.payType === "AUTOPAY" && data.autopay === null ? (
        <Note>{t.accountGone}</Note>
      ) : null}
      <RadioField
        control={form.control}
        name="way"
        label={t.way}
        choices={[
          { value: SAME, label: t.same, hint: `${disbursement.bankName} ${both.ending(disbursement.mask)}` },
          ...others.map((account) => ({
            value: account.accountUuid,
            label: t.other(account.bankName),
            hint: `${both[account.type]} ${both.ending(account.mask)}`,
          })),
          { value: MANUAL, label: t.manual, hint: t.manualHint },
        ]}
      />
      {Number(data.autopayDiscountPercent) > 0 ? <Note>{t.discount(data.autopayDiscountPercent)}</Note> : null}
      {way === "" || way === MANUAL ? null : <AutopayTermsFields control={form.control as never} />}
    </QuestionPage>
  );
}
