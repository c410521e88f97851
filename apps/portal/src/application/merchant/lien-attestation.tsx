import { attestLiens } from "@gable/contract/calls/liens-merchant.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { merchantQuery } from "../../queries/liens-merchant.ts";
import { ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { CallUs } from "../parts/ask-person.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { merchantWords } from "./merchant.words.ts";

/** Row 20: the contractor has no lien on the home for the work, and files none. */
export function Screen() {
  const t = useText(merchantWords);
  const f = useFormats();
  const explain = useExplain();
  const given = useConsentGiven();
  const { uuid } = useJourney();
  const query = useQuery(merchantQuery(uuid));
  const command = useCommand(attestLiens);
  const form = useQuestionForm({ defaultValues: { consent: false } });
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.attest} query={query} />;
  return (
    <QuestionPage
      form={form}
      onSubmit={async ({ consent }) =>
        consent
          ? command.send({ body: { consent: given("LIEN_ATTESTATION") } })
          : [{ name: "consent", message: "consent-required" }]
      }
      explain={explain}
      question={t.attest}
      lead={t.attestLead}
      drawing="document"
      submit={t.attestGo}
      why={<p>{t.attestWhy}</p>}
      after={
        <section className="stack">
          <p>{t.dispute}</p>
          <Actions>
            <CallUs />
          </Actions>
        </section>
      }
    >
      <Facts
        facts={[
          { label: t.contractor, value: data.name },
          ...(data.workOrder
            ? [
                { label: t.work, value: data.workOrder.description },
                { label: t.price, value: f.cents(data.workOrder.amount) },
              ]
            : []),
        ]}
      />
      <TextLink href={onHost(paths.merchantReview(uuid))}>{t.correct}</TextLink>
      <CheckboxField control={form.control} name="consent">
        <ConsentText type="LIEN_ATTESTATION" />
      </CheckboxField>
    </QuestionPage>
  );
}
