import { answerWinback } from "@gable/contract/calls/underwriting-choices.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
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
import { winbackQuery } from "../../queries/underwriting-choices.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { CallUs } from "../parts/ask-person.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { winbackWords } from "./prequal-winback.words.ts";

const NO = "no";

/** Row 6: too much debt stands ahead of the line; paying some of it off with the line would make room. */
export function Screen() {
  const t = useText(winbackWords);
  const f = useFormats();
  const explain = useExplain();
  const { uuid } = useJourney();
  const query = useQuery(winbackQuery(uuid));
  const command = useCommand(answerWinback);
  const form = useQuestionForm({ defaultValues: { choice: "" } });
  const draft = useFormDraft("winback", form);
  const choice = useWatch({ control: form.control, name: "choice" });
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const chosen = data.choices[Number(choice)];
  const shown = choice === "" || choice === NO ? undefined : chosen;

  async function send({ choice: said }: { choice: string }) {
    if (said === "") return [{ name: "choice", message: "required" }];
    const made = data?.choices[Number(said)];
    const accepted = said !== NO && made !== undefined;
    const failures = await command.send({
      body: accepted ? { accepted, lienIds: made.liens.map(({ id }) => id) } : { accepted: false },
    });
    if (failures.length > 0) await query.refetch();
    return failures.map(({ message }) => ({ name: "choice", message }));
  }

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={send}
      explain={explain}
      question={t.title}
      lead={data.because === "ONE_EQUITY_LOAN" ? t.leadTexas : t.lead}
      submit={choice === NO ? t.end : t.go}
      why={<p>{t.why}</p>}
      after={
        <>
          <p>
            {t.unsure} <CallUs />
          </p>
          <p>
            <TextLink href={onHost(paths.bpoEstimateValue(uuid))}>{t.wrongValue}</TextLink>
          </p>
        </>
      }
    >
      <RadioField
        control={form.control}
        name="choice"
        label={t.which}
        kind="cards"
        choices={[
          ...data.choices.map((made, index) => ({
            value: String(index),
            label: t.payOff(made.liens.map(({ lender }) => lender).join(", ")),
            hint: t.upTo(f.dollars(made.maxLine), f.dollars(made.maxCashLeft)),
          })),
          { value: NO, label: t.no, hint: t.noHint },
        ]}
      />
      {shown ? (
        <Ledger
          label={t.figures}
          rows={[
            { label: t.largest, figure: f.dollars(shown.maxLine) },
            ...shown.liens.map(({ lender, balance }) => ({
              label: t.paid(lender),
              figure: `−${f.dollars(balance)}`,
            })),
            { label: t.cash, note: t.cashNote, figure: f.dollars(shown.maxCashLeft), weight: "total" as const },
          ]}
        />
      ) : null}
      <Note>{t.close}</Note>
    </QuestionPage>
  );
}
