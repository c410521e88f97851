import type { ReplyOf } from "@gable/contract/call.ts";
import { confirmEmployer, type employer } from "@gable/contract/calls/income.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { MonthFields } from "@gable/ui/forms/month-fields.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Resolver } from "react-hook-form";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { employerQuery } from "../../queries/income.ts";
import { ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { schemaResolver } from "../../shell/schema-resolver.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { HoldPage } from "../parts/hold-page.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { employerCodes, employerWords } from "./employer-verification.words.ts";

type Values = {
  employerName: string;
  position: string;
  since: string;
  phone: string;
  contactName: string;
  consent: boolean;
};

type Contact = Omit<Values, "consent" | "contactName"> & { contactName?: string };

const checkContact = schemaResolver<Values, Contact>(
  async () => (await import("@gable/domain/employment/employer.ts")).EmployerContact,
  ({ employerName, position, since, phone, contactName }) => ({
    employerName,
    position,
    since,
    phone,
    ...(contactName !== "" && { contactName }),
  }),
);

/** What is missing, the consent among it, is told at once. */
const resolver: Resolver<Values, unknown, Contact> = async (values, ...rest) => {
  const checked = await checkContact(values, ...rest);
  if (values.consent) return checked;
  return { values: {}, errors: { ...checked.errors, consent: { type: "rule", message: "consent-required" } } };
};

/** Whom to ask for the confirmation of employment. */
export function Screen() {
  const t = useText(employerWords);
  const { uuid } = useJourney();
  const query = useQuery(employerQuery(uuid));
  if (query.data === undefined) return <UntilLoaded title={t.question} query={query} />;
  if (query.data.state === "ASKING") return <Asking known={query.data} />;
  return <Questions known={query.data} />;
}

/** A person asks the employer; the borrower has nothing to do, and may name another office. */
function Asking({ known }: { known: ReplyOf<typeof employer> }) {
  const t = useText(employerWords);
  const [isCorrecting, setCorrecting] = useState(false);
  if (isCorrecting) return <Questions known={known} />;
  return (
    <HoldPage
      title={t.asking(known.employerName ?? "")}
      lead={known.isAskedAnew ? t.askedAnew : t.askedOnce}
      steps={[
        { title: t.we, body: t.weBody },
        { title: t.answer, body: t.answerBody },
        { title: t.goesOn, body: known.isAskedAnew ? t.goesOnToSign : t.goesOnBody },
      ]}
    >
      <p>
        <TextButton onClick={() => setCorrecting(true)}>{t.correct}</TextButton>
      </p>
    </HoldPage>
  );
}

function Questions({ known }: { known: ReplyOf<typeof employer> }) {
  const t = useText(employerWords);
  const explain = useExplain(employerCodes);
  const given = useConsentGiven();
  const command = useCommand(confirmEmployer);
  const form = useQuestionForm<Values, Contact>({
    defaultValues: {
      employerName: known.employerName ?? "",
      position: known.position ?? "",
      since: known.since ?? "",
      phone: known.phone ?? "",
      contactName: known.contactName ?? "",
      consent: false,
    },
    resolver,
  });
  const draft = useFormDraft("employer", form);
  const { control } = form;
  return (
    <QuestionPage
      form={form}
      draft={draft}
      explain={explain}
      onSubmit={(contact) => command.send({ body: { ...contact, consent: given("EMPLOYMENT_VERIFICATION") } })}
      question={t.question}
      lead={known.state === "NOT_CONFIRMED" ? t.notConfirmed(known.employerName ?? "") : t.lead}
      submit={t.go}
      why={<p>{t.why}</p>}
    >
      <TextField control={control} name="employerName" label={t.employer} autoComplete="organization" maxLength={100} />
      <TextField
        control={control}
        name="position"
        label={t.position}
        autoComplete="organization-title"
        maxLength={80}
      />
      <MonthFields control={control} name="since" label={t.since} />
      <PhoneField control={control} name="phone" label={t.phone} />
      <TextField control={control} name="contactName" label={t.contact} optional maxLength={80} />
      <CheckboxField control={control} name="consent">
        <ConsentText type="EMPLOYMENT_VERIFICATION" />
      </CheckboxField>
    </QuestionPage>
  );
}
