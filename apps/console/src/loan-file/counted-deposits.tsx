import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { Language } from "@gable/domain/language.ts";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { CheckboxGroup } from "@gable/ui/forms/checkbox-field.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { ReactNode } from "react";
import { Scroll } from "../shell/scroll.tsx";
import { ActButton } from "./act-dialog.tsx";
import { depositsWords } from "./deposits.words.ts";
import { ReasonTo } from "./written-in.tsx";

type Income = NonNullable<LoanFileView["income"]>;
type Reading = NonNullable<Income["sources"][number]["deposits"]>;
type Deposit = Reading["deposits"][number];

/** The reading of a bank's list that stands; none where no deposits were counted. */
const readingOf = ({ sources }: Income): Reading | null =>
  sources.findLast(({ deposits }) => deposits !== null)?.deposits ?? null;

/** The list that the borrower sees too, for whoever wants to look. */
export function CountedDeposits({ income }: { income: Income }) {
  const t = useText(depositsWords);
  const reading = readingOf(income);
  if (reading === null) return null;
  return (
    <Disclosure summary={t.counted}>
      <Deposits reading={reading} disputed={income.dispute?.notIncome ?? []} />
    </Disclosure>
  );
}

/** What the borrower holds to be wrong, with what was counted beside it. */
export function DisputedDeposits({ income }: { income: LoanFileView["income"] }) {
  const t = useText(depositsWords);
  const { date } = useFormats();
  const reading = income && readingOf(income);
  if (!income?.dispute || !reading) return null;
  const { why, missing, notIncome, at } = income.dispute;
  return (
    <>
      <p>{t.saidOn(date(at))}</p>
      <blockquote className="file-said">{why}</blockquote>
      {missing === null ? null : (
        <>
          <p>{t.missing}</p>
          <blockquote className="file-said">{missing}</blockquote>
        </>
      )}
      {income.verifiedAnnual === null ? null : <p>{t.verifiedAlready}</p>}
      <Deposits reading={reading} disputed={notIncome} />
    </>
  );
}

function payerOf(
  { payer }: Deposit,
  t: Text<typeof depositsWords>,
  { isOut, isDisputed }: { isOut: boolean; isDisputed: boolean },
): ReactNode {
  return (
    <>
      <span lang="en">{payer}</span> {isOut ? <small>{t.leftOut}</small> : null}
      {isDisputed ? (
        <Tag tone="warning" icon="warning">
          {t.disputed}
        </Tag>
      ) : null}
    </>
  );
}

function Deposits({ reading, disputed }: { reading: Reading; disputed: readonly string[] }) {
  const t = useText(depositsWords);
  const { cents, date } = useFormats();
  const { deposits, notCounted = [], from, to, missingPay } = reading;
  const counted = deposits.filter(({ id }) => !notCounted.includes(id));
  const sum = counted.reduce((total, { amount }) => total + amount, 0);
  const columns: readonly Column<Deposit>[] = [
    { label: t.day, cell: ({ on }) => date(on) },
    {
      label: t.payer,
      cell: (deposit) =>
        payerOf(deposit, t, { isOut: notCounted.includes(deposit.id), isDisputed: disputed.includes(deposit.id) }),
    },
    { label: t.kind, cell: ({ kind }) => t[kind], wideOnly: true },
    { label: t.amount, cell: ({ amount }) => cents(amount), numeric: true },
  ];
  return (
    <>
      <p className="small quiet">{t.lead(counted.length, cents(sum), date(from), date(to))}</p>
      {missingPay === undefined ? null : <p className="small">{t.missingFound(cents(missingPay))}</p>}
      {deposits.length === 0 ? null : (
        <Scroll label={t.counted}>
          <Table caption={t.counted} captionHidden rows={deposits} keyOf={({ id }) => id} columns={columns} />
        </Scroll>
      )}
    </>
  );
}

type AnswerProps = { uuid: string; income: LoanFileView["income"]; reads: Language };

/** Decides on what the borrower says of the deposits: what they name is ticked, and whoever decides may tick otherwise. */
export function AnswerDeposits({ uuid, income, reads }: AnswerProps) {
  const t = useText(depositsWords);
  const writtenIn = useLanguage();
  const { cents, date } = useFormats();
  const reading = income && readingOf(income);
  if (!income?.dispute || !reading) return null;
  const { notCounted = [] } = reading;
  const ticked = new Set([...notCounted, ...income.dispute.notIncome]);
  return (
    <ActButton
      uuid={uuid}
      act="answer-deposits"
      kind="primary"
      values={{
        notCounted: reading.deposits.flatMap(({ id }) => (ticked.has(id) ? [id] : [])),
        missingPay: reading.missingPay ?? null,
        reason: "",
        writtenIn,
      }}
      required={["reason"]}
      send={({ notCounted: out, missingPay, reason, writtenIn: spoken }) => ({
        notCounted: out,
        reason,
        writtenIn: spoken,
        ...(missingPay !== null && { missingPay }),
      })}
      renderFields={(control) => (
        <>
          <CheckboxGroup
            control={control}
            name="notCounted"
            label={t.notCounted}
            optional
            choices={reading.deposits.map(({ id, on, payer, amount }) => ({
              value: id,
              label: (
                <>
                  {date(on)}, <span lang="en">{payer}</span>, {cents(amount)}
                </>
              ),
            }))}
          />
          <MoneyField control={control} name="missingPay" label={t.missingPay} hint={t.missingPayHint} optional />
          <ReasonTo control={control} label={t.reason} reads={reads} />
        </>
      )}
    />
  );
}
