import { saveAdditionalInformation } from "@gable/contract/calls/profile.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { isUsState, usStates } from "@gable/domain/people/us-states.ts";
import { LARGEST_HOUSEHOLD, purposes } from "@gable/domain/profile/additional-answers.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { SsnField } from "@gable/ui/forms/ssn-field.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { type Control, type UseFormReturn, useWatch } from "react-hook-form";
import { AddressByHand } from "../../address/address-by-hand.tsx";
import { AskedAddress, useAddressQuestion } from "../../address/asked-address.tsx";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { useHomeZone } from "../../journey/use-home-zone.ts";
import { useWayBack } from "../../journey/use-way-back.ts";
import { additionalInformationQuery } from "../../queries/profile.ts";
import { ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { Pending } from "../../shell/pending.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { contactCodes, contactWords } from "./contact.words.ts";
import {
  asksForCompanions,
  asksForResident,
  type ContactValues,
  contactResolver,
  firstContactValues,
  type KnownContact,
  livesElsewhere,
  toAdditional,
} from "./parts/contact-values.ts";
import { TitleCompanions } from "./parts/title-companions.tsx";

/** How names are compared with the record is much to load, and nobody waits for it. */
const DeedPreview = lazyPart(async () => (await import("./parts/deed-preview.tsx")).DeedPreview);

/** What the full credit check, the title and the agreement need; the consent to the check among it. */
export function Screen() {
  const t = useText(contactWords);
  const { uuid } = useJourney();
  const asked = useQuery(additionalInformationQuery(uuid));
  if (asked.data !== undefined) return <Questions known={asked.data} />;
  return (
    <StepPage title={t.title} lead={t.lead}>
      <Pending asked={asked} kind="field" count={5} label={t.loading} />
    </StepPage>
  );
}

function Questions({ known }: { known: KnownContact }) {
  const t = useText(contactWords);
  const explain = useExplain(contactCodes);
  const { uuid, facts } = useJourney();
  const consentGiven = useConsentGiven();
  const command = useCommand(saveAdditionalInformation);
  const landing = useWayBack();
  const { asksMaritalStatus, asksCitizenship } = known;
  const given = facts.application.consents.findLast(({ type }) => type === "HARD_CREDIT");
  const needsConsent = given === undefined;
  const form = useQuestionForm<ContactValues>({
    defaultValues: firstContactValues(known),
    resolver: contactResolver({
      asksMaritalStatus,
      asksCitizenship,
      needsSsn: known.ssnLastFour === null,
      needsConsent,
    }),
  });
  const question = useAddressQuestion({ form, at: "residence", known: known.known.residence });
  const draft = useFormDraft("contact", form);
  const { control } = form;
  const [ownership, maritalStatus] = useWatch({ control, name: ["ownership", "maritalStatus"] });

  return (
    <AskedAddress question={question}>
      <QuestionPage
        form={form}
        draft={draft}
        explain={explain}
        settle={(values) => question.settle(values, livesElsewhere(values))}
        onSubmit={(values) =>
          command.send({
            body: {
              ...toAdditional(values, known),
              ...(needsConsent && { hardCreditConsent: consentGiven("HARD_CREDIT") }),
            },
          })
        }
        question={t.title}
        lead={t.lead}
        why={t.why}
        submit={t.submit}
        back={landing ?? onHost(paths.productSelect(uuid))}
      >
        <You control={control} known={known} />
        <Home form={form} />
        {known.recordedOwners.length > 0 ? (
          <Notice tone="warning" title={t.recordedOwners(known.recordedOwners.join(", "))}>
            {t.recordedOwnersBody}
          </Notice>
        ) : null}
        {asksForCompanions({ ownership, maritalStatus }) ? <TitleCompanions control={control} /> : null}
        <Resident control={control} />
        <Suspense fallback={null}>
          <DeedPreview control={control} known={known} />
        </Suspense>
        <Household control={control} />
        <Purpose control={control} />
        <Permission control={control} givenAt={given?.at} />
      </QuestionPage>
    </AskedAddress>
  );
}

type PartProps = { control: Control<ContactValues> };

function You({ control, known }: PartProps & { known: KnownContact }) {
  const t = useText(contactWords);
  const language = useLanguage();
  const { ssnLastFour, asksMaritalStatus, asksCitizenship, state } = known;
  const [asksSsn, setAsksSsn] = useState(ssnLastFour === null);
  const stateName = state !== null && isUsState(state) ? usStates[state][language] : "";
  return (
    <section className="stack stack-6" aria-labelledby="you">
      <h2 id="you">{t.you}</h2>
      {asksSsn ? (
        <SsnField control={control} name="ssn" label={t.ssn} hint={t.ssnHint} />
      ) : (
        <Note icon="lock">
          {t.ssnKnown(ssnLastFour ?? "")} <TextButton onClick={() => setAsksSsn(true)}>{t.ssnOther}</TextButton>
        </Note>
      )}
      <PhoneField control={control} name="phone" label={t.phone} />
      {asksMaritalStatus ? (
        <RadioField
          control={control}
          name="maritalStatus"
          label={t.maritalStatus}
          hint={t.maritalHint(stateName)}
          choices={[
            { value: "MARRIED", label: t.MARRIED },
            { value: "UNMARRIED", label: t.UNMARRIED, hint: t.unmarriedHint },
            { value: "SEPARATED", label: t.SEPARATED },
          ]}
        />
      ) : null}
      {asksCitizenship ? (
        <RadioField
          control={control}
          name="citizenship"
          label={t.citizenship}
          hint={t.citizenshipHint}
          choices={[
            { value: "US_CITIZEN", label: t.US_CITIZEN },
            { value: "PERMANENT_RESIDENT", label: t.PERMANENT_RESIDENT, hint: t.permanentHint },
            { value: "OTHER_RESIDENT", label: t.OTHER_RESIDENT, hint: t.otherHint },
          ]}
        />
      ) : null}
    </section>
  );
}

function Home({ form }: { form: UseFormReturn<ContactValues> }) {
  const t = useText(contactWords);
  const { control } = form;
  const [ownership, occupancy] = useWatch({ control, name: ["ownership", "occupancy"] });
  return (
    <section className="stack stack-6" aria-labelledby="home">
      <h2 id="home">{t.home}</h2>
      <RadioField
        control={control}
        name="ownership"
        label={t.ownership}
        kind="pills"
        choices={(["SOLE", "JOINT", "TRUST", "LLC"] as const).map((value) => ({ value, label: t[value] }))}
      />
      {ownership === "TRUST" ? (
        <Notice title={t.trustTitle}>
          <p>{t.trustRevocable}</p>
          <p>{t.trustIrrevocable}</p>
        </Notice>
      ) : null}
      <RadioField
        control={control}
        name="occupancy"
        label={t.occupancy}
        kind="pills"
        choices={(["PRIMARY", "SECOND_HOME", "INVESTMENT"] as const).map((value) => ({ value, label: t[value] }))}
      />
      {livesElsewhere({ occupancy }) ? (
        <>
          <h3>{t.residence}</h3>
          <AddressByHand form={form} at="residence" />
        </>
      ) : null}
    </section>
  );
}

/** Whether another owner lives in a home in which the borrower does not. */
function Resident({ control }: PartProps) {
  const t = useText(contactWords);
  const [ownership, maritalStatus, occupancy, titleCompanions] = useWatch({
    control,
    name: ["ownership", "maritalStatus", "occupancy", "titleCompanions"],
  });
  if (!asksForResident({ ownership, maritalStatus, occupancy, titleCompanions })) return null;
  return (
    <RadioField
      control={control}
      name="ownerLivesThere"
      label={t.ownerLivesThere}
      hint={t.ownerLivesThereHint}
      kind="pills"
      choices={(["YES", "NO"] as const).map((value) => ({ value, label: t[value] }))}
    />
  );
}

/** Who lives on the income: the policy leaves a larger household more. */
function Household({ control }: PartProps) {
  const t = useText(contactWords);
  const options = Array.from({ length: LARGEST_HOUSEHOLD }, (_none, index) => {
    const people = index + 1;
    return { value: `${people}`, label: people === LARGEST_HOUSEHOLD ? t.orMore(people) : `${people}` };
  });
  return (
    <SelectField
      control={control}
      name="householdSize"
      optional
      label={t.household}
      hint={t.householdHint}
      options={options}
    />
  );
}

function Purpose({ control }: PartProps) {
  const t = useText(contactWords);
  const options = purposes.map((value) => ({ value, label: t[value === "OTHER" ? "OTHER_PURPOSE" : value] }));
  return <SelectField control={control} name="purpose" label={t.purpose} options={options} />;
}

/** The exact words of the consent, never ticked beforehand; given once, it is not asked for again. */
function Permission({ control, givenAt }: PartProps & { givenAt: string | undefined }) {
  const t = useText(contactWords);
  const f = useFormats();
  const zone = useHomeZone();
  return (
    <section className="stack" aria-labelledby="permission">
      <div>
        <h2 id="permission">{t.permission}</h2>
        <p className="lead">{t.permissionLead}</p>
      </div>
      {givenAt === undefined ? (
        <CheckboxField control={control} name="consent" hint={t.version(consentTexts.HARD_CREDIT.version)}>
          <ConsentText type="HARD_CREDIT" />
        </CheckboxField>
      ) : (
        <Note icon="check">{t.given(f.dayWithYear(givenAt, zone))}</Note>
      )}
    </section>
  );
}
