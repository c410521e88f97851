import type { FeedbackReason } from "@gable/domain/chat/feedback.ts";
import { LONGEST_FEEDBACK } from "@gable/domain/chat/limits.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { useExplain } from "../shell/use-explain.ts";
import { botWords, feedbackCodes } from "./bot.words.ts";

type Values = { reason: FeedbackReason | ""; additionalInformation: string };

/** Why an answer did not help. Dismissed, it gives back an empty reason: that, too, is said. */
export function FeedbackDialog({ onDone }: { onDone: (message: string) => void }) {
  const t = useText(botWords);
  const explain = useExplain(feedbackCodes);
  const isDone = useRef(false);
  const form = useQuestionForm<Values>({
    defaultValues: { reason: "", additionalInformation: "" },
    resolver: ({ reason, additionalInformation }) => {
      if (reason === "") return { values: {}, errors: { reason: { type: "rule", message: "reason-required" } } };
      const fault = reason === "Other" ? faultIn(additionalInformation) : null;
      if (fault === null) return { values: { reason, additionalInformation }, errors: {} };
      return { values: {}, errors: { additionalInformation: { type: "rule", message: fault } } };
    },
  });
  const finish = (message: string) => {
    // Closing the dialog after it was sent is no second answer.
    if (isDone.current) return;
    isDone.current = true;
    onDone(message);
  };
  const isOther = useWatch({ control: form.control, name: "reason" }) === "Other";
  return (
    <Dialog open onClose={() => finish("")} title={t.feedbackTitle}>
      <Form
        form={form}
        explain={explain}
        onSubmit={({ reason, additionalInformation }) =>
          finish(reason === "Other" ? additionalInformation.trim() || reason : reason)
        }
      >
        <RadioField<Values, FeedbackReason>
          control={form.control}
          name="reason"
          label={t.reason}
          choices={[
            { value: "Answer too vague", label: t.vague },
            { value: "Not specific to my application", label: t.notSpecific },
            { value: "Not what I was asking about", label: t.notAsked },
            { value: "Other", label: t.other },
          ]}
        />
        {isOther ? (
          <TextAreaField control={form.control} name="additionalInformation" label={t.more} rows={3} optional />
        ) : null}
        <Button type="submit" full>
          {t.send}
        </Button>
      </Form>
    </Dialog>
  );
}

function faultIn(words: string): keyof typeof feedbackCodes | null {
  if (words.length > LONGEST_FEEDBACK) return "feedback-too-long";
  return findPrivateNumber(words) === null ? null : "private-number";
}
