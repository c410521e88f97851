import type { ReplyOf } from "@gable/contract/call.ts";
import { type borrowersSaid, saidKinds } from "@gable/contract/calls/feedback.ts";
import { type LeaveReason, leaveReasons } from "@gable/domain/feedback/feedback.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { saidQuery } from "../queries/feedback.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import { PeriodField } from "../shell/period-field.tsx";
import { usePeriod } from "../shell/use-period.ts";
import { SaidTable } from "./said-table.tsx";
import "./said.css";
import { saidWords } from "./said.words.ts";

/** What borrowers say of the product, counted and in their own words. */
export function Screen() {
  const t = useText(saidWords);
  const [query, setQuery] = useSearchParams();
  const { days, period, choose: choosePeriod } = usePeriod();
  const id = useId();
  const kind = saidKinds.find((one) => one === query.get("kind"));
  const asked = useQuery(saidQuery({ since: period.from, ...(kind && { kind }) }));
  const { data } = asked;
  const choose = (value: string) => {
    const next = new URLSearchParams(query);
    if (value === "") next.delete("kind");
    else next.set("kind", value);
    setQuery(next, { replace: true });
  };
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <div className="filter-bar">
        <PeriodField label={t.period} days={days} onChoose={choosePeriod} />
        <div className="filter">
          <label htmlFor={id}>{t.kind}</label>
          <select id={id} value={kind ?? ""} onChange={(event) => choose(event.target.value)}>
            <option value="">{t.all}</option>
            {saidKinds.map((one) => (
              <option key={one} value={one}>
                {t[one]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Pending asked={asked} failed={t.failed} rows={8} />
      {data ? (
        <div className="said-page">
          <Counts counts={data.counts} />
          <section>
            <SectionHead title={t.inWords} aside={data.said.length || null} />
            {data.said.length === 0 ? <p className="quiet">{t.none}</p> : <SaidTable said={data.said} />}
          </section>
        </div>
      ) : null}
    </DeskPage>
  );
}

function Counts({ counts }: { counts: ReplyOf<typeof borrowersSaid>["counts"] }) {
  const t = useText(saidWords);
  const language = useLanguage();
  const { letters, unanswered, leaving, assistant, chats } = counts;
  const reasonOf = (topic: string) => (topic in leaveReasons ? leaveReasons[topic as LeaveReason][language] : topic);
  return (
    <section>
      <SectionHead title={t.counts} />
      <Ledger
        rows={[
          { label: t.letters, figure: String(letters) },
          { label: t.unanswered, figure: String(unanswered) },
          ...leaving.map(({ topic, count }) => ({ label: t.left(reasonOf(topic)), figure: String(count) })),
          { label: t.up, figure: String(assistant.up) },
          { label: t.down, figure: String(assistant.down) },
          {
            label: t.stars,
            figure: chats.average === null ? "–" : t.starsOf(chats.average.toFixed(1), chats.rated),
          },
        ]}
      />
    </section>
  );
}
