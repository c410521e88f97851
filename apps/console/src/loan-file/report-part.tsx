import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { DebtsTable } from "./debts-table.tsx";
import { courtRecordKinds, recordKinds, reviewWords } from "./reviews.words.ts";

/** What stands on the credit report and on the title, debt by debt: what the figures of the decision are made of. */
export function ReportPart({ file: { report, title } }: { file: LoanFileView }) {
  const t = useText(reviewWords);
  const language = useLanguage();
  const { dollars, cents, date } = useFormats();
  if (!report) return null;
  const { tradelines, inquiries, publicRecords, newDebts } = report;
  const onTitle = [
    ...title.undisclosedLiens.map(({ holder, originalAmount, recordedOn }) =>
      t.undisclosed(holder, dollars(originalAmount), date(recordedOn)),
    ),
    ...title.courtRecords.map(({ kind, creditor, amount, filedOn, caseNumber }) =>
      [
        courtRecordKinds[kind][language],
        creditor,
        ...(amount > 0 ? [cents(amount)] : []),
        caseNumber,
        date(filedOn),
      ].join(", "),
    ),
    ...(title.judgments > title.courtRecords.length ? [t.judgments(title.judgments)] : []),
    ...(title.taxesPaidThrough ? [t.taxesPaid(date(title.taxesPaidThrough))] : []),
  ];
  const newDebtsSaid = newDebts?.map(
    ({ creditor, monthlyPayment }) => `${creditor}, ${t.aMonth(cents(monthlyPayment))}`,
  );
  const rows = [
    ...(inquiries.length > 0
      ? [{ label: t.inquiries, figure: inquiries.map(({ on, creditor }) => `${creditor}, ${date(on)}`).join("; ") }]
      : []),
    ...(newDebtsSaid ? [{ label: t.newDebts, figure: newDebtsSaid.join("; ") || t.noNewDebts }] : []),
    ...publicRecords.map(({ kind, on, satisfied }) => ({
      label: t.records,
      figure: [recordKinds[kind][language], ...(on === null ? [] : [date(on)]), satisfied ? t.settled : t.open].join(
        ", ",
      ),
    })),
    ...(onTitle.length > 0 ? [{ label: t.onTitle, figure: onTitle.join("; ") }] : []),
  ];
  return (
    <section className="file-report">
      <SectionHead title={t.report} />
      {rows.length > 0 ? <Ledger rows={rows} /> : null}
      {tradelines.length === 0 ? (
        <p className="small quiet">{t.allDebts(0)}</p>
      ) : (
        <Disclosure summary={t.allDebts(tradelines.length)}>
          <DebtsTable caption={t.allDebts(tradelines.length)} debts={tradelines} />
        </Disclosure>
      )}
    </section>
  );
}
