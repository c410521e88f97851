import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { notaryQuery } from "../../queries/notary.ts";
import { Elsewhere } from "../parts/elsewhere.tsx";
import { HoldPage } from "../parts/hold-page.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { OnPaper } from "../signing/parts/on-paper.tsx";
import { notaryWords } from "./notary.words.ts";
import { ANOTHER_TIME } from "./parts/another-time.ts";
import { BookSession } from "./parts/book-session.tsx";
import { EnterSession } from "./parts/enter-session.tsx";
import { NotaryWait } from "./parts/notary-wait.tsx";
import { VisitCost } from "./parts/visit-cost.tsx";

/** Row 24: how the deed is notarised; online a time to choose, then the way into the room. */
export function Screen() {
  const t = useText(notaryWords);
  const { uuid } = useJourney();
  const query = useQuery(notaryQuery(uuid));
  const { data, refetch } = query;
  const [isChanging, setChanging] = useState(() => new URLSearchParams(location.search).has(ANOTHER_TIME));
  if (data === undefined) return <UntilLoaded title={t.loading} query={query} />;
  const { kind, county, session, paper, visit } = data;
  if (data.awaitsAttorney && paper === null && (session === null || session.state === "FAILED")) {
    return (
      <HoldPage
        title={t.attorney}
        lead={t.attorneyLead}
        drawing="document"
        steps={[
          { title: t.attorneyReads, body: t.attorneyReadsBody },
          { title: t.attorneyThen, body: kind === "MANUAL" ? t.attorneyThenPaper : t.attorneyThenVideo },
        ]}
      />
    );
  }
  if (kind === "MANUAL") {
    if (visit !== null && visit.state !== "FAILED")
      return <Elsewhere title={t.visit} to={onHost(paths.notaryReserveManual(uuid))} query={query} />;
    return (
      <StepPage title={t.paper} lead={t.paperLead(county)} drawing="pen">
        <NotaryWait opensAt={data.opensAt} />
        <VisitCost application={uuid} fee={data.visitFee} />
        <Actions>
          <ButtonLink href={onHost(paths.notaryScheduleManual(uuid))}>{t.paperGo}</ButtonLink>
        </Actions>
      </StepPage>
    );
  }
  if (paper !== null) return <OnPaper paper={paper} />;
  if (session === null || session.state === "FAILED" || isChanging) {
    return (
      <BookSession
        county={county}
        slots={data.slots}
        failed={session?.state === "FAILED" ? session : null}
        isCalled={data.isCalled}
        opensAt={data.opensAt}
        onTried={(booked) => void refetch().then(() => (booked ? setChanging(false) : undefined))}
        onKeep={isChanging ? () => setChanging(false) : undefined}
      />
    );
  }
  if (session.state === "BOOKED") {
    return <EnterSession session={session} state={data.state} onChange={() => setChanging(true)} />;
  }
  return <Elsewhere title={t.loading} to={onHost(paths.notarySession(uuid))} query={query} />;
}
