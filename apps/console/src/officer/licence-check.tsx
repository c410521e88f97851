import type { ReplyOf } from "@gable/contract/call.ts";
import type { ownCard } from "@gable/contract/calls/originators-desk.ts";
import { licenceAnswers } from "@gable/domain/organisations/licence-check.ts";
import { type UsState, usStates } from "@gable/domain/people/us-states.ts";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useId, useState } from "react";
import { officerWords } from "./officer.words.ts";

/** Whether the officer may bring an application for a home in a state, and why not. */
export function LicenceCheck({ states }: { states: ReplyOf<typeof ownCard>["states"] }) {
  const t = useText(officerWords);
  const language = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useState("");
  const found = states.find(({ state }) => state === chosen);
  const may = states.filter(({ answer }) => answer === "MAY" || answer === "NO_NUMBER");
  const isFine = found?.answer === "MAY";
  return (
    <section>
      <SectionHead title={t.licences} />
      <p className="small quiet">{may.length > 0 ? t.may(may.map(({ state }) => state).join(", ")) : t.mayNowhere}</p>
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
              {isFine ? t.yes : found.answer === "NO_NUMBER" ? t.almost : t.no}
            </Tag>{" "}
            {licenceAnswers[found.answer][language]} {found.number === null ? null : t.number(found.number)}
          </p>
        ) : null}
      </div>
    </section>
  );
}
