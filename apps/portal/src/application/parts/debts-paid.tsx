import type { ReplyOf } from "@gable/contract/call.ts";
import type { accounts } from "@gable/contract/calls/accounts.ts";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { completeWords } from "../complete.words.ts";

type Debts = ReplyOf<typeof accounts>["debts"];

type Text = ReturnType<typeof useText<typeof completeWords>>;

const debtCell =
  (t: Text) =>
  ({ creditor, lastFour, state }: Debts[number]) => (
    <>
      {lastFour === null ? creditor : t.debtName(creditor, lastFour)}
      <br />
      <span className="quiet small">{t[state]}.</span>
    </>
  );

/** The debts that the line pays off, each with how it stands. */
export function DebtsPaid({ debts }: { debts: Debts }) {
  const t = useText(completeWords);
  const f = useFormats();
  const isOpen = debts.some(({ state }) => state !== "NOT_OWED");
  return (
    <section className="stack">
      <Table
        caption={t.debts}
        rows={debts}
        keyOf={({ creditor, lastFour, amount }) => `${creditor} ${lastFour ?? amount}`}
        columns={[
          { label: t.debt, cell: debtCell(t) },
          { label: t.amount, cell: ({ amount }) => f.cents(amount), numeric: true },
        ]}
      />
      {isOpen ? <Note>{t.debtsKeep}</Note> : null}
    </section>
  );
}
