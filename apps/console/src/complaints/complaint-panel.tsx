import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answerMutation, COMPLAINTS_KEY, type Complaint } from "../queries/privacy.ts";
import { isMovedOn } from "../shell/moved-on.ts";
import { OneTextForm } from "../shell/one-text-form.tsx";
import { complaintsWords, topicWords } from "./complaints.words.ts";

/** One complaint in full, with its answer or the place to write it. */
export function ComplaintPanel({ complaint, onDone }: { complaint: Complaint; onDone: () => void }) {
  const t = useText(complaintsWords);
  const language = useLanguage();
  const { date } = useFormats();
  const { topic, email, text, receivedAt, answerBy, answer, answeredBy } = complaint;
  // A colleague's answer does not take away what is being written.
  const [isAnswering] = useState(answer === null);
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
      ) : null}
      {isAnswering ? (
        <AnswerForm uuid={complaint.uuid} overtaken={answer ? t.overtaken(answeredBy ?? "") : null} onDone={onDone} />
      ) : null}
    </div>
  );
}

type AnswerProps = {
  uuid: string;
  /** That a colleague has answered meanwhile; null while nobody has. */
  overtaken: string | null;
  onDone: () => void;
};

function AnswerForm({ uuid, overtaken, onDone }: AnswerProps) {
  const t = useText(complaintsWords);
  const showToast = useToast();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(answerMutation(uuid));
  const send = async (text: string) => {
    try {
      await mutateAsync({ text });
    } catch (failure) {
      // What they answered is there to be read beside what was written here.
      if (isMovedOn(failure)) await queries.invalidateQueries({ queryKey: [COMPLAINTS_KEY] });
      throw failure;
    }
    await queries.invalidateQueries({ queryKey: [COMPLAINTS_KEY] });
    showToast({ tone: "success", text: t.sent });
    onDone();
  };
  return (
    <OneTextForm
      name="text"
      label={t.answerField}
      hint={t.answerMeans}
      rows={6}
      sendLabel={t.send}
      overtaken={overtaken}
      send={send}
    />
  );
}
