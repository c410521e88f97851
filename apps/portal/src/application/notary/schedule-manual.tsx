import { requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { isOfficePlace } from "@gable/domain/notary/visit-places.ts";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { AddressValues } from "@gable/ui/forms/address-fields.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { type Failure, notMet } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { AddressByHand } from "../../address/address-by-hand.tsx";
import { AskedAddress, useAddressQuestion } from "../../address/asked-address.tsx";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { notaryQuery } from "../../queries/notary.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { notaryWords } from "./notary.words.ts";
import { NewMoneyDay } from "./parts/new-money-day.tsx";
import { whatWasMissed } from "./parts/what-was-missed.ts";
import { type Half, noWindow, WindowFields, windowOf, windowProblems } from "./parts/window-fields.tsx";
import { zoneName } from "./parts/zone-here.ts";
import { visitCodes, visitWords } from "./visit.words.ts";

type Values = {
  placeType: string;
  address: AddressValues;
  accessNotes: string;
  first: Half;
  second: Half;
  third: Half;
  language: string;
  everybody: boolean;
  agreed: boolean;
};

const noAddress: AddressValues = { street1: "", street2: "", city: "", state: "", zip: "" };
const wishes = ["first", "second", "third"] as const;

/** Row 24 on paper: where the notary comes to, and the times that suit, the best first. */
export function Screen() {
  const t = useText(visitWords);
  const notary = useText(notaryWords);
  const f = useFormats();
  const language = useLanguage();
  const explain = useExplain(visitCodes);
  const navigate = useNavigate();
  const { uuid } = useJourney();
  const query = useQuery(notaryQuery(uuid));
  const command = useCommand(requestNotaryVisit, { stays: true });
  const form = useQuestionForm<Values>({
    defaultValues: {
      placeType: "",
      address: noAddress,
      accessNotes: "",
      first: noWindow,
      second: noWindow,
      third: noWindow,
      language,
      everybody: false,
      agreed: false,
    },
  });
  const question = useAddressQuestion({ form, at: "address" });
  const draft = useFormDraft("notary-visit", form);
  const placeType = useWatch({ control: form.control, name: "placeType" });
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const { home, places, offices, visitFee, visit, timeZone } = data;
  const missed = whatWasMissed(notary, {
    reason: visit?.reason ?? null,
    moment: visit?.startsAt ? f.moment(visit.startsAt, timeZone) : "",
    visitFee,
  });
  const isOffice = offices.length > 0 || places.every(isOfficePlace);

  const asksAddress = !isOffice && placeType !== "" && placeType !== "home";

  async function ask(values: Values) {
    const office = offices.find(({ address }) => address.street1 === values.placeType);
    const chosen = office?.placeType ?? places.find((place) => place === values.placeType);
    const missing = [
      ...notMet([chosen !== undefined && (!isOffice || office !== undefined), "placeType", "placeType-required"]),
      ...wishes.flatMap((wish) => windowProblems(values[wish], wish, wish !== "first")),
      ...notMet([values.everybody, "everybody", "everybody-required"], [values.agreed, "agreed", "agreed-required"]),
    ];
    if (!chosen || missing.length > 0) return missing;
    const notes = values.accessNotes.trim();
    const failures = await command.send({
      body: {
        placeType: chosen,
        address: office?.address ?? (chosen === "home" && home ? home : values.address),
        ...(notes !== "" && { accessNotes: notes }),
        windows: wishes.flatMap((wish) => windowOf(values[wish], timeZone) ?? []),
        language: values.language === "es" ? "es" : "en",
        acceptedFee: visitFee,
      },
    });
    if (failures.length > 0) return failures.map(atWish);
    await query.refetch();
    await navigate(onHost(paths.notaryReserveManual(uuid)));
    return [];
  }

  return (
    <AskedAddress question={question}>
      <QuestionPage
        form={form}
        draft={draft}
        onSubmit={ask}
        settle={(values) => question.settle(values, asksAddress)}
        explain={explain}
        question={isOffice ? t.titleOffice : t.title}
        lead={isOffice ? t.leadOffice : t.lead}
        drawing="calendar"
        submit={t.go}
        back={onHost(paths.notaryReserveManual(uuid))}
        why={<p>{isOffice ? t.whyTexas : data.kind === "MANUAL" ? t.why : t.whyInstead}</p>}
      >
        {visit?.state === "FAILED" ? (
          <Notice tone="warning" title={missed?.title ?? t.failed}>
            {missed?.lead ?? t.failedBody}
            <NewMoneyDay application={uuid} />
          </Notice>
        ) : null}
        <RadioField
          control={form.control}
          name="placeType"
          label={t.where}
          kind="cards"
          choices={
            isOffice
              ? offices.map(({ placeType: kind, name, address }) => ({
                  value: address.street1,
                  label: name,
                  hint: `${t[kind]}: ${oneLine(address)}`,
                }))
              : places.map((place) => ({
                  value: place,
                  label: t[place],
                  ...(place === "home" && home && { hint: oneLine(home) }),
                }))
          }
        />
        {asksAddress ? <AddressByHand form={form} at="address" /> : null}
        {wishes.map((wish) => (
          <WindowFields
            key={wish}
            control={form.control as never}
            name={wish}
            label={t[wish]}
            optional={wish !== "first"}
            isOffice={isOffice}
          />
        ))}
        <p className="small quiet">{t.zone(zoneName(timeZone, language))}</p>
        <RadioField
          control={form.control}
          name="language"
          label={t.language}
          kind="segments"
          choices={[
            { value: "en", label: "English" },
            { value: "es", label: "Español" },
          ]}
        />
        <TextAreaField
          control={form.control}
          name="accessNotes"
          label={isOffice ? t.accessOffice : t.access}
          hint={isOffice ? t.accessOfficeHint : t.accessHint}
          maxLength={500}
          rows={2}
          optional
        />
        <Facts facts={[{ label: t.fee, value: visitFee === 0 ? t.noFee : f.dollars(visitFee) }]} />
        <CheckboxField control={form.control} name="everybody">
          {t.everybody}
        </CheckboxField>
        <CheckboxField control={form.control} name="agreed">
          {visitFee === 0 ? t.agreeFree : t.agree(f.dollars(visitFee))}
        </CheckboxField>
      </QuestionPage>
    </AskedAddress>
  );
}

const oneLine = ({ street1, street2, city }: { street1: string; street2: string | null; city: string }): string =>
  [street1, street2, city].filter(Boolean).join(", ");

/** What the server found wrong with one of the windows, at the wish that it was. */
const atWish = ({ name, message }: Failure): Failure => {
  const index = /^windows\.(\d)/.exec(name ?? "")?.[1];
  const wish = index === undefined ? undefined : wishes[Number(index)];
  return { message, ...(wish ? { name: `${wish}.date` } : name === undefined ? {} : { name }) };
};
