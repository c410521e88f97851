import { addDays, isLocalDate } from "@gable/domain/calendar/local-date.ts";
import { startOfDay } from "@gable/domain/calendar/zoned-time.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { colleaguesQuery } from "../queries/pipeline.ts";
import type { AuditFilter } from "../queries/staff-audit.ts";
import { shellWords } from "../shell/shell.words.ts";
import { UnreadLine } from "../shell/unread-line.tsx";
import { auditWords } from "./audit.words.ts";

const names = ["member", "application", "kind", "outcome", "from", "until"] as const;
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the address asks for. Days are the reader's own, of 23 or 25 hours where clocks change; the last one is within. */
export function auditFilterOf(query: URLSearchParams, timeZone = zoneHere()): AuditFilter {
  const text = (name: (typeof names)[number]) => query.get(name)?.trim() || undefined;
  const day = (name: "from" | "until", later = 0) => {
    const date = text(name) ?? "";
    // Anything may stand in an address.
    return isLocalDate(date) ? startOfDay(addDays(date, later), timeZone) : undefined;
  };
  const [kind, outcome, application] = [text("kind"), text("outcome"), text("application")];
  const filter = {
    member: text("member"),
    application: application && /^[\w-]{4,40}$/.test(application) ? application : undefined,
    kind: kind === "looks" || kind === "acts" ? kind : undefined,
    outcome: outcome === "allowed" || outcome === "refused" ? outcome : undefined,
    from: day("from"),
    until: day("until", 1),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** What narrows the record. All of it is in the address, so that it can be sent to a colleague. */
export function AuditFilterBar() {
  const t = useText(auditWords);
  const [query] = useSearchParams();
  const shell = useText(shellWords);
  const asked = useQuery(colleaguesQuery());
  const { data } = asked;
  const people =
    data?.staff.map(({ uuid, name, hasLeft }) => ({ value: uuid, label: hasLeft ? t.hasLeft(name) : name })) ?? [];
  return (
    <search className="filter-bar" aria-label={t.filters}>
      <Choice name="member" label={t.who} options={people} />
      <Entry name="application" label={t.applicationHint} type="text" />
      <Choice
        name="kind"
        label={t.kind}
        options={[
          { value: "acts", label: t.acts },
          { value: "looks", label: t.looks },
        ]}
      />
      <Choice
        name="outcome"
        label={t.outcome}
        options={[
          { value: "allowed", label: t.allowed },
          { value: "refused", label: t.refused },
        ]}
      />
      <Entry name="from" label={t.from} type="date" />
      <Entry name="until" label={t.until} type="date" />
      {names.some((name) => query.get(name) !== null) ? <TextLink href="/audit">{t.clear}</TextLink> : null}
      <UnreadLine asked={asked} failed={shell.colleaguesFailed} />
    </search>
  );
}

type Place = { name: (typeof names)[number]; label: string };

function useChoice(name: Place["name"]): readonly [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (value: string) => {
    const next = new URLSearchParams(query);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  return [query.get(name) ?? "", choose];
}

function Choice({ name, label, options }: Place & { options: readonly { value: string; label: string }[] }) {
  const t = useText(auditWords);
  const id = useId();
  const [value, choose] = useChoice(name);
  // Who is named in the address may not be read yet: it is not any of them.
  const isKnown = value === "" || options.some((option) => option.value === value);
  return (
    <div className="filter" data-chosen={value !== "" || undefined}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{t.any}</option>
        {isKnown ? null : <option value={value}>…</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Entry({ name, label, type }: Place & { type: "text" | "date" }) {
  const id = useId();
  const [value, choose] = useChoice(name);
  return (
    <div className="filter" data-chosen={value !== "" || undefined}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={value} maxLength={40} onChange={(event) => choose(event.target.value)} />
    </div>
  );
}
