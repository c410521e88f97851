import { complaintTopics } from "@gable/contract/calls/privacy.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { complainMutation, ownComplaintsQuery } from "../../../queries/privacy.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import { Pending } from "../../../shell/pending.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { type ComplaintValues, keptComplaint, useKeptComplaint } from "./kept-complaint.ts";
import { privacyWords, topicWords } from "./privacy.words.ts";

/** A complaint in the person's own words, and what the lender answered to earlier ones. */
export function Complaint() {
  const t = useText(privacyWords);
  const topics = useText(topicWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync } = useMutation(complainMutation());
  const form = useQuestionForm<ComplaintValues>({
    defaultValues: keptComplaint(),
    resolver: requiredResolver<ComplaintValues>(["topic", "text"]),
  });
  useKeptComplaint(form);
  const [isBegun] = useState(() => keptComplaint().text !== "");
  const { isSubmitting } = useFormState({ control: form.control });
  const file = async ({ topic, text }: ComplaintValues): Promise<readonly Failure[]> => {
    try {
      await mutateAsync({ topic: complaintTopics.find((known) => known === topic) ?? "OTHER", text });
      form.reset({ topic: "", text: "" });
      showToast({ tone: "success", text: t.complained });
      await queries.invalidateQueries({ queryKey: ownComplaintsQuery().queryKey });
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  return (
    <section className="stack">
      <h2>{t.complaint}</h2>
      <p className="quiet">{t.complaintLead}</p>
      <Earlier />
      <Disclosure summary={t.writeComplaint} open={isBegun}>
        <Form form={form} onSubmit={file} explain={explain}>
          <SelectField
            control={form.control}
            name="topic"
            label={t.topic}
            options={complaintTopics.map((topic) => ({ value: topic, label: topics[topic] }))}
          />
          <TextAreaField control={form.control} name="text" label={t.complaintText} rows={5} />
          <Actions>
            <Button type="submit" kind="second" busy={isSubmitting}>
              {t.sendComplaint}
            </Button>
          </Actions>
        </Form>
      </Disclosure>
    </section>
  );
}

function Earlier() {
  const t = useText(privacyWords);
  const topics = useText(topicWords);
  const f = useFormats();
  const asked = useQuery(ownComplaintsQuery());
  const { data, error } = asked;
  // That none can be read is not that there are none.
  if (error !== null && !data) return <Pending asked={asked} count={1} />;
  if (!data || data.complaints.length === 0) return null;
  return (
    <ul className="own-sessions">
      {data.complaints.map(({ uuid, topic, text, receivedAt, answerBy, answer }) => (
        <li key={uuid} className="own-complaint">
          <strong>{topics[topic]}</strong>
          <p className="copy-text">{text}</p>
          {answer ? (
            <>
              <p className="small quiet">{t.answeredOn(f.date(answer.at))}</p>
              <p className="copy-text">{answer.text}</p>
              <p className="small quiet">{t.notContent}</p>
            </>
          ) : (
            <p className="small quiet">
              {t.received(f.date(receivedAt))} {t.answerBy(f.date(answerBy))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
