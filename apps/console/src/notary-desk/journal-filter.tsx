import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useId } from "react";
import { useSearchParams } from "react-router";
import type { JournalFilter } from "../queries/notary-journal.ts";
import { journalWords } from "./journal.words.ts";

const names = ["signer", "from", "until"] as const;
const DAY_MS = 86_400_000;

/** What the address asks for. Days are the reader's own; the last one is within. */
export function journalFilterOf(query: URLSearchParams): JournalFilter {
  const day = (name: "from" | "until", later = 0) => {
    const at = Date.parse(`${query.get(name) ?? ""}T00:00:00`);
    return Number.isNaN(at) ? undefined : new Date(at + later).toISOString();
  };
  const filter = {
    signer: query.get("signer")?.trim().slice(0, 100) || undefined,
    from: day("from"),
    until: day("until", DAY_MS),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** What narrows the journal. All of it is in the address. */
export function JournalFilterBar() {
  const t = useText(journalWords);
  const [query] = useSearchParams();
  return (
    <search className="filter-bar" aria-label={t.filters}>
      <Entry name="signer" label={t.signerHint} type="text" />
      <Entry name="from" label={t.from} type="date" />
      <Entry name="until" label={t.until} type="date" />
      {names.some((name) => query.get(name) !== null) ? <TextLink href="/notary/journal">{t.clear}</TextLink> : null}
    </search>
  );
}

function Entry({ name, label, type }: { name: (typeof names)[number]; label: string; type: "text" | "date" }) {
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const value = query.get(name) ?? "";
  const choose = (chosen: string) => {
    const next = new URLSearchParams(query);
    if (chosen === "") next.delete(name);
    else next.set(name, chosen);
    setQuery(next, { replace: true });
  };
  return (
    <div className="filter" data-chosen={value !== "" || undefined}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={value} maxLength={100} onChange={(event) => choose(event.target.value)} />
    </div>
  );
}
