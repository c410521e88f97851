import { Button } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerMutation, COMPLAINTS_KEY } from "../queries/privacy.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import type { Complaint } from "./complaints.tsx";
import { complaintsWords, topicWords } from "./complaints.words.ts";

/** One complaint in full, with its answer or the place to write it. */
export function ComplaintPanel({ complaint, onDone }: { complaint: Complaint; onDone: () => void }) {
  const t = useText(complaintsWords);
  const language = useLanguage();
  const { date } = useFormats();
  const { topic, email, text, receivedAt, answerBy, answer, answeredBy } = complaint;
  return (
    <div className="stack">
      <Ledger
        rows={[
          { label: t.topic, figure: topicWords[topic][language] },
          { label: t.from, note: email, figure: "" },
          { label: t.received, figure: date(receivedAt) },
          { label: t.due, figure: date(answerBy) },
        ]}
      />
      <section>
        <h3>{t.theirWords}</h3>
        <p className="complaint-text">{text}</p>
      </section>
      {answer ? (
        <section>
          <h3>{t.ourAnswer}</h3>
          <p className="complaint-text">{answer.text}</p>
          <p className="small quiet">{t.answeredBy(answeredBy ?? "", date(answer.at))}</p>
        </section>
      ) : (
        <AnswerForm uuid={complaint.uuid} onDone={onDone} />
      )}
    </div>
  );
}

function AnswerForm({ uuid, onDone }: { uuid: string; onDone: () => void }) {
  const t = useText(complaintsWords);
  const explain = useExplain();
  const showToast = useToast();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation(answerMutation(uuid));
  const form = useQuestionForm<{ text: string }>({
    defaultValues: { text: "" },
    resolver: requiredResolver<{ text: string }>(["text"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (body) => {
        try {
          await mutateAsync(body);
          await queries.invalidateQueries({ queryKey: [COMPLAINTS_KEY] });
          showToast({ tone: "success", text: t.sent });
          onDone();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <TextAreaField control={form.control} name="text" label={t.answerField} hint={t.answerMeans} rows={6} />
      <Button type="submit" busy={isPending}>
        {t.send}
      </Button>
    </Form>
  );
}
