import type { ReplyOf } from "@gable/contract/call.ts";
import type { preparableOffers } from "@gable/contract/calls/offers-desk.ts";
import { quoteOffer } from "@gable/domain/offers/offer.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { FILE_KEY, preparableOffersQuery, prepareOfferMutation } from "../queries/loan-file.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { isLeftOut, Pending } from "../shell/pending.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { prepareOfferWords } from "./prepare-offer.words.ts";

type Preparable = ReplyOf<typeof preparableOffers>;
type Values = { offerUuid: string; line: number | null };

/** Laying an offer ready, which the borrower looks over and chooses, or does not. */
export function PrepareOfferPart({ uuid }: { uuid: string }) {
  const t = useText(prepareOfferWords);
  const { dollars, shortDay } = useFormats();
  const asked = useQuery(preparableOffersQuery(uuid));
  const { prepared, offers } = asked.data ?? { prepared: null, offers: [] };
  if (isLeftOut(asked, offers.length === 0 && prepared === null)) return null;
  return (
    <section>
      <SectionHead title={t.title} />
      <Pending asked={asked} rows={2} />
      {prepared ? <p>{t.waits(prepared.by, dollars(prepared.line), shortDay(prepared.at))}</p> : null}
      {offers.length > 0 ? <PrepareForm key={prepared?.at ?? ""} uuid={uuid} offers={offers} /> : null}
    </section>
  );
}

function PrepareForm({ uuid, offers }: { uuid: string; offers: Preparable["offers"] }) {
  const t = useText(prepareOfferWords);
  const { dollars } = useFormats();
  const explain = useExplain();
  const showToast = useToast();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation(prepareOfferMutation(uuid));
  const form = useQuestionForm<Values>({
    defaultValues: { offerUuid: "", line: null },
    resolver: requiredResolver<Values>(["offerUuid", "line"]),
  });
  const { offerUuid, line } = useWatch({ control: form.control });
  const offer = offers.find((one) => one.uuid === offerUuid);
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (values) => {
        try {
          await mutateAsync({ offerUuid: values.offerUuid, line: values.line ?? 0 });
          await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
          showToast({ tone: "success", text: t.done });
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p className="small quiet">{t.lead}</p>
      <SelectField
        control={form.control}
        name="offerUuid"
        label={t.offer}
        options={offers.map(({ uuid: value, termYears, feePercent }) => ({
          value,
          label: t.term(termYears, feePercent),
        }))}
      />
      <MoneyField
        control={form.control}
        name="line"
        label={t.line}
        {...(offer && { hint: t.between(dollars(offer.minLine), dollars(offer.maxLine)) })}
      />
      {offer && line ? <Figures offer={offer} line={line} /> : null}
      <Button type="submit" busy={isPending}>
        {t.prepare}
      </Button>
    </Form>
  );
}

/** What the borrower will read of it. */
function Figures({ offer, line }: { offer: Preparable["offers"][number]; line: number }) {
  const t = useText(prepareOfferWords);
  const { cents, rate } = useFormats();
  const quote = quoteOffer(offer, line);
  if (!quote) return <p className="small quiet">{t.notOffered}</p>;
  return (
    <Ledger
      rows={[
        { label: t.cash, figure: cents(quote.initialDraw) },
        { label: t.fee, figure: cents(quote.originationFee) },
        { label: t.rate, figure: rate(quote.ratePercent) },
        { label: t.payment, figure: cents(quote.monthlyPayment) },
      ]}
    />
  );
}
