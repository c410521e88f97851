import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { reviewWords } from "./reviews.words.ts";

type Said = LoanFileView["conditions"][number]["inquiries"];

/** What the borrower says came of each inquiry on the report. */
export function InquiriesSaid({ uuid, said }: { uuid: string; said: Said }) {
  const t = useText(reviewWords);
  const { cents, date } = useFormats();
  if (said === null) return null;
  const whatCame = ({ came, lender = "", balance = 0, monthlyPayment = 0 }: NonNullable<Said>[number]) =>
    came === "NEW_DEBT"
      ? [t.NEW_DEBT, lender, t.owes(cents(balance)), t.aMonth(cents(monthlyPayment))].join(", ")
      : t[came];
  return (
    <Table
      id={`inquiries-${uuid}`}
      caption={t.inquiriesSaid}
      columns={[
        { label: t.inquirer, cell: ({ creditor }) => creditor },
        { label: t.inquiredOn, cell: ({ on }) => date(on) },
        { label: t.cameOfIt, cell: whatCame },
      ]}
      rows={said}
      keyOf={({ creditor, on }) => on + creditor}
    />
  );
}
