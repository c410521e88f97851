import type { ReplyOf } from "@gable/contract/call.ts";
import { confirmEmployer, type employer } from "@gable/contract/calls/employment.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
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
import { employerQuery } from "../../queries/employment.ts";
import { ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { schemaResolver } from "../../shell/schema-resolver.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { HoldPage } from "../parts/hold-page.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { employerCodes, employerWords } from "./employer-verification.words.ts";
import { WorkMail } from "./parts/work-mail.tsx";

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

/** A person asks the employer; the borrower has nothing to do, may name another office, or show that they read mail at work. */
function Asking({ known }: { known: ReplyOf<typeof employer> }) {
  const t = useText(employerWords);
  const [way, setWay] = useState<"wait" | "correct" | "mail">("wait");
  if (way === "correct") return <Questions known={known} />;
  if (way === "mail") return <WorkMail employer={known.employerName ?? ""} onBack={() => setWay("wait")} />;
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
      <WorkMailStanding known={known} />
      {known.workMail ? null : (
        <Notice tone="info" title={t.faster}>
          <p>{t.fasterBody(known.employerName ?? "")}</p>
          <p>
            <TextButton onClick={() => setWay("mail")}>{t.byMail}</TextButton>
          </p>
        </Notice>
      )}
      <p>
        <TextButton onClick={() => setWay("correct")}>{t.correct}</TextButton>
      </p>
    </HoldPage>
  );
}

/** How it stands with an address at work that was shown. */
function WorkMailStanding({ known: { workMail } }: { known: ReplyOf<typeof employer> }) {
  const t = useText(employerWords);
  if (!workMail) return null;
  return (
    <Notice tone="success" title={t.mailProven(workMail.address)}>
      <p>{workMail.state === "CHECKING" ? t.mailChecking : t.mailLookedInto}</p>
    </Notice>
  );
}

function Questions({ known }: { known: ReplyOf<typeof employer> }) {
  const t = useText(employerWords);
  const [isByMail, setByMail] = useState(false);
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
  if (isByMail) return <WorkMail employer={known.employerName ?? ""} onBack={() => setByMail(false)} />;
  return (
    <QuestionPage
      form={form}
      draft={draft}
      explain={explain}
      above={<WorkMailStanding known={known} />}
      after={
        known.state === "NOT_CONFIRMED" && !known.workMail ? (
          <p>
            <TextButton onClick={() => setByMail(true)}>{t.byMail}</TextButton>
          </p>
        ) : null
      }
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
