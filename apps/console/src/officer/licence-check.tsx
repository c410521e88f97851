import type { ReplyOf } from "@gable/contract/call.ts";
import type { ownCard } from "@gable/contract/calls/originators-desk.ts";
import { licenceAnswers, mayBring } from "@gable/domain/organisations/licence-check.ts";
import { type UsState, usStates } from "@gable/domain/people/us-states.ts";
import { Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useId, useState } from "react";
import { officerWords } from "./officer.words.ts";

type States = ReplyOf<typeof ownCard>["states"];

/** Whether the officer may bring an application for a home in a state, and why not. */
export function LicenceCheck({ states }: { states: States }) {
  const t = useText(officerWords);
  const language = useLanguage();
  const { date } = useFormats();
  const id = useId();
  const [chosen, setChosen] = useState("");
  const found = states.find(({ state }) => state === chosen);
  const may = states.filter(({ answer }) => mayBring.has(answer));
  const ended = states.filter(({ answer }) => answer === "ENDED" || answer === "ENDED_NEEDED");
  const ending = states.filter(({ answer }) => answer === "ENDS_SOON");
  const isFine = found?.answer === "MAY";
  return (
    <section>
      <SectionHead title={t.licences} />
      <p className="small quiet">{may.length > 0 ? t.may(may.map(({ state }) => state).join(", ")) : t.mayNowhere}</p>
      {ended.length > 0 ? (
        <Notice tone="error" title={t.ended}>
          {inWords(ended, date)}
        </Notice>
      ) : null}
      {ending.length > 0 ? (
        <Notice tone="warning" title={t.ending}>
          {inWords(ending, date)}. {t.endingBody}
        </Notice>
      ) : null}
      <div className="filter officer-state">
        <label htmlFor={id}>{t.which}</label>
        <select id={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{t.choose}</option>
          {states.map(({ state }) => (
            <option key={state} value={state}>
              {usStates[state as UsState][language]}
            </option>
          ))}
        </select>
      </div>
      <div role="status">
        {found ? (
          <p className="officer-answer">
            <Tag tone={isFine ? "success" : "warning"} icon={isFine ? "check" : "warning"}>
              {isFine ? t.yes : mayBring.has(found.answer) ? t.almost : t.no}
            </Tag>{" "}
            {licenceAnswers[found.answer][language]} {found.number === null ? null : t.number(found.number)}{" "}
            {found.until === null ? null : t.until(date(found.until))}
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** States by the day on which their licences end, the first day first. */
function inWords(states: States, date: (day: string) => string): string {
  const days = [...new Set(states.map(({ until }) => until ?? ""))].toSorted();
  return days
    .map(
      (day) =>
        `${states
          .filter(({ until }) => until === day)
          .map(({ state }) => state)
          .join(", ")}: ${date(day)}`,
    )
    .join("; ");
}
