import { type FormProps, Form as PlainForm } from "@gable/ui/forms/form.tsx";
import { useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { useUnsaved } from "./unsaved.tsx";

interface ConsoleFormProps<T extends FieldValues, O> extends Omit<FormProps<T, O>, "ref" | "onSubmit"> {
  /** `written`: what stands in its fields for sentences. */
  readonly onSubmit: (values: O, written: readonly string[]) => ReturnType<FormProps<T, O>["onSubmit"]>;
}

/** A form of the console: nobody leaves it without being asked while its fields hold what they neither began with nor was sent. */
export function Form<T extends FieldValues, O = T>({ onSubmit, ...props }: ConsoleFormProps<T, O>) {
  const { form } = props;
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const sent = useRef<string | null>(null);
  useUnsaved(
    () => {
      const written = JSON.stringify(form.getValues());
      // What is on its way often leads elsewhere itself.
      return !sending.current && written !== sent.current && written !== JSON.stringify(form.formState.defaultValues);
    },
    {
      isOnItsWay: () => sending.current,
      // The page may be read anew a moment after what was sent has come to its answer.
      isSent: () => sending.current || sent.current === JSON.stringify(form.getValues()),
      written: () => sentencesIn(element.current),
    },
  );
  const send = async (values: O) => {
    sending.current = true;
    try {
      const found = (await onSubmit(values, sentencesIn(element.current))) ?? [];
      if (found.length === 0) sent.current = JSON.stringify(form.getValues());
      return found;
    } finally {
      sending.current = false;
    }
  };
  return <PlainForm {...props} ref={element} onSubmit={send} />;
}

/** What stands in its fields for sentences. Figures, names and numbers of accounts have fields of one line, and are nobody else's to read. */
const sentencesIn = (form: HTMLFormElement | null): readonly string[] =>
  [...(form?.querySelectorAll("textarea") ?? [])].map(({ value }) => value.trim()).filter((text) => text !== "");
