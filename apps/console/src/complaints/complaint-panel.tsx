import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerMutation, COMPLAINTS_KEY, type Complaint } from "../queries/privacy.ts";
import { OneTextForm } from "../shell/one-text-form.tsx";
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
  const showToast = useToast();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(answerMutation(uuid));
  const send = async (text: string) => {
    await mutateAsync({ text });
    await queries.invalidateQueries({ queryKey: [COMPLAINTS_KEY] });
    showToast({ tone: "success", text: t.sent });
    onDone();
  };
  return <OneTextForm name="text" label={t.answerField} hint={t.answerMeans} rows={6} sendLabel={t.send} send={send} />;
}
