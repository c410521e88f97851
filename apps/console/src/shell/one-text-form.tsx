import { Button } from "@gable/ui/components/button/button.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { failuresOf } from "./failures-of.ts";
import { Form } from "./form.tsx";
import { requiredResolver } from "./required-resolver.ts";
import { useExplain } from "./use-explain.ts";

type OneTextProps = {
  id?: string;
  /** As the server names it, so that its word on the field stands at the field. */
  name: "text" | "reason";
  label: string;
  hint?: string;
  /** What is written there already, and kept nowhere yet. */
  begun?: string;
  rows?: number;
  maxLength?: number;
  sendLabel: string;
  kind?: "primary" | "second" | "danger";
  /** Why it cannot be sent any more, since a colleague was faster: what was written stays to be read. */
  overtaken?: string | null;
  /** What is refused throws. */
  send: (text: string) => Promise<unknown>;
};

type Values = { text: string; reason: string };

/** One text that must be written, and one button that sends it; empty again once it is sent. */
export function OneTextForm({
  id,
  name,
  label,
  hint,
  begun,
  rows = 3,
  maxLength,
  sendLabel,
  kind = "primary",
  overtaken = null,
  send,
}: OneTextProps) {
  const explain = useExplain();
  const { mutateAsync, isPending } = useMutation({ mutationFn: send });
  const form = useQuestionForm<Values>({
    defaultValues: { text: "", reason: "" },
    resolver: requiredResolver<Values>([name]),
  });
  const { setValue } = form;
  useEffect(() => {
    if (begun !== undefined) setValue(name, begun);
  }, [begun, name, setValue]);
  return (
    <Form
      {...(id !== undefined && { id })}
      form={form}
      explain={explain}
      onSubmit={async (values) => {
        try {
          await mutateAsync(values[name]);
          form.reset();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <TextAreaField
        control={form.control}
        name={name}
        label={label}
        rows={rows}
        {...(hint !== undefined && { hint })}
        {...(maxLength !== undefined && { maxLength })}
      />
      {overtaken === null || isPending ? (
        <Button type="submit" kind={kind} slim={kind === "second"} busy={isPending}>
          {sendLabel}
        </Button>
      ) : (
        <Note icon="info">{overtaken}</Note>
      )}
    </Form>
  );
}
