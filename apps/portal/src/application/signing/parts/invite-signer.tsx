import { inviteSigner, type NamedSigner } from "@gable/contract/calls/signers.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { signersQuery } from "../../../queries/signers.ts";
import { client } from "../../../session/client.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { additionalCodes, additionalWords } from "../additional.words.ts";

type Values = { email: string; phone: string; language: "en" | "es" };

/** Where an invitation goes. Sent again, an earlier link is void. */
export function InviteSigner({ signer, onDone }: { signer: NamedSigner; onDone: (isSent: boolean) => void }) {
  const t = useText(additionalWords);
  const explain = useExplain(additionalCodes);
  const queries = useQueryClient();
  const { uuid } = useJourney();
  const intent = useRef({ said: "", key: "" });
  const form = useQuestionForm<Values>({
    defaultValues: {
      email: signer.email ?? "",
      phone: (signer.phone ?? "").replace(/^\+1/, ""),
      language: signer.language,
    },
  });
  const draft = useFormDraft(`signer-invitation:${signer.uuid}`, form);
  async function invite({ email, phone, language }: Values): Promise<readonly Failure[]> {
    if (email === "" && phone === "") return [{ name: "email", message: "email-or-phone" }];
    const body = { language, ...(email !== "" && { email }), ...(phone !== "" && { phone }) };
    const said = JSON.stringify(body);
    if (intent.current.said !== said) intent.current = { said, key: crypto.randomUUID() };
    try {
      const reply = await client.send(inviteSigner, {
        params: { uuid, signer: signer.uuid },
        body,
        idempotencyKey: intent.current.key,
      });
      queries.setQueryData(signersQuery(uuid).queryKey, reply);
    } catch (failure) {
      return failuresOf(failure);
    }
    onDone(true);
    return [];
  }
  return (
    <Form form={form} draft={draft} onSubmit={invite} explain={explain}>
      <EmailField control={form.control} name="email" label={t.email} hint={t.emailHint} autoComplete="off" />
      <PhoneField control={form.control} name="phone" label={t.phone} optional />
      <RadioField
        control={form.control}
        name="language"
        label={t.language}
        kind="pills"
        choices={[
          { value: "en", label: t.en },
          { value: "es", label: t.es },
        ]}
      />
      <Actions>
        <Button type="submit" slim busy={form.formState.isSubmitting}>
          {t.send}
        </Button>
        <TextButton onClick={() => onDone(false)}>{t.keep}</TextButton>
        <SaveState state={draft.saving} />
      </Actions>
    </Form>
  );
}
