import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useEffectEvent } from "react";
import { schemaResolver } from "../shell/schema-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { chatWords, preChatCodes } from "./chat.words.ts";

type PreChatProps = {
  known: PreChat;
  /** Nobody answers now: what is written stays until somebody does. */
  isClosed?: boolean;
  /** With every letter. */
  onTyped?: (values: PreChat) => void;
  onStart: (values: PreChat) => Promise<readonly Failure[]>;
};

/** Who is writing, before the first word. Known answers are there already. */
export function PreChatForm({ known, isClosed = false, onTyped, onStart }: PreChatProps) {
  const t = useText(chatWords);
  const explain = useExplain(preChatCodes);
  const form = useQuestionForm<PreChat>({
    defaultValues: known,
    resolver: schemaResolver<PreChat, PreChat>(
      async () => (await import("@gable/domain/chat/pre-chat.ts")).PreChat,
      (values) => values,
    ),
  });
  const tell = useEffectEvent((values: PreChat) => onTyped?.(values));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }), [form]);
  return (
    <Form form={form} onSubmit={onStart} explain={explain} className="chat-form">
      <TextField control={form.control} name="friendlyName" label={t.name} autoComplete="name" />
      <EmailField control={form.control} name="emailAddress" label={t.email} hint={t.emailWhy} optional />
      {isClosed ? null : (
        <Button type="submit" full busy={form.formState.isSubmitting}>
          {t.start}
        </Button>
      )}
    </Form>
  );
}
