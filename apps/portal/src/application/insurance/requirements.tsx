import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { insuranceQuery } from "../../queries/insurance.ts";
import { Pending } from "../../shell/pending.tsx";
import { CopyText } from "../parts/copy-text.tsx";
import { insuranceWords } from "./insurance.words.ts";

/** What the home has to be insured for, and the words for the insurer. */
export function Screen() {
  const t = useText(insuranceWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const asked = useQuery(insuranceQuery(uuid));
  const { data } = asked;
  return (
    <StepPage title={t.requirementsTitle} lead={t.requirementsLead}>
      {data === undefined ? (
        <Pending asked={asked} />
      ) : (
        <>
          <Facts
            facts={[
              { label: t.amount, value: f.dollars(data.coverageNeeded) },
              { label: t.deductible, value: f.dollars(data.deductibleLimit) },
              { label: t.zone, value: data.floodZone ?? t.noZone },
            ]}
          />
          <section className="stack">
            <h2>{t.mustHold}</h2>
            <ul className="points">
              <li>{t.holdName}</li>
              <li>{t.holdHome}</li>
              <li>{t.holdDates}</li>
            </ul>
          </section>
          <Note>{data.floodNeeded ? t.floodYes : t.floodNo}</Note>
          <section className="stack">
            <h2>{t.payee}</h2>
            <p>{t.payeeBody}</p>
            <CopyText text={data.lossPayee} label={t.copy} />
          </section>
        </>
      )}
      <Actions>
        <ButtonLink href={onHost(paths.insuranceUpload(uuid))}>{t.toUpload}</ButtonLink>
      </Actions>
    </StepPage>
  );
}
