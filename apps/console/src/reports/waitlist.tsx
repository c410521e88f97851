import { isUsState, usStates } from "@gable/domain/people/us-states.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { waitlistQuery } from "../queries/waitlist.ts";
import { Pending } from "../shell/pending.tsx";
import { waitlistWords } from "./waitlist.words.ts";

/** In which states people wait for the lender, now; whatever the period of the other figures. */
export function Waitlist() {
  const t = useText(waitlistWords);
  const language = useLanguage();
  const { number, date } = useFormats();
  const asked = useQuery(waitlistQuery());
  const states = asked.data?.states;
  const waiting = states?.reduce((sum, state) => sum + state.waiting, 0) ?? 0;
  return (
    <section>
      <SectionHead title={t.title} aside={waiting > 0 ? t.waitingCount(waiting) : null} />
      <Pending asked={asked} failed={t.failed} rows={3} />
      {states ? <p className="small quiet">{states.length > 0 ? t.lead : t.none}</p> : null}
      {states && states.length > 0 ? (
        <Table
          caption={t.title}
          captionHidden
          rows={states.toSorted((one, other) => other.waiting - one.waiting)}
          keyOf={({ state }) => state}
          columns={[
            { label: t.state, cell: ({ state }) => (isUsState(state) ? usStates[state][language] : state) },
            { label: t.waiting, cell: (row) => number(row.waiting), numeric: true },
            { label: t.since, cell: ({ since }) => (since === null ? "–" : date(since)), numeric: true },
            { label: t.written, cell: ({ written }) => number(written), numeric: true, wideOnly: true },
          ]}
        />
      ) : null}
    </section>
  );
}
