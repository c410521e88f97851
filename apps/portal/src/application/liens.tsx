import { confirmLiens } from "@gable/contract/calls/liens.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { LienConfirmation } from "@gable/domain/liens/lien-answer.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useJourney } from "../journey/journey.tsx";
import { useCommand } from "../journey/use-command.ts";
import { useFormDraft } from "../journey/use-form-draft.ts";
import { useWayBack } from "../journey/use-way-back.ts";
import { liensQuery } from "../queries/liens.ts";
import { Pending } from "../shell/pending.tsx";
import { useExplain } from "../shell/use-explain.ts";
import { AddedDebts } from "./parts/liens/added-debts.tsx";
import { DebtQuestion } from "./parts/liens/debt-question.tsx";
import { equityOf } from "./parts/liens/equity.ts";
import { EquityGauge } from "./parts/liens/equity-gauge.tsx";
import { type FoundLiens, firstValues, type LienValues, lienResolver, UNANSWERED } from "./parts/liens/lien-form.ts";
import { RecentInquiries } from "./parts/liens/recent-inquiries.tsx";
import "./liens.css";
import { liensCodes, liensWords } from "./liens.words.ts";

/** While one of these is waited for, only half is known of what is owed and of what the home is worth. */
const sources: ReadonlySet<Step | null> = new Set<Step>([
  "WAITING_FOR_SOFT_CREDIT",
  "WAITING_FOR_PROPERTY",
  "WAITING_FOR_VALUATION",
]);

const titles = { HARD_REPORT: "againReport", TITLE_SEARCH: "againTitle", LINE_OF_OURS: "againOurs" } as const;

/** The debts against the home, for the borrower to confirm or correct. */
export function Screen() {
  const t = useText(liensWords);
  const { uuid, facts } = useJourney();
  const isFound = !sources.has(facts.step);
  const asked = useQuery({ ...liensQuery(uuid), enabled: isFound });
  const { data } = asked;
  if (isFound && data !== undefined) return <Debts key={data.liens.map(({ id }) => id).join()} found={data} />;
  return (
    <StepPage title={t.title} lead={t.lead}>
      <Pending asked={asked} count={5} label={t.loading} />
    </StepPage>
  );
}

function Debts({ found }: { found: FoundLiens }) {
  const t = useText(liensWords);
  const explainCode = useExplain(liensCodes);
  const explain = (message: string) =>
    message.startsWith(UNANSWERED) ? t.sayWhether(message.slice(UNANSWERED.length)) : explainCode(message);
  const command = useCommand(confirmLiens);
  const back = useWayBack();
  const { liens, homeValue, inquiries, inquiryAttestationNeeded, askedAgain, asksDwellingPayment } = found;
  const form = useQuestionForm<LienValues, LienConfirmation>({
    defaultValues: firstValues(found),
    resolver: lienResolver(found),
  });
  const draft = useFormDraft("liens", form);
  const { control } = form;
  const { answers, added } = useWatch({ control }) as LienValues;
  const said = liens.map((lien, index) => ({
    found: lien,
    answer: answers[index]?.answer ?? "",
    balance: answers[index]?.balance ?? null,
  }));
  const equity = homeValue === null ? null : equityOf(homeValue, said, added);

  return (
    <QuestionPage
      form={form}
      draft={draft}
      explain={explain}
      onSubmit={(body) => command.send({ body })}
      question={liens.length === 0 ? t.titleNone : t.title}
      lead={liens.length === 0 ? t.leadNone : t.lead}
      why={t.why}
      submit={back === undefined ? t.submit : t.submitChange}
      {...(back !== undefined && { back })}
    >
      {askedAgain ? (
        <Notice tone="warning" title={t[titles[askedAgain.because]]}>
          {t.againBody}
        </Notice>
      ) : null}
      {equity ? <EquityGauge equity={equity} /> : null}
      {liens.map((lien, index) => (
        <DebtQuestion
          key={lien.id}
          lien={lien}
          index={index}
          control={control}
          isNew={askedAgain?.ids.includes(lien.id) ?? false}
        />
      ))}
      <AddedDebts control={control} isFirst={liens.length === 0} />
      {asksDwellingPayment ? (
        <section className="debt stack" aria-labelledby="own-home">
          <h2 id="own-home">{t.ownHome}</h2>
          <MoneyField control={control} name="dwellingPayment" label={t.ownHomePayment} hint={t.ownHomeHint} />
        </section>
      ) : null}
      {inquiryAttestationNeeded ? <RecentInquiries inquiries={inquiries} control={control} /> : null}
      {equity ? <Sum equity={equity} /> : null}
    </QuestionPage>
  );
}

function Sum({ equity }: { equity: ReturnType<typeof equityOf> }) {
  const t = useText(liensWords);
  const { dollars } = useFormats();
  return (
    <div className="debt-sum">
      <Ledger
        label={t.sum}
        rows={[
          { label: t.value, note: t.valueNote, figure: dollars(equity.value) },
          { label: t.debts, figure: dollars(-equity.owed) },
          { label: t.left, figure: dollars(equity.left), weight: "total" },
        ]}
      />
      <output className="vh">{t.heard(dollars(equity.owed), dollars(equity.left))}</output>
    </div>
  );
}
