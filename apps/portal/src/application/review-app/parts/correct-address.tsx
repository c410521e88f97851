import { correctHome } from "@gable/contract/calls/property.ts";
import type { Address } from "@gable/domain/application/address.ts";
import { type AddressValues, addressValues } from "@gable/ui/forms/address-values.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { AddressByHand } from "../../../address/address-by-hand.tsx";
import { AskedAddress, useAddressQuestion } from "../../../address/asked-address.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { schemaResolver } from "../../../shell/schema-resolver.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { propertyCodes, propertyWords } from "../property.words.ts";
import { WhereWeLooked } from "./where-we-looked.tsx";

const resolver = schemaResolver<AddressValues, AddressValues>(
  async () => (await import("@gable/domain/people/address-input.ts")).AddressInput,
  (values) => values,
);

type CorrectProps = { address: Address | null; title: string; lead: string; after: ReactNode };

/** The address once more, as the county may have it: a street that was renamed, another number, a unit. */
export function CorrectAddress({ address, title, lead, after }: CorrectProps) {
  const t = useText(propertyWords);
  const explain = useExplain(propertyCodes);
  const command = useCommand(correctHome);
  const form = useQuestionForm<AddressValues>({
    defaultValues: addressValues(address ?? undefined),
    resolver,
  });
  const question = useAddressQuestion({ form, at: "", known: address });
  const draft = useFormDraft("home-address", form);
  async function look(home: AddressValues) {
    const failures = await command.send({ body: { home } });
    return failures.map(({ name, ...failure }) => ({ ...failure, ...(name && { name: name.replace(/^home\./, "") }) }));
  }
  return (
    <AskedAddress question={question}>
      <QuestionPage
        form={form}
        draft={draft}
        onSubmit={look}
        settle={question.settle}
        explain={explain}
        question={title}
        lead={lead}
        drawing="house"
        submit={t.lookAgain}
        why={t.why}
        after={after}
      >
        <WhereWeLooked address={address} />
        <AddressByHand form={form} at="" />
      </QuestionPage>
    </AskedAddress>
  );
}
