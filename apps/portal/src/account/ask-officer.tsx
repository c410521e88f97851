import { isOutage } from "@gable/contract/problem.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { LeadRequest, requestText, requestWords } from "@gable/domain/originators/lead-request.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { type Language, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type FieldErrors, useWatch } from "react-hook-form";
import { useSearchParams } from "react-router";
import { originatorQuery } from "../queries/originators.ts";
import { askOfficerMutation } from "../queries/originators-requests.ts";
import { companyInfo, lenderName } from "../session/organisation.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { useExplain } from "../shell/use-explain.ts";
import { usePhoneHours } from "../support/use-hours.ts";
import { askOfficerCodes, askOfficerWords } from "./ask-officer.words.ts";

type Values = {
  name: { firstName: string; lastName: string };
  email: string;
  how: "call" | "mail";
  phone: string;
  agreed: boolean;
};

/** Where somebody who came by a loan officer's link and is not ready to apply asks that officer to get in touch. */
export function Screen() {
  const t = useText(askOfficerWords);
  const [query] = useSearchParams();
  const referrer = query.get("referrer") ?? "";
  const { data: officer, error } = useQuery(originatorQuery(referrer));
  const [sent, setSent] = useState<Asked | null>(null);
  // Who could not be looked up is not unknown.
  if (error !== null && !isOutage(error)) throw error;
  if (officer === undefined)
    return (
      <StepPage key="asking" title={t.title("…")}>
        <Skeleton kind="rows" count={4} />
      </StepPage>
    );
  if (officer === null) return <Unknown />;
  const { originatorName: name } = officer.originatorDisplayInfo;
  if (sent !== null) return <Sent officer={name} sent={sent} referrer={referrer} />;
  return (
    <StepPage key="form" title={t.title(name)} lead={t.lead}>
      <RequestForm referrer={referrer} officer={name} onSent={setSent} />
    </StepPage>
  );
}

/** The link is not whole, or who it names has left: one may go on without them. */
function Unknown() {
  const t = useText(askOfficerWords);
  return (
    <StepPage key="unknown" title={t.unknown} lead={t.unknownLead(companyInfo().phoneFormatted)}>
      <Actions>
        <ButtonLink href={onHost(paths.register())}>{t.begin}</ButtonLink>
      </Actions>
    </StepPage>
  );
}

/** What was sent, and whether the officer has it; where they have left, the lender's desk does. */
type Asked = Values & { hasOfficer: boolean };

type FormProps = { referrer: string; officer: string; onSent: (asked: Asked) => void };

function RequestForm({ referrer, officer, onSent }: FormProps) {
  const t = useText(askOfficerWords);
  const language = useLanguage();
  const explain = useExplain(askOfficerCodes);
  const { mutateAsync, isPending } = useMutation(askOfficerMutation());
  const form = useQuestionForm<Values>({
    defaultValues: { name: { firstName: "", lastName: "" }, email: "", how: "call", phone: "", agreed: false },
    resolver: (values) => {
      const errors = faultsOf(values, bodyOf(values, referrer, language));
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const wantsCall = useWatch({ control: form.control, name: "how" }) === "call";
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (values) => {
        try {
          const { hasOfficer } = await mutateAsync(bodyOf(values, referrer, language));
          onSent({ ...values, hasOfficer });
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <TextField
        control={form.control}
        name="name.firstName"
        label={t.first}
        autoComplete="given-name"
        capitals="words"
      />
      <TextField
        control={form.control}
        name="name.lastName"
        label={t.last}
        autoComplete="family-name"
        capitals="words"
      />
      <EmailField control={form.control} name="email" label={t.email} />
      <RadioField
        control={form.control}
        name="how"
        label={t.how}
        kind="segments"
        choices={[
          { value: "call", label: t.call },
          { value: "mail", label: t.mail },
        ]}
      />
      {wantsCall ? <PhoneField control={form.control} name="phone" label={t.phone} /> : null}
      <CheckboxField control={form.control} name="agreed">
        {requestWords({ language }, { officer, lender: lenderName() })}
      </CheckboxField>
      <Actions>
        <Button type="submit" busy={isPending}>
          {t.send}
        </Button>
      </Actions>
    </Form>
  );
}

/** In the form's place; a step's title takes the focus that would be lost with the button. */
function Sent({ officer, sent, referrer }: { officer: string; sent: Asked; referrer: string }) {
  const t = useText(askOfficerWords);
  const hours = usePhoneHours();
  const answer = sent.how === "call" ? t.doneCall(hours) : t.doneMail(sent.email.trim());
  const carried = sent.hasOfficer ? `?${new URLSearchParams({ referrer })}` : "";
  return (
    <StepPage
      key="sent"
      title={sent.hasOfficer ? t.done(officer) : t.doneDesk(lenderName())}
      lead={sent.hasOfficer ? answer : `${t.hasLeft(officer)} ${answer}`}
      drawing="envelope"
    >
      <Actions>
        <ButtonLink kind="second" href={`${onHost(paths.register())}${carried}`}>
          {t.begin}
        </ButtonLink>
      </Actions>
    </StepPage>
  );
}

const bodyOf = ({ name, email, how, phone }: Values, referrer: string, language: Language) => ({
  referrer,
  name,
  email,
  // A number is asked for where a call is, and is not kept otherwise.
  phone: how === "call" && phone !== "" ? phone : null,
  wantsCall: how === "call",
  language,
  textVersion: requestText.version,
});

function faultsOf({ agreed }: Values, body: ReturnType<typeof bodyOf>): FieldErrors<Values> {
  const issues = LeadRequest.safeParse(body).error?.issues ?? [];
  const faultAt = (path: string) => {
    const found = issues.find((issue) => issue.path.join(".") === path);
    return found && { type: "rule", message: found.message };
  };
  const [firstName, lastName] = [faultAt("name.firstName"), faultAt("name.lastName")];
  const [email, phone] = [faultAt("email"), faultAt("phone")];
  return {
    ...((firstName || lastName) && { name: { ...(firstName && { firstName }), ...(lastName && { lastName }) } }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(!agreed && { agreed: { type: "required", message: "request-consent" } }),
  };
}
