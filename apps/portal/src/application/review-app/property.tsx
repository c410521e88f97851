import type { ReplyOf } from "@gable/contract/call.ts";
import { chooseProperty, type propertyChoices } from "@gable/contract/calls/property.ts";
import type { Address } from "@gable/domain/application/address.ts";
import { Actions } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { propertyChoicesQuery } from "../../queries/property.ts";
import { Pending } from "../../shell/pending.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { CallUs, NothingLost } from "../parts/ask-person.tsx";
import { CorrectAddress } from "./parts/correct-address.tsx";
import { WhereWeLooked } from "./parts/where-we-looked.tsx";
import { propertyCodes, propertyWords } from "./property.words.ts";

type Choices = ReplyOf<typeof propertyChoices>;

/** Several homes at the address, or none that the county knows. */
export function Screen() {
  const t = useText(propertyWords);
  const { uuid } = useJourney();
  const asked = useQuery(propertyChoicesQuery(uuid));
  const { data } = asked;
  const [isNotListed, setNotListed] = useState(false);
  if (data === undefined) {
    return (
      <StepPage key="loading" title={t.loading}>
        <Pending asked={asked} count={4} />
      </StepPage>
    );
  }
  if (data.parcels.length === 0) return <NotFound address={data.address} />;
  return isNotListed ? (
    <CorrectAddress address={data.address} title={t.notListed} lead={t.notListedLead} after={<NothingLost />} />
  ) : (
    <Several found={data} onNotListed={() => setNotListed(true)} />
  );
}

const inOneLine = (address: Address | null): string =>
  address ? [address.street1, address.street2, address.city].filter(Boolean).join(", ") : "";

type SeveralProps = { found: Choices; onNotListed: () => void };

function Several({ found: { address, parcels, chosenParcelId }, onNotListed }: SeveralProps) {
  const t = useText(propertyWords);
  const explain = useExplain(propertyCodes);
  const command = useCommand(chooseProperty);
  const form = useQuestionForm<{ parcelId: string }>({ defaultValues: { parcelId: chosenParcelId ?? "" } });
  const draft = useFormDraft("parcel", form);
  return (
    <QuestionPage
      form={form}
      draft={draft}
      explain={explain}
      onSubmit={({ parcelId }) =>
        parcelId === ""
          ? Promise.resolve([{ name: "parcelId", message: "parcelId-required" }])
          : command.send({ body: { parcelId } })
      }
      question={t.title}
      lead={t.lead(inOneLine(address))}
      why={t.why}
      submit={t.submit}
      after={
        <>
          <TextButton onClick={onNotListed}>{t.notListed}</TextButton>
          <NothingLost />
        </>
      }
    >
      <WhereWeLooked address={address} />
      <RadioField
        control={form.control}
        name="parcelId"
        label={t.homes}
        choices={parcels.map((parcel) => ({
          value: parcel.parcelId,
          label: [parcel.address.street1, parcel.address.street2].filter(Boolean).join(", "),
          hint: t.parcel(parcel.ownerInitials.join(", "), parcel.parcelId),
        }))}
      />
    </QuestionPage>
  );
}

function NotFound({ address }: { address: Address | null }) {
  const t = useText(propertyWords);
  return (
    <CorrectAddress
      address={address}
      title={t.noneTitle}
      lead={t.noneLead(inOneLine(address))}
      after={
        <>
          <p>{t.noneNext}</p>
          <Actions>
            <CallUs />
          </Actions>
          <NothingLost />
        </>
      }
    />
  );
}
