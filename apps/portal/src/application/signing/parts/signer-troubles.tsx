import { type NamedSigner, reportSigner } from "@gable/contract/calls/signers.ts";
import { type SignerTrouble, signerTroubles } from "@gable/domain/workflow/facts/signer-facts.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { callAddress, TextButton } from "@gable/ui/components/link/link.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useJourney } from "../../../journey/journey.tsx";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { signersQuery } from "../../../queries/signers.ts";
import { client } from "../../../session/client.ts";
import { companyInfo } from "../../../session/organisation.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { additionalWords, troubleWords } from "../additional.words.ts";

/** Why somebody cannot sign as planned; each answer leads to a person. */
export function SignerTroubles({ signer, onDone }: { signer: NamedSigner; onDone: () => void }) {
  const t = useText(additionalWords);
  const language = useLanguage();
  const f = useFormats();
  const zone = useHomeZone();
  const explain = useExplain();
  const queries = useQueryClient();
  const { uuid } = useJourney();
  const { phoneFormatted } = companyInfo();
  const form = useQuestionForm<{ reason: "" | SignerTrouble }>({ defaultValues: { reason: signer.trouble ?? "" } });
  const draft = useFormDraft(`signer-trouble:${signer.uuid}`, form);
  async function tell({ reason }: { reason: "" | SignerTrouble }): Promise<readonly Failure[]> {
    if (reason === "") return [{ name: "reason", message: "required" }];
    try {
      const reply = await client.send(reportSigner, { params: { uuid, signer: signer.uuid }, body: { reason } });
      queries.setQueryData(signersQuery(uuid).queryKey, reply);
    } catch (failure) {
      return failuresOf(failure);
    }
    onDone();
    return [];
  }
  return (
    <Form form={form} draft={draft} onSubmit={tell} explain={explain}>
      <RadioField
        control={form.control}
        name="reason"
        label={t.trouble}
        hint={signer.trouble === null ? t.troubleLead(f.moment(signer.calledBy.by, zone)) : t.troubleOther}
        choices={signerTroubles.map((value) => ({ value, label: troubleWords[value][language] }))}
      />
      <Actions>
        <Button type="submit" slim busy={form.formState.isSubmitting}>
          {t.tell}
        </Button>
        <ButtonLink kind="second" slim href={callAddress(phoneFormatted)}>
          {phoneFormatted}
        </ButtonLink>
        <TextButton onClick={onDone}>{t.keep}</TextButton>
      </Actions>
    </Form>
  );
}
