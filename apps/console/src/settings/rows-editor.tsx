import { Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Scroll } from "../shell/scroll.tsx";
import { type Fault, idAt } from "./editor-faults.ts";
import { PasteRows } from "./paste-rows.tsx";
import { SettingInput } from "./setting-input.tsx";
import { settingsWords } from "./settings.words.ts";
import { canBePasted } from "./tables/pasted-rows.ts";
import { at, nameOfRow, type Row, rowsOf, withField, withMovedRow, withoutRow, withRow } from "./tables/paths.ts";
import type { Field, RowsTable, SettingValue } from "./tables/table-shape.ts";
import { isFigure } from "./tables-view.tsx";

type Props = {
  table: RowsTable;
  value: SettingValue;
  faults: readonly Fault[];
  onChange: (value: SettingValue) => void;
};

/** The rows of a table, each to be changed where it stands; where rows come and go, they are added and taken out. */
export function RowsEditor({ table, value, faults, onChange }: Props) {
  const t = useText(settingsWords);
  const language = useLanguage();
  // Fields keep what was typed in them: where rows come and go, they are drawn anew.
  const [drawn, setDrawn] = useState(0);
  const rows = rowsOf(table, value);
  const fault = faults.find(({ path }) => path === table.path);
  const place = (next: SettingValue) => {
    onChange(next);
    setDrawn(drawn + 1);
  };
  const [moved, setMoved] = useState<{ readonly id: string; readonly other: string } | null>(null);
  const [said, setSaid] = useState("");
  const idOfMove = (index: number, by: -1 | 1) => `${idAt(table.path)}-${index}-${by === 1 ? "down" : "up"}`;
  /** As what tells it from others has it, once that is written. */
  const titleOf = (row: Row, index: number) => {
    const title = at(value, `${row.path}.${table.key[0]}`);
    return typeof title === "string" && title !== "" ? title : nameOf(row, index);
  };
  const nameOf = (row: Row, index: number) => nameOfRow(table, value, row)?.[language] ?? t.row(index + 1);
  const move = (row: Row, index: number, by: -1 | 1) => {
    place(withMovedRow(table, value, row, by));
    const to = index + by;
    setMoved({ id: idOfMove(to, by), other: idOfMove(to, by === 1 ? -1 : 1) });
    setSaid(t.movedTo(titleOf(row, index), to + 1, rows.length));
  };
  // Its button is drawn anew with the rows; at either end the other one is left.
  useEffect(() => {
    if (moved === null) return;
    (document.getElementById(moved.id) ?? document.getElementById(moved.other))?.focus();
  }, [moved]);
  const cell = (field: Field, row: Row, index: number): ReactNode => {
    const path = `${row.path}.${field.path}`;
    if (field.path === table.orderedBy)
      return (
        <td key={path}>
          <Mover
            place={index + 1}
            last={rows.length}
            name={titleOf(row, index)}
            idOf={(by) => idOfMove(index, by)}
            onMove={(by) => move(row, index, by)}
          />
        </td>
      );
    return (
      <td key={path} className={isFigure(field) ? "num" : undefined}>
        <SettingInput
          id={idAt(path)}
          field={field}
          value={at(value, path)}
          label={`${field.label[language]}, ${nameOf(row, index)}`}
          isFixed={!table.fresh && table.key.includes(field.path)}
          fault={faults.find((one) => one.path === path || one.path.startsWith(`${path}.`))?.words}
          onChange={(part) => onChange(withField(value, path, field, part))}
        />
      </td>
    );
  };
  const takeOut = (row: Row, index: number): ReactNode => (
    <td key={row.path}>
      <TextButton aria-label={t.remove(nameOf(row, index))} onClick={() => place(withoutRow(table, value, row))}>
        {t.removeShort}
      </TextButton>
    </td>
  );
  const Layout = table.isBeside ? Beside : Below;
  return (
    <>
      {fault ? <p className="setting-fault">{fault.words}</p> : null}
      {rows.length === 0 ? (
        <p className="setting-none" id={idAt(table.path)} tabIndex={-1}>
          {table.none?.[language] ?? t.noRows}
        </p>
      ) : (
        <Scroll className="setting-scroll" id={idAt(table.path)} label={table.title[language]}>
          <Layout key={drawn} table={table} rows={rows} nameOf={nameOf} cell={cell} takeOut={takeOut} />
        </Scroll>
      )}
      {table.orderedBy === undefined ? null : (
        <p className="vh" role="status">
          {said}
        </p>
      )}
      <div className="setting-add">
        {table.fresh ? <AddRow table={table} value={value} rows={rows} onAdd={place} /> : null}
        {canBePasted(table) ? <PasteRows table={table} value={value} onPasted={place} /> : null}
      </div>
    </>
  );
}

