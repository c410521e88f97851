import {
  type FeedbackTopic,
  feedbackTopics,
  LONGEST_FEEDBACK,
  SHORTEST_FEEDBACK,
} from "@gable/domain/feedback/feedback.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useFormState } from "react-hook-form";
import { useLocation, useParams } from "react-router";
import { ceoFeedbackMutation } from "../../queries/feedback.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { ceoFeedbackCodes, ceoFeedbackWords } from "./ceo-feedback.words.ts";

type Values = { topic: FeedbackTopic | null; message: string; marketingConsent: "yes" | "no" | null };

/** A letter to the chief executive: topic, message and an answer about marketing. */
export function CeoFeedback({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(ceoFeedbackWords);
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <Letter onSent={onClose} />
    </Dialog>
  );
}

function Letter({ onSent }: { onSent: () => void }) {
  const t = useText(ceoFeedbackWords);
  const language = useLanguage();
  const explain = useExplain(ceoFeedbackCodes);
  const showToast = useToast();
  const { pathname } = useLocation();
  const { uuid } = useParams();
  const { mutateAsync } = useMutation(ceoFeedbackMutation());
  const form = useQuestionForm<Values>({
    defaultValues: { topic: null, message: "", marketingConsent: null },
    resolver: (values) => {
      const errors = faultsOf(values);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { isSubmitting } = useFormState({ control: form.control });

  const send = async ({ topic, message, marketingConsent }: Values): Promise<readonly Failure[]> => {
    if (topic === null) return [];
    try {
      await mutateAsync({
        topic,
        message,
        marketingConsent: marketingConsent === "yes",
        applicationUuid: uuid ?? null,
        pathname,
        productType: "HELOC",
      });
      showToast({ tone: "success", text: t.sent });
      onSent();
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };

  return (
    <div className="stack">
      <p className="quiet">{t.lead}</p>
      <Form form={form} onSubmit={send} explain={explain}>
        <RadioField
          control={form.control}
          name="topic"
          label={t.topic}
          choices={(Object.keys(feedbackTopics) as FeedbackTopic[]).map((value) => ({
            value,
            label: feedbackTopics[value][language],
          }))}
        />
        <TextAreaField control={form.control} name="message" label={t.message} rows={5} />
        <RadioField
          control={form.control}
          name="marketingConsent"
          label={t.consent}
          kind="pills"
          choices={[
            { value: "yes", label: t.yes },
            { value: "no", label: t.no },
          ]}
        />
        <Actions>
          <Button type="submit" busy={isSubmitting}>
            {t.send}
          </Button>
        </Actions>
      </Form>
    </div>
  );
}

/** As the server's schema has it, which no page loads for one form. */
function faultsOf({ topic, message, marketingConsent }: Values) {
  const length = message.trim().length;
  const ofMessage =
    length === 0
      ? "required"
      : length < SHORTEST_FEEDBACK
        ? "feedback-short"
        : length > LONGEST_FEEDBACK
          ? "feedback-long"
          : null;
  return {
    ...(topic === null && { topic: { type: "required", message: "required" } }),
    ...(ofMessage !== null && { message: { type: "length", message: ofMessage } }),
    ...(marketingConsent === null && { marketingConsent: { type: "required", message: "required" } }),
  };
}
