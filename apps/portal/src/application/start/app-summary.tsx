import { allowedRoutes } from "@gable/domain/journey/allowed-routes.ts";
import { isHeld } from "@gable/domain/journey/landing.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { CorrectionKind } from "@gable/domain/profile/correction-consequences.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { summaryQuery } from "../../queries/disclosures.ts";
import { documentsQuery } from "../../queries/documents.ts";
import { companyInfo } from "../../session/organisation.ts";
import { Pending } from "../../shell/pending.tsx";
import "./app-summary.css";
import { CorrectionOnDemand } from "../parts/correction-on-demand.tsx";
import { summaryWords } from "./app-summary.words.ts";
import { DocumentsOnScreen } from "./parts/documents-on-screen.tsx";
import { DocumentsToRead } from "./parts/documents-to-read.tsx";
import { SignSummary, SubmitApplication } from "./parts/sign-and-submit.tsx";
import { SummaryGroup } from "./parts/summary-group.tsx";
import type { Summary } from "./parts/summary-line.ts";

/** Everything that was said, the documents, the signature, and then the submission. */
export function Screen() {
  const t = useText(summaryWords);
  const { uuid } = useJourney();
  const asked = useQuery(summaryQuery(uuid));
  const { data, refetch } = asked;
  const [correcting, setCorrecting] = useState<CorrectionKind | null>(null);
  const closeCorrection = () => {
    setCorrecting(null);
    void refetch();
  };
  return (
    <StepPage title={t.title} lead={t.lead}>
      {data === undefined ? (
        <Pending asked={asked} count={8} label={t.loading} />
      ) : (
        <>
          {data.groups
            .filter(({ lines }) => lines.length > 0)
            .map((group) => (
              <SummaryGroup key={group.name} group={group} summary={data} onCorrect={setCorrecting} />
            ))}
          <Demographics />
          <CorrectionOnDemand kind={correcting} onClose={closeCorrection} />
          {data.signed ? null : <Note icon="phone">{t.ask(companyInfo().phoneFormatted)}</Note>}
          <Papers summary={data} onSigned={refetch} />
        </>
      )}
    </StepPage>
  );
}

/** That these answers were given, and the way to give them again; what they are is shown nowhere once they are kept apart. */
function Demographics() {
  const t = useText(summaryWords);
  const { uuid, facts } = useJourney();
  if (!allowedRoutes(facts).has("startHmda")) return null;
  return (
    <section className="stack" aria-labelledby="demographics">
      <h2 id="demographics">{t.demographics}</h2>
      <p>{t.demographicsKept}</p>
      <TextLink href={onHost(paths.startHmda(uuid))}>{t.demographicsAgain}</TextLink>
    </section>
  );
}

/** The document that is signed comes first and must have been opened; until it is written, the page says so. */
function Papers({ summary, onSigned }: { summary: Summary; onSigned: () => unknown }) {
  const t = useText(summaryWords);
  const { uuid, facts } = useJourney();
  const isWriting = isHeld(facts);
  const asked = useQuery({ ...documentsQuery(uuid), enabled: !isWriting });
  const { data, refetch } = asked;
  if (isWriting) {
    return (
      <Notice title={t.writing}>
        <p>{t.writingLead}</p>
      </Notice>
    );
  }
  if (data === undefined) return <Pending asked={asked} />;
  const papers = data.documents
    .filter(({ from }) => from === "lender")
    .toSorted((a, b) => Number(isSummary(b)) - Number(isSummary(a)));
  const wasOpened = papers.some((paper) => isSummary(paper) && paper.openedAt !== null);
  return (
    <>
      <section className="stack" aria-labelledby="read">
        <div>
          <h2 id="read">{t.read}</h2>
          <p className="lead">{t.readLead}</p>
        </div>
        <DocumentsToRead papers={papers} onRead={refetch} />
        <DocumentsOnScreen />
      </section>
      {summary.signed ? (
        <SubmitApplication signerName={summary.signerName} />
      ) : (
        <SignSummary signerName={summary.signerName} wasOpened={wasOpened} onSigned={onSigned} />
      )}
    </>
  );
}

const isSummary = ({ type }: { type: string }): boolean => type === "APPLICATION_SUMMARY";
