import { dismissPreparedOffer } from "@gable/contract/calls/offers.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { changeCauseWords } from "@gable/domain/offers/offer-change-receipt.ts";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { TextButton, TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { offersQuery } from "../../../queries/offers.ts";
import type { Chosen, Offers } from "./choose.ts";
import { otherChange, standingWords } from "./standing.words.ts";

type ChangesProps = { made: Offers; chosen: Chosen; isExpired: boolean };

/** What the borrower must know before choosing: an earlier choice that fell, offers that ended, a valuation, a state's own law. */
export function Changes({ made, chosen, isExpired }: ChangesProps) {
  const t = useText(standingWords);
  const f = useFormats();
  const zone = useHomeZone();
  const valuation = made.closingCosts.items.find(({ cost }) => cost === "VALUATION");
  const isTexasHomestead = made.closingCosts.paidBy === "lender";
  return (
    <>
      {isExpired ? (
        <Notice tone="warning" title={t.expired}>
          <p>{t.expiredLead(f.dayWithYear(made.expiresAt, zone))}</p>
        </Notice>
      ) : null}
      {made.prepared ? <Prepared prepared={made.prepared} /> : null}
      {made.receipt ? <Receipt receipt={made.receipt} made={made} chosen={chosen} /> : null}
      {valuation ? (
        <Notice title={t.valuation}>
          <p>{isTexasHomestead ? t.valuationTexas : t.valuationLead(f.dollars(valuation.high))}</p>
        </Notice>
      ) : null}
      {isTexasHomestead ? <Disclosure summary={t.texas}>{t.texasRules}</Disclosure> : null}
    </>
  );
}

/** Somebody of the lender laid this choice ready: it is filled in, and the borrower alone makes it. */
function Prepared({ prepared }: { prepared: NonNullable<Offers["prepared"]> }) {
  const t = useText(standingWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const dismiss = useCommand(dismissPreparedOffer, { stays: true });
  const putAway = async () => {
    const failures = await dismiss.send({ body: undefined });
    if (failures.length > 0) return;
    await queries.invalidateQueries({ queryKey: offersQuery(uuid).queryKey });
  };
  return (
    <Notice title={t.prepared(prepared.by, f.dollars(prepared.line))}>
      <p>{t.preparedLead}</p>
      <p>
        <TextButton busy={dismiss.isBusy} onClick={() => void putAway()}>
          {t.notThis}
        </TextButton>
      </p>
    </Notice>
  );
}

type ReceiptProps = { receipt: NonNullable<Offers["receipt"]>; made: Offers; chosen: Chosen };

/** Old beside new, and why: no offer changes in silence. */
function Receipt({ receipt, made, chosen }: ReceiptProps) {
  const t = useText(standingWords);
  const language = useLanguage();
  const f = useFormats();
  const { uuid } = useJourney();
  const { before, causes } = receipt;
  const { quote } = chosen;
  const known = causes.length > 0 ? causes.map((cause) => changeCauseWords[cause]) : [otherChange];
  const home =
    before.homeValue === null || before.homeValue === made.home.value
      ? []
      : [{ what: t.homeValue, before: f.dollars(before.homeValue), now: f.dollars(made.home.value) }];
  const rows = [
    ...home,
    { what: t.line, before: f.dollars(before.line), now: f.dollars(quote.totalLine) },
    { what: t.cash, before: f.cents(before.initialDraw), now: f.cents(quote.initialDraw) },
    { what: t.fee, before: f.cents(before.originationFee), now: f.cents(quote.originationFee) },
    { what: t.term, before: t.years(before.termYears), now: t.years(quote.termYears) },
    { what: t.rate, before: f.rate(before.ratePercent), now: f.rate(quote.ratePercent) },
    { what: t.payment, before: f.cents(before.monthlyPayment), now: f.cents(quote.monthlyPayment) },
  ];
  return (
    <Notice tone="warning" title={t.receipt}>
      <p>
        {t.because} {known.map((words) => words[language]).join(" ")} {t.receiptLead}
      </p>
      <Table
        caption={t.receiptTable}
        captionHidden
        columns={[
          { label: t.what, cell: (row) => row.what },
          { label: t.before, cell: (row) => row.before, numeric: true },
          { label: t.now, cell: (row) => row.now, numeric: true },
        ]}
        rows={rows}
        keyOf={(row) => row.what}
      />
      {causes.includes("VALUE_LOWER") ? (
        <p>
          <TextLink href={onHost(paths.bpoEstimateValue(uuid))}>{t.wrongValue}</TextLink>
        </p>
      ) : null}
    </Notice>
  );
}
