import type { ReplyOf } from "@gable/contract/call.ts";
import { whatIf } from "@gable/contract/calls/underwriting.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { useJourney } from "../../journey/journey.tsx";
import { client } from "../../session/client.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { whatIfCodes, whatIfWords } from "./what-if.words.ts";

type Values = { annualIncome: number | null; value: number | null };
type Result = ReplyOf<typeof whatIf>;

/** What the decision would be with another income or another value of the home, near to what is known. Nothing is changed by asking. */
export function WhatIf() {
  const t = useText(whatIfWords);
  const explain = useExplain(whatIfCodes);
  const { uuid } = useJourney();
  const [result, setResult] = useState<Result | null>(null);
  const form = useQuestionForm<Values>({ defaultValues: { annualIncome: null, value: null } });
  const { isSubmitting } = useFormState({ control: form.control });

  async function ask({ annualIncome, value }: Values): Promise<readonly Failure[]> {
    setResult(null);
    if (annualIncome === null && value === null) return [{ name: "annualIncome", message: "what-if-empty" }];
    const query = { ...(annualIncome !== null && { annualIncome }), ...(value !== null && { value }) };
    try {
      const answered = await client.send(whatIf, { params: { uuid }, query });
      if (answered.refused === "value-out-of-bounds") return [{ name: "value", message: "value-out-of-bounds" }];
      if (answered.refused !== null) return [{ name: "annualIncome", message: "income-out-of-bounds" }];
      setResult(answered);
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  }

  return (
    <section className="stack" aria-labelledby="what-if">
      <h2 id="what-if">{t.title}</h2>
      <p>{t.lead}</p>
      <Form form={form} onSubmit={ask} explain={explain}>
        <MoneyField control={form.control} name="annualIncome" label={t.income} optional />
        <MoneyField control={form.control} name="value" label={t.value} optional />
        <Actions>
          <Button type="submit" kind="second" busy={isSubmitting}>
            {t.ask}
          </Button>
        </Actions>
      </Form>
      <div aria-live="polite">{result?.answer ? <Answer answer={result.answer} /> : null}</div>
    </section>
  );
}

function Answer({ answer }: { answer: NonNullable<Result["answer"]> }) {
  const t = useText(whatIfWords);
  const f = useFormats();
  const language = useLanguage();
  const { approved, maxLineBefore, maxLineAfter, lowestRateBefore, lowestRateAfter, explanations } = answer;
  return (
    <Notice tone={approved ? "success" : "info"} title={approved ? t.wouldOffer(f.dollars(maxLineAfter)) : t.wouldNot}>
      {/* Only beside offers there is something to compare with. */}
      {approved && maxLineBefore > 0 && lowestRateBefore !== null && lowestRateAfter !== null ? (
        <Facts
          facts={[
            { label: t.largest, value: t.instead(f.dollars(maxLineAfter), f.dollars(maxLineBefore)) },
            { label: t.lowest, value: t.instead(f.rate(lowestRateAfter), f.rate(lowestRateBefore)) },
          ]}
        />
      ) : null}
      {explanations.map((words) => (
        <p key={words.en}>{words[language]}</p>
      ))}
      <p className="small">{t.onlyEstimate}</p>
    </Notice>
  );
}
