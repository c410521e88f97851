import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { FormSends } from "../components/button/form-sends.ts";
import { ErrorSummary, NOT_SENT } from "./error-summary.tsx";
import { type Failure, failuresIn, saysItsField, stillWrong, WHOLE } from "./failures.ts";
import { FormContext, fieldId } from "./form-context.ts";
import type { FormDraft } from "./form-draft.ts";
import "./form.css";

export type FormProps<T extends FieldValues, O> = Omit<ComponentPropsWithRef<"form">, "onSubmit" | "form"> & {
  form: UseFormReturn<T, unknown, O>;
  /** Sends the values; gives back what the server found wrong, if anything. */
  onSubmit: (values: O) => Promise<readonly Failure[]> | Promise<void> | void;
  /** Asks what is to be asked before it is sent: gives what to send, null where the reader goes back to the fields instead. */
  settle?: ((values: O) => Promise<O | null>) | undefined;
  explain?: ((message: string) => string) | undefined;
  /** What is kept of it until it is sent. */
  draft?: FormDraft | undefined;
  children: ReactNode;
};

const asIs = (message: string) => message;

/**
 * A form whose failures are listed above it and beside each field, until they are mended or not asked for any more. Enter sends; a
 * second press while sending does nothing.
 */
export function Form<T extends FieldValues, O = T>({
  form,
  onSubmit,
  settle,
  explain = asIs,
  draft,
  children,
  ...props
}: FormProps<T, O>) {
  const prefix = useId();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const sending = useRef(false);
  const [isSending, setSending] = useState(false);

  useEffect(
    () =>
      form.subscribe({
        formState: { errors: true },
        callback: ({ errors }) => setFailures((listed) => stillWrong(listed, errors ?? {})),
      }),
    [form],
  );

  const send = async () => {
    let found: readonly Failure[] = [];
    let outage = false;
    await form.handleSubmit(
      async (typed) => {
        try {
          const values = settle ? await settle(typed) : typed;
          if (values === null) return;
          setSending(true);
          const sent = async () => (await onSubmit(values)) ?? [];
          found = await (draft ? draft.whileSending(sent) : sent());
        } catch (error) {
          // An outage, not an answer: the reader may try again, and whoever watches over the product hears of it.
          reportError(error);
          outage = true;
        }
      },
      (errors) => {
        found = failuresIn(errors);
      },
    )();
    if (outage) found = [{ message: NOT_SENT }];
    for (const { name, message } of found) {
      form.setError((name ?? WHOLE) as FieldPath<T>, { type: "sent", message });
    }
    setFailures(inPageOrder(found, prefix, explain));
  };

  return (
    <FormContext value={{ prefix, explain }}>
      <form
        {...props}
        className={props.className ? `form ${props.className}` : "form"}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (sending.current) return;
          sending.current = true;
          void send().finally(() => {
            sending.current = false;
            setSending(false);
          });
        }}
      >
        <ErrorSummary failures={failures} />
        {draft?.above}
        <FormSends value={isSending}>{children}</FormSends>
      </form>
    </FormContext>
  );
}

/** As the reader meets the fields, not as the rules were written; with its field's name where what is said does not tell it. */
function inPageOrder(
  found: readonly Failure[],
  prefix: string,
  explain: (message: string) => string,
): readonly Failure[] {
  const failures = found.map((failure) => ({ ...failure, isNamed: !saysItsField(failure, found, explain) }));
  const fields = [...document.querySelectorAll(`[id^="${prefix}-"]`)].map((element) => element.id);
  const place = ({ name }: Failure) => (name ? fields.indexOf(fieldId(prefix, name)) : -1);
  return failures.toSorted((a, b) => place(a) - place(b));
}
