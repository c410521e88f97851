import type { ReplyOf } from "@gable/contract/call.ts";
import { answerDelinquency, type delinquency } from "@gable/contract/calls/credit.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { useHomeZone } from "../../journey/use-home-zone.ts";
import { delinquencyQuery } from "../../queries/credit.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { HoldPage } from "../parts/hold-page.tsx";
import { PaperUpload } from "../parts/paper-upload.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { useUploads } from "../parts/use-uploads.ts";
import { delinquencyWords } from "./delinquency.words.ts";

const answers = ["PAID", "DISPUTED", "EXPLAINED"] as const;

/** Row 12: the full report shows a payment that is late; the borrower says why, and an underwriter reads it. */
export function Screen() {
  const t = useText(delinquencyWords);
  const f = useFormats();
  const explain = useExplain();
  const { uuid } = useJourney();
  const query = useQuery(delinquencyQuery(uuid));
  const command = useCommand(answerDelinquency);
  const proof = useUploads(uuid, "OTHER_EVIDENCE");
  const form = useQuestionForm({ defaultValues: { answer: "", explanation: "" } });
  const draft = useFormDraft("delinquency", form);
  const { data } = query;
  const zone = useHomeZone();
  const picked = useWatch({ control: form.control, name: "answer" });
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const by = f.moment(data.lookedAt.by, zone);
  if (data.answer !== null) {
    return (
      <HoldPage
        title={t.thanks}
        lead={data.lookedAt.isPast ? t.thanksLate(by) : t.thanksLead(by)}
        drawing="document"
        steps={[
          { title: t.read, body: t.readBody },
          { title: t.told, body: t.toldBody },
        ]}
      >
        <section className="stack">
          <h2>{t.said}</h2>
          <p>
            <strong>{t[data.answer]}</strong>
          </p>
          <p className="copy-text">{data.explanation}</p>
          {data.answer === "DISPUTED" ? <WithBureau bureau={data.bureau} /> : null}
        </section>
      </HoldPage>
    );
  }
  async function send({ answer, explanation }: { answer: string; explanation: string }) {
    const chosen = answers.find((one) => one === answer);
    if (!chosen) return [{ name: "answer", message: "required" }];
    if (explanation.trim().length < 3) return [{ name: "explanation", message: "required" }];
    const unsent = await proof.sendChosen();
    if (unsent.length > 0) return unsent;
    const failures = await command.send({ body: { answer: chosen, explanation } });
    await query.refetch();
    return failures;
  }
  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={send}
      explain={explain}
      question={t.title}
      lead={t.lead}
      submit={t.go}
      why={<p>{t.why}</p>}
    >
      <Ledger
        label={t.title}
        rows={data.tradelines.map(({ creditor, lastFour, balance, pastDue }) => ({
          label: lastFour === null ? creditor : `${creditor}, ${t.ending(lastFour)}`,
          note: pastDue === null ? t.owed : t.pastDueOf(f.dollars(balance)),
          figure: f.dollars(pastDue ?? balance),
        }))}
      />
      <RadioField
        control={form.control}
        name="answer"
        label={t.what}
        kind="cards"
        choices={answers.map((value) => ({ value, label: t[value], hint: t[`${value}_HINT`] }))}
      />
      {picked === "DISPUTED" ? <WithBureau bureau={data.bureau} /> : null}
      <TextAreaField control={form.control} name="explanation" label={t.words} hint={t.wordsHint} maxLength={1000} />
      <PaperUpload uploads={proof} label={t.proof} hint={t.proofHint} withForm />
      <Note icon="clock">{t.readIfNow(by)}</Note>
    </QuestionPage>
  );
}

/** Whoever holds the report to be wrong has it corrected by the bureau alone, which has thirty days for that (15 U.S.C. 1681i). */
function WithBureau({ bureau }: { bureau: ReplyOf<typeof delinquency>["bureau"] }) {
  const t = useText(delinquencyWords);
  const f = useFormats();
  if (bureau === null) return null;
  return (
    <Notice title={t.withBureau(bureau.name)}>
      <p>{t.withBureauBody}</p>
      <p>
        {bureau.address}, {f.phone(bureau.phone)}, {bureau.website.replace(/^https:\/\//, "")}
      </p>
    </Notice>
  );
}
