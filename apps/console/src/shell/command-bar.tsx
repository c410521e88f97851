import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { standings } from "@gable/domain/pipeline/pipeline-row.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import type { NavTab } from "@gable/ui/components/nav-tabs/nav-tabs.tsx";
import { Matched, Option } from "@gable/ui/components/options/option.tsx";
import { useOptions } from "@gable/ui/components/options/use-options.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { foundQuery } from "../queries/pipeline.ts";
import "./command-bar.css";
import { useSettled } from "@gable/ui/use-settled.ts";
import { commandWords } from "./command-bar.words.ts";
import { type CommandRow, isNamed, partsOfPage, showPart } from "./command-rows.ts";
import { fileHref } from "./file-href.ts";
import { useFurtherPlaces } from "./places.ts";

const PAUSE_MS = 150;
const SHORTEST_ASKED = 2;
const MOST_TYPED = 100;
const MOST_APPLICATIONS = 6;
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

type Group = { readonly title: string; readonly rows: readonly CommandRow[] };

/** One line from which every loan, page and part of a page is a few letters away, whatever page is open. */
export function CommandBar({ places }: { places: readonly NavTab[] }) {
  const t = useText(commandWords);
  const id = useId();
  const navigate = useNavigate();
  const further = useFurtherPlaces();
  const field = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState<readonly CommandRow[]>([]);
  const wanted = text.trim();
  const found = useFound(wanted, isOpen);
  const pages: readonly CommandRow[] = (wanted === "" ? places : [...places, ...further])
    .filter(({ label }) => isNamed(label, wanted))
    .map(({ label, href }) => ({ kind: "place", label, href }));
  const groups: readonly Group[] = [
    { title: t.applications, rows: found.rows },
    { title: t.onPage, rows: parts.filter((row) => row.kind === "part" && isNamed(row.label, wanted)) },
    { title: t.places, rows: pages },
  ].filter(({ rows }) => rows.length > 0);
  const rows = groups.flatMap((group) => group.rows);
  const leave = (): void => {
    setText("");
    field.current?.blur();
  };
  const options = useOptions({
    isOpen,
    setOpen,
    count: rows.length,
    onTake: (index) => {
      const row = rows[index];
      if (!row) return;
      leave();
      if (row.kind === "part") showPart(row.heading);
      else void navigate(hrefOf(row));
    },
  });
  const enter = (): void => {
    setParts(partsOfPage());
    setOpen(true);
  };
  useShortcut(() => {
    cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    field.current?.focus();
    field.current?.select();
  });
  /** Where nothing was chosen: what is found first, or, before anything is, all of the pipeline that is named so. */
  const enterTyped = (): void => {
    if (rows.length > 0 || wanted.length < SHORTEST_ASKED) return options.take(0);
    leave();
    void navigate(hrefOf({ kind: "all", text: wanted }));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && options.isShown && options.at < 0 && wanted !== "") return enterTyped();
    if (event.key === "Escape" && !options.isShown) {
      leave();
      cameFrom.current?.focus();
      return undefined;
    }
    return options.input.onKeyDown(event);
  };
  const note = found.note === null ? null : t[found.note];
  return (
    <search className="command-bar combobox" {...options.around}>
      <label className="vh" htmlFor={id}>
        {t.label}
      </label>
      <div className="command-field">
        <Icon name="search" />
        <input
          {...options.input}
          ref={field}
          id={id}
          className="input"
          value={text}
          placeholder={t.label}
          maxLength={MOST_TYPED}
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
          onFocus={enter}
          onClick={enter}
          onChange={(event) => {
            setText(event.target.value);
            options.retype();
          }}
          onKeyDown={press}
        />
        <kbd className="wide-only" aria-hidden="true">
          {isMac ? "⌘ K" : "Ctrl K"}
        </kbd>
      </div>
      <div className="options" hidden={!options.isShown}>
        <div id={options.listId} role="listbox" aria-label={t.list}>
          {groups.map((group) => (
            <CommandGroup key={group.title} group={group} typed={wanted} rows={rows} options={options} />
          ))}
        </div>
        {note === null ? null : <p className="small quiet">{note}</p>}
      </div>
      <output className="vh">{options.isShown ? [note, t.count(rows.length)].filter(Boolean).join(" ") : ""}</output>
    </search>
  );
}

type GroupProps = {
  group: Group;
  typed: string;
  /** Of all groups, in their order. */
  rows: readonly CommandRow[];
  options: ReturnType<typeof useOptions>;
};

function CommandGroup({ group: { title, rows: own }, typed, rows, options }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="command-group">
        {title}
      </p>
      {own.map((row) => {
        const index = rows.indexOf(row);
        return (
          <Option
            key={index}
            id={options.optionId(index)}
            chosen={index === options.at}
            onTake={() => options.take(index)}
          >
            <RowWords row={row} typed={typed} />
          </Option>
        );
      })}
    </div>
  );
}

function RowWords({ row, typed }: { row: CommandRow; typed: string }) {
  const t = useText(commandWords);
  const language = useLanguage();
  if (row.kind === "all") return <span>{t.all(row.text)}</span>;
  if (row.kind !== "application") {
    return (
      <span>
        <Matched text={row.label} typed={typed} />
      </span>
    );
  }
  const { borrower, loanNumber, state, standing, row: planRow } = row.entry;
  const where = standing === "ACTIVE" ? planRows[planRow as PlanRow][language] : standings[standing][language];
  return (
    <span>
      <Matched text={borrower || t.unnamed} typed={typed} />
      <span className="option-more">
        <Matched text={[loanNumber, state, where].filter(Boolean).join(", ")} typed={typed} />
      </span>
    </span>
  );
}

function hrefOf(row: Exclude<CommandRow, { kind: "part" }>): string {
  if (row.kind === "place") return row.href;
  if (row.kind === "application") return fileHref(row.entry.uuid, undefined);
  return `/pipeline?${new URLSearchParams({ standing: "ALL", text: row.text })}`;
}

/** The applications that are named so, or what there is to say instead. */
function useFound(wanted: string, isOpen: boolean) {
  const asked = useSettled(wanted, PAUSE_MS);
  const isAsked = isOpen && asked.length >= SHORTEST_ASKED;
  const { data, isError } = useQuery({ ...foundQuery(asked), enabled: isAsked });
  if (wanted.length < SHORTEST_ASKED) return { rows: [], note: null };
  if (isError) return { rows: [], note: "failed" } as const;
  if (!data || asked !== wanted) return { rows: [], note: "looking" } as const;
  if (data.entries.length === 0) return { rows: [], note: "none" } as const;
  const rows: CommandRow[] = data.entries
    .slice(0, MOST_APPLICATIONS)
    .map((entry): CommandRow => ({ kind: "application", entry }));
  if (data.entries.length > MOST_APPLICATIONS) rows.push({ kind: "all", text: wanted });
  return { rows, note: null };
}

/** Control and K, or Command and K, wherever one is and whatever one types; not while a dialog is open. */
function useShortcut(act: () => void): void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(isMac ? event.metaKey : event.ctrlKey)) return;
      if (event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