type MoverProps = {
  /** From 1 on. */
  place: number;
  last: number;
  name: string;
  idOf: (by: -1 | 1) => string;
  onMove: (by: -1 | 1) => void;
};

/** Where a row stands, and the ways one further up and down. */
function Mover({ place, last, name, idOf, onMove }: MoverProps) {
  const t = useText(settingsWords);
  return (
    <span className="setting-mover">
      <span>{place}</span>
      {place > 1 ? (
        <TextButton id={idOf(-1)} aria-label={t.moveUp(name)} onClick={() => onMove(-1)}>
          {t.up}
        </TextButton>
      ) : null}
      {place < last ? (
        <TextButton id={idOf(1)} aria-label={t.moveDown(name)} onClick={() => onMove(1)}>
          {t.down}
        </TextButton>
      ) : null}
    </span>
  );
}

type LayoutProps = {
  table: RowsTable;
  rows: readonly Row[];
  nameOf: (row: Row, index: number) => string;
  cell: (field: Field, row: Row, index: number) => ReactNode;
  takeOut: (row: Row, index: number) => ReactNode;
};

/** Each row below the other. */
function Below({ table, rows, nameOf, cell, takeOut }: LayoutProps) {
  const t = useText(settingsWords);
  const language = useLanguage();
  return (
    <table className="table setting-edit">
      <caption className="vh">{table.title[language]}</caption>
      <thead>
        <tr>
          {table.codes ? <th scope="col">{table.codeLabel?.[language]}</th> : null}
          {table.columns.map((column) => (
            <th key={column.path} scope="col" className={isFigure(column) ? "num" : undefined}>
              {column.label[language]}
            </th>
          ))}
          {table.fresh ? (
            <th scope="col">
              <span className="vh">{t.removeShort}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.path}>
            {table.codes ? <th scope="row">{nameOf(row, index)}</th> : null}
            {table.columns.map((field) => cell(field, row, index))}
            {table.fresh ? takeOut(row, index) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each row a column, so that they are compared. */
function Beside({ table, rows, nameOf, cell, takeOut }: LayoutProps) {
  const t = useText(settingsWords);
  const language = useLanguage();
  return (
    <table className="table setting-edit setting-beside">
      <caption className="vh">{table.title[language]}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t.subject}</span>
          </th>
          {rows.map((row, index) => (
            <th key={row.path} scope="col">
              {nameOf(row, index)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.columns.map((field) => (
          <tr key={field.path}>
            <th scope="row">
              {field.label[language]}
              {field.hint ? <small>{field.hint[language]}</small> : null}
            </th>
            {rows.map((row, index) => cell(field, row, index))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <span className="vh">{t.removeShort}</span>
          </th>
          {rows.map(takeOut)}
        </tr>
      </tbody>
    </table>
  );
}

type AddProps = { table: RowsTable; value: SettingValue; rows: readonly Row[]; onAdd: (value: SettingValue) => void };

function AddRow({ table, value, rows, onAdd }: AddProps) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const id = useId();
  if (!table.codes)
    return (
      <Button kind="second" slim onClick={() => onAdd(withRow(table, value))}>
        {table.addLabel?.[language] ?? t.add}
      </Button>
    );
  const known = new Set(rows.map(({ code }) => code));
  return (
    <div className="filter">
      <label htmlFor={id}>{t.add}</label>
      <select id={id} value="" onChange={(event) => onAdd(withRow(table, value, event.target.value))}>
        <option value="">{t.choose}</option>
        {Object.entries(table.codes)
          .filter(([code]) => !known.has(code))
          .map(([code, name]) => (
            <option key={code} value={code}>
              {name[language]}
            </option>
          ))}
      </select>
    </div>
  );
}
