import type { ReplyOf } from "@gable/contract/call.ts";
import { type notary, requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
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
import { atWish, isAtOffice, noWishes, type VisitWishes, visitAsked, wishes } from "./parts/visit-wishes.ts";
import { whatWasMissed } from "./parts/what-was-missed.ts";
import { WindowFields } from "./parts/window-fields.tsx";
import { zoneName } from "./parts/zone-here.ts";
import { visitCodes, visitWords } from "./visit.words.ts";

/** Row 24 on paper: where the notary comes to, and the times that suit, the best first. */
export function Screen() {
  const t = useText(visitWords);
  const { uuid } = useJourney();
  const query = useQuery(notaryQuery(uuid));
  if (query.data === undefined) return <UntilLoaded title={t.title} query={query} />;
  return <VisitQuestion asked={query.data} reload={query.refetch} />;
}

type Asked = ReplyOf<typeof notary>;

function VisitQuestion({ asked, reload }: { asked: Asked; reload: () => Promise<unknown> }) {
  const t = useText(visitWords);
  const f = useFormats();
  const language = useLanguage();
  const explain = useExplain(visitCodes);
  const navigate = useNavigate();
  const { uuid } = useJourney();
  const command = useCommand(requestNotaryVisit, { stays: true });
  const form = useQuestionForm<VisitWishes>({ defaultValues: noWishes(language) });
  const question = useAddressQuestion({ form, at: "address" });
  const draft = useFormDraft("notary-visit", form);
  const placeType = useWatch({ control: form.control, name: "placeType" });
  const { visitFee, visit, timeZone } = asked;
  const isOffice = isAtOffice(asked);
  const asksAddress = !isOffice && placeType !== "" && placeType !== "home";

  async function ask(values: VisitWishes) {
    const read = visitAsked(values, asked);
    if (!read.ok) return read.missing;
    const failures = await command.send({ body: read.body });
    if (failures.length > 0) return failures.map(atWish);
    await reload();
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
        why={<p>{isOffice ? t.whyTexas : asked.kind === "MANUAL" ? t.why : t.whyInstead}</p>}
      >
        {visit?.state === "FAILED" ? <VisitMissed application={uuid} asked={asked} /> : null}
        <RadioField
          control={form.control}
          name="placeType"
          label={t.where}
          kind="cards"
          choices={placesToChoose(t, asked)}
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

/** Why there is no appointment any more, and what that does to the day of the money. */
function VisitMissed({ application, asked }: { application: string; asked: Asked }) {
  const t = useText(visitWords);
  const words = useText(notaryWords);
  const f = useFormats();
  const { visit, visitFee, timeZone } = asked;
  const missed = whatWasMissed(words, {
    reason: visit?.reason ?? null,
    moment: visit?.startsAt ? f.moment(visit.startsAt, timeZone) : "",
    visitFee,
  });
  return (
    <Notice tone="warning" title={missed?.title ?? t.failed}>
      {missed?.lead ?? t.failedBody}
      <NewMoneyDay application={application} />
    </Notice>
  );
}

/** The offices where there are any; otherwise the kinds of place, the home with its address. */
const placesToChoose = (t: Text<typeof visitWords>, { offices, places, home }: Asked) =>
  isAtOffice({ offices, places })
    ? offices.map(({ placeType, name, address }) => ({
        value: address.street1,
        label: name,
        hint: `${t[placeType]}: ${oneLine(address)}`,
      }))
    : places.map((place) => ({
        value: place,
        label: t[place],
        ...(place === "home" && home && { hint: oneLine(home) }),
      }));

const oneLine = ({ street1, street2, city }: { street1: string; street2: string | null; city: string }): string =>
  [street1, street2, city].filter(Boolean).join(", ");
