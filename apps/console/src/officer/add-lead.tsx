import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { AddressFields } from "@gable/ui/forms/address-fields.tsx";
import { type AddressValues, addressValues, toAddress } from "@gable/ui/forms/address-values.ts";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { addLeadMutation, leadsQuery } from "../queries/originators-leads.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { leadsWords } from "./leads.words.ts";

type Values = {
  name: { firstName: string; lastName: string };
  email: string;
  phone: string;
  language: "en" | "es";
  consent: string;
  hasHome: boolean;
  home: AddressValues;
  note: string;
};

/** Somebody who may apply, with how they agreed that this is kept. */
export function AddLead({ onDone }: { onDone: () => void }) {
  const t = useText(leadsWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(addLeadMutation());
  const form = useQuestionForm<Values>({
    defaultValues: {
      name: { firstName: "", lastName: "" },
      email: "",
      phone: "",
      language: "en",
      consent: "",
      hasHome: false,
      home: addressValues(),
      note: "",
    },
    resolver: requiredResolver<Values>(["name.firstName", "name.lastName", "email", "consent"]),
  });
  const { control } = form;
  const hasHome = useWatch({ control, name: "hasHome" });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ phone, home, hasHome: isKnown, ...values }) => {
        try {
          await mutateAsync({ ...values, phone: phone || null, home: isKnown ? toAddress(home) : null });
          await queries.invalidateQueries({ queryKey: leadsQuery().queryKey });
          showToast({ tone: "success", text: t.added(values.name.firstName) });
          onDone();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <TextField control={control} name="name.firstName" label={t.first} capitals="words" autoComplete="off" />
      <TextField control={control} name="name.lastName" label={t.last} capitals="words" autoComplete="off" />
      <EmailField control={control} name="email" label={t.email} autoComplete="off" />
      <PhoneField control={control} name="phone" label={t.phone} optional />
      <RadioField
        control={control}
        name="language"
        label={t.language}
        kind="segments"
        choices={[
          { value: "en", label: <span lang="en">English</span> },
          { value: "es", label: <span lang="es">Español</span> },
        ]}
      />
      <TextField control={control} name="consent" label={t.consent} hint={t.consentHint} maxLength={300} />
      <CheckboxField control={control} name="hasHome">
        {t.withHome}
      </CheckboxField>
      {hasHome ? <AddressFields control={control} at="home" /> : null}
      <TextAreaField
        control={control}
        name="note"
        label={t.note}
        hint={t.noteHint}
        optional
        rows={3}
        maxLength={1000}
      />
      <Button type="submit" busy={isPending}>
        {t.save}
      </Button>
    </Form>
  );
}
