import type { ConsentType, IncomeSourceType } from "@gable/domain/application/enumerations.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Gauge } from "@gable/ui/components/gauge/gauge.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
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
import { incomeQuery } from "../../queries/income.ts";
import { ConsentRevocation, ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { visitIncomeSource } from "../parts/visit.ts";
import { reviewWords } from "./review.words.ts";

type Values = { source: IncomeSourceType | ""; consent: boolean };

/** What must be agreed to before a kind of source is read. */
const consentOf: Readonly<Record<IncomeSourceType, ConsentType>> = {
  EMPINFO: "PAYROLL_READING",
  PAYROLL: "PAYROLL_READING",
  EMPLOYER_DATABASE: "EMPLOYMENT_VERIFICATION",
  PLAID_TRANSACTIONS: "BANK_ACCOUNT_READING",
  MANUAL_PAYSTUB: "BANK_ACCOUNT_READING",
  TAX_TRANSCRIPT: "TAX_TRANSCRIPT",
  TAX_RETURN: "TAX_TRANSCRIPT",
};

/** The hub of row 13: how much income is needed, what is verified, and the ways to show the rest. */
export function Screen() {
  const t = useText(reviewWords);
  const f = useFormats();
  const explain = useExplain();
  const { uuid } = useJourney();
  const given = useConsentGiven();
  const { data, isError, refetch } = useQuery(incomeQuery(uuid));
  const form = useQuestionForm<Values>({ defaultValues: { source: "", consent: false } });
  const source = form.watch("source");

  if (data === undefined) {
    return (
      <StepPage title={t.question}>
        {isError ? (
          <ErrorState title={t.failed} actions={<Button onClick={() => void refetch()}>{t.again}</Button>} />
        ) : (
          <Skeleton kind="rows" />
        )}
      </StepPage>
    );
  }
  const missing = Math.max(0, data.neededMonthly - data.verifiedMonthly);
  const share = data.neededMonthly === 0 ? 1 : Math.min(1, data.verifiedMonthly / data.neededMonthly);

  async function leave({ source: chosen, consent }: Values) {
    if (chosen === "") return [{ name: "source", message: "required" }];
    if (!consent) return [{ name: "consent", message: "consent-required" }];
    try {
      await visitIncomeSource(uuid, chosen, given(consentOf[chosen]));
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  }

  return (
    <QuestionPage
      form={form}
      onSubmit={leave}
      explain={explain}
      question={t.question}
      lead={t.lead(f.dollars(data.neededMonthly))}
      submit={t.go}
      why={<p>{t.why}</p>}
    >
      <Gauge
        parts={[
          { label: t.verified, figure: f.dollars(data.verifiedMonthly), share, tone: "accent" },
          { label: t.open, figure: f.dollars(missing), share: 1 - share, tone: "rest" },
        ]}
      />
      {data.sources.length > 0 ? (
        <section className="stack">
          <h2>{t.sources}</h2>
          <Ledger
            rows={data.sources.map((found) => ({
              label: found.employerName ?? t[found.source],
              note: t[found.state],
              figure: found.monthlyAmount === null ? "" : t.aMonth(f.dollars(found.monthlyAmount)),
            }))}
          />
        </section>
      ) : null}
      <RadioField
        control={form.control}
        name="source"
        label={t.way}
        kind="cards"
        choices={data.methods.map((method) => ({
          value: method.source,
          label: t[method.source],
          hint: t.seconds(method.typicalSeconds),
        }))}
      />
      {source === "" ? null : (
        <CheckboxField control={form.control} name="consent">
          <ConsentText type={consentOf[source]} /> <ConsentRevocation type={consentOf[source]} />
        </CheckboxField>
      )}
    </QuestionPage>
  );
}
