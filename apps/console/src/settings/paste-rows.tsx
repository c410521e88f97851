import { Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useId, useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { Scroll } from "../shell/scroll.tsx";
import { useUnsaved } from "../shell/unsaved.tsx";
import { pasteWords } from "./paste-rows.words.ts";
import { type PastedRow, readPasted, withPasted } from "./tables/pasted-rows.ts";
import { rowsOf } from "./tables/paths.ts";
import type { RowsTable, SettingValue } from "./tables/table-shape.ts";
import { shown } from "./tables/units.ts";
import { isFigure } from "./tables-view.tsx";

type Props = {
  table: RowsTable;
  value: SettingValue;
  onPasted: (value: SettingValue) => void;
};

/** Rows from a spreadsheet: pasted as text, looked at as what they were read as, and only then put in place of the rows that are there. */
export function PasteRows({ table, value, onPasted }: Props) {
  const t = useText(pasteWords);
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  // Closed, it keeps its text: only leaving the page loses it.
  useUnsaved(() => text.trim() !== "");
  const { rows, faults } = readPasted(table, text, language);
  const isReady = faults.length === 0;
  const isSaid = isTried || text.trim() !== "";
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t.open}</TextButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.title(table.title[language])}
        actions={
          <>
            <Button
              onClick={() => {
                setTried(true);
                if (!isReady) return;
                onPasted(withPasted(table, value, rows));
                setOpen(false);
                setText("");
                setTried(false);
              }}
            >
              {isReady ? t.use(rows.length) : t.useNone}
            </Button>
            <Button kind="second" onClick={() => setOpen(false)}>
              {t.cancel}
            </Button>
          </>
        }
      >
        <label className="setting-paste" htmlFor={id}>
          {t.rows}
          <small>{t.hint(table.columns.map(({ label }) => label[language]).join(", "))}</small>
          <textarea
            id={id}
            rows={6}
            spellCheck={false}
            value={text}
            aria-invalid={(isSaid && !isReady) || undefined}
            aria-describedby={`${id}-read`}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <div id={`${id}-read`} role="status">
          {!isSaid ? null : isReady ? (
            <p>{t.read(rows.length, rowsOf(table, value).length)}</p>
          ) : (
            <ul className="setting-fault points">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </div>
        {isReady ? <Preview table={table} rows={rows} /> : null}
      </Dialog>
    </>
  );
}

function Preview({ table, rows }: { table: RowsTable; rows: readonly PastedRow[] }) {
  const t = useText(pasteWords);
  const language = useLanguage();
  return (
    <Scroll className="setting-scroll" label={t.preview}>
      <Table
        caption={t.preview}
        captionHidden
        rows={rows}
        keyOf={(row) => String(rows.indexOf(row))}
        columns={table.columns.map((field, column) => ({
          label: field.label[language],
          numeric: isFigure(field),
          cell: ({ values }: PastedRow) => shown(field, values[column], language),
        }))}
      />
    </Scroll>
  );
}
