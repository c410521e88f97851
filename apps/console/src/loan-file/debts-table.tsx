import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { Scroll } from "../shell/scroll.tsx";
import { debtKinds, reviewWords } from "./reviews.words.ts";

type Debt = NonNullable<LoanFileView["report"]>["tradelines"][number];

/** More months than this are counted, and not listed. */
const LISTED = 4;

/** Debts of a credit report, each with what is owed and when it was late. */
export function DebtsTable({ debts, caption }: { debts: readonly Debt[]; caption: string }) {
  const t = useText(reviewWords);
  const language = useLanguage();
  const formats = useFormats();
  if (debts.length === 0) return <p className="small quiet">{t.noDebts}</p>;
  return (
    <Scroll label={caption}>
      <Table
        caption={caption}
        captionHidden
        rows={debts}
        keyOf={({ id }) => id}
        columns={columnsOf({ t, language, ...formats })}
      />
    </Scroll>
  );
}

type Reading = Pick<Formats, "dollars" | "cents" | "date"> & {
  readonly t: Text<typeof reviewWords>;
  readonly language: Language;
};

const columnsOf = ({ t, language, dollars, cents, date }: Reading): readonly Column<Debt>[] => [
  {
    label: t.creditor,
    cell: ({ creditor, lastFour, kind, isOpen, authorisedUser, inForbearance, inDispute }) => (
      <>
        {creditor}
        {lastFour === null ? null : ` •${lastFour}`}
        <small>
          {[
            debtKinds[kind][language],
            ...(isOpen ? [] : [t.closed]),
            ...(authorisedUser ? [t.authorisedUser] : []),
            ...(inForbearance ? [t.inForbearance] : []),
            ...(inDispute ? [t.inDispute] : []),
          ].join(", ")}
        </small>
      </>
    ),
  },
  { label: t.lateOn, cell: ({ latePayments }) => lateOf(latePayments, t, date) },
  {
    label: t.owed,
    cell: ({ balance, limit, pastDue }) => (
      <>
        {dollars(balance)}
        {limit === null ? null : <small>{t.ofLimit(dollars(limit))}</small>}
        {pastDue === 0 ? null : <small>{t.pastDue(dollars(pastDue))}</small>}
      </>
    ),
    numeric: true,
  },
  {
    label: t.payment,
    cell: ({ monthlyPayment }) => (monthlyPayment === null ? "–" : cents(monthlyPayment)),
    numeric: true,
    wideOnly: true,
  },
  { label: t.opened, cell: ({ openedOn }) => date(openedOn), numeric: true, wideOnly: true },
];

function lateOf(late: Debt["latePayments"], t: Reading["t"], date: Formats["date"]): string {
  if (late.length === 0) return "–";
  const told = late.slice(0, LISTED).map(({ on, daysLate }) => t.days(daysLate, date(on)));
  return [...told, ...(late.length > LISTED ? [t.more(late.length - LISTED)] : [])].join("; ");
}
