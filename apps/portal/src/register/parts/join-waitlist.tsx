import { EmailInput } from "@gable/domain/people/email.ts";
import { type UsState, usStates } from "@gable/domain/people/us-states.ts";
import { waitlistText, waitlistWords } from "@gable/domain/waitlist/waitlist-consent.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { joinWaitlistMutation } from "../../queries/waitlist.ts";
import { companyInfo, lenderName } from "../../session/organisation.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { joinWaitlistCodes, joinWaitlistWords } from "./join-waitlist.words.ts";

type Values = { email: string; agreed: boolean };

/** Where the lender has no licence: to be written to once it has. Only the address and the state are sent. */
export function JoinWaitlist({ state, email }: { state: UsState; email: string }) {
  const t = useText(joinWaitlistWords);
  const language = useLanguage();
  const explain = useExplain(joinWaitlistCodes);
  const { mutateAsync, isPending } = useMutation(joinWaitlistMutation());
  const [joined, setJoined] = useState<string | null>(null);
  const form = useQuestionForm<Values>({
    defaultValues: { email, agreed: false },
    resolver: (values) => {
      const errors = faultsOf(values);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const lender = lenderName();
  const name = usStates[state][language];

  const send = async (values: Values): Promise<readonly Failure[]> => {
    try {
      await mutateAsync({ email: values.email, state, language, textVersion: waitlistText.version });
      setJoined(values.email.trim());
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };

  if (joined !== null) return <Joined title={t.done(lender, name)} email={joined} />;
  return (
    <section className="stack">
      <h2>{t.title(lender, name)}</h2>
      <Form form={form} onSubmit={send} explain={explain}>
        <EmailField control={form.control} name="email" label={t.email} hint={t.hint} />
        <CheckboxField control={form.control} name="agreed">
          {waitlistWords({ state, language }, lender)}
        </CheckboxField>
        <Actions>
          <Button type="submit" busy={isPending}>
            {t.send(lender, name)}
          </Button>
        </Actions>
      </Form>
    </section>
  );
}

/** In the form's place, and read out: the focus would otherwise be lost with the button. */
function Joined({ title, email }: { title: string; email: string }) {
  const t = useText(joinWaitlistWords);
  const here = useRef<HTMLElement>(null);
  useEffect(() => here.current?.focus(), []);
  return (
    <section ref={here} tabIndex={-1} aria-label={title}>
      <Notice tone="success" title={title}>
        <p>{t.doneBody(email)}</p>
        <p>{t.before(companyInfo().phoneFormatted)}</p>
      </Notice>
    </section>
  );
}

function faultsOf({ email, agreed }: Values): FieldErrors<Values> {
  const checked = EmailInput.safeParse(email);
  return {
    ...(!checked.success && { email: { type: "rule", message: checked.error.issues[0]?.message ?? "email-invalid" } }),
    ...(!agreed && { agreed: { type: "required", message: "waitlist-consent" } }),
  };
}
