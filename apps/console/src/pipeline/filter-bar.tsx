import { movers } from "@gable/contract/calls/pipeline.ts";
import { planRows } from "@gable/domain/journey/plan-rows.ts";
import { usStates } from "@gable/domain/people/us-states.ts";
import { pipelineOrderNames, pipelineOrders } from "@gable/domain/pipeline/orders.ts";
import { standingNames, standings, waitedFor } from "@gable/domain/pipeline/pipeline-row.ts";
import { assignedRoles, isAssignedRole } from "@gable/domain/staff/assigned-roles.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { colleaguesQuery } from "../queries/pipeline.ts";
import { useMe } from "../session/me.ts";
import { shellWords } from "../shell/shell.words.ts";
import { UnreadLine } from "../shell/unread-line.tsx";
import { filterOf, isFiltered, isOfDate, withFilter } from "./filter.ts";
import { FilterChips } from "./filter-chips.tsx";
import { KeptView } from "./kept-view.tsx";
import { pipelineWords } from "./pipeline.words.ts";

const TYPING_MS = 250;
/** Days. */
const soon = [1, 3, 7, 14, 30] as const;
export const SEARCH_ID = "pipeline-search";

/** What narrows the list. All of it is in the address, so that it can be sent to a colleague. */
export function FilterBar() {
  const t = useText(pipelineWords);
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const shell = useText(shellWords);
  const asked = useQuery(colleaguesQuery());
  const { data } = asked;
  const me = useMe();
  const queue = query.get("queue");
  const assignee = query.get("assignee") ?? "";
  const { order, waitsFor } = filterOf(query);
  const choose = (name: Parameters<typeof withFilter>[1]) => (value: string) =>
    setQuery(withFilter(query, name, value), { replace: true });
  const rows = Object.entries(planRows).map(([row, name]) => ({ value: row, label: `${row}. ${name[language]}` }));
  return (
    <search className="filter-bar" aria-label={t.filters}>
      <SearchField text={query.get("text") ?? ""} onText={choose("text")} />
      {queue === null ? (
        <Choice
          label={t.standing}
          value={query.get("standing") ?? "ACTIVE"}
          onChoose={(value) => choose("standing")(value === "ACTIVE" ? "" : value)}
          options={[
            ...standingNames.map((name) => ({ value: name, label: standings[name][language] })),
            { value: "ALL", label: t.any },
          ]}
        />
      ) : null}
      <Choice
        label={t.inQueue}
        value={waitsFor ?? ""}
        onChoose={choose("waitsFor")}
        any={t.any}
        options={movers.map((mover) => ({ value: mover, label: waitedFor[mover][language] }))}
      />
      <Choice label={t.row} value={query.get("row") ?? ""} onChoose={choose("row")} any={t.any} options={rows} />
      <Choice
        label={t.state}
        value={query.get("state") ?? ""}
        onChoose={choose("state")}
        any={t.any}
        options={Object.entries(usStates).map(([code, name]) => ({ value: code, label: name[language] }))}
      />
      <Choice
        label={t.assignee}
        value={assignee}
        onChoose={choose("assignee")}
        any={t.any}
        options={[
          ...(isAssignedRole(me.role) || assignee === me.identityUuid ? [{ value: me.identityUuid, label: t.me }] : []),
          { value: "nobody", label: t.nobody },
          ...assignedRoles.map((role) => ({ value: `no-${role}`, label: t.noneOf(staffRoles[role][language]) })),
        ]}
        groups={assignedRoles.map((role) => ({
          label: staffRoles[role][language],
          options:
            data?.staff
              .filter((person) => person.role === role && person.uuid !== me.identityUuid)
              .map(({ uuid, name, hasLeft }) => ({ value: uuid, label: hasLeft ? t.hasLeft(name) : name })) ?? [],
        }))}
      />
      {queue === null ? (
        <Choice
          label={t.order}
          value={query.get("order") ?? "CHANGED"}
          onChoose={(value) => choose("order")(value === "CHANGED" ? "" : value)}
          options={pipelineOrderNames.map((one) => ({ value: one, label: pipelineOrders[one][language] }))}
        />
      ) : null}
      {order !== undefined && isOfDate(order) ? (
        <Choice
          label={t.within}
          value={query.get("within") ?? ""}
          onChoose={choose("within")}
          any={t.wheneverItIs}
          options={soon.map((days) => ({ value: String(days), label: t.days(days) }))}
        />
      ) : null}
      <FilterChips />
      {isFiltered(query) ? (
        <TextLink href={queue === null ? "/pipeline" : `/pipeline?queue=${queue}`}>{t.clear}</TextLink>
      ) : null}
      <KeptView />
      <UnreadLine asked={asked} failed={shell.colleaguesFailed} />
    </search>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** The choice of none of them. */
  any?: string;
  options: readonly Option[];
  groups?: readonly { label: string; options: readonly Option[] }[];
};

type Option = { value: string; label: string };

function Choice({ label, value, onChoose, any, options, groups }: ChoiceProps) {
  const id = useId();
  // Who is named in the address may not be read yet: it is not any of them.
  const isKnown =
    value === "" ||
    [...options, ...(groups ?? []).flatMap((group) => group.options)].some((one) => one.value === value);
  return (
    <div className="filter" data-chosen={(any !== undefined && value !== "") || undefined}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {any === undefined ? null : <option value="">{any}</option>}
        {isKnown ? null : <option value={value}>…</option>}
        {options.map(toOption)}
        {groups?.map((group) =>
          group.options.length > 0 ? (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(toOption)}
            </optgroup>
          ) : null,
        )}
      </select>
    </div>
  );
}

const toOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** Asks a moment after the last letter. Escape empties it. */
function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useText(pipelineWords);
  const [typed, setTyped] = useState(text);
  const ask = useRef(onText);
  const asked = useRef(text);
  useEffect(() => {
    ask.current = onText;
  });
  useEffect(() => {
    // Another text is in the address than was asked for here: by a link, or on the way back.
    if (text !== asked.current) {
      asked.current = text;
      setTyped(text);
      return undefined;
    }
    if (typed === text) return undefined;
    const timer = setTimeout(() => {
      asked.current = typed;
      ask.current(typed);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <div className="filter-search">
      <Icon name="search" />
      <input
        id={SEARCH_ID}
        type="search"
        value={typed}
        aria-label={t.search}
        placeholder={t.search}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setTyped("");
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
}
