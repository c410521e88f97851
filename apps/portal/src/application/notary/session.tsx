import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { notarySessionQuery } from "../../queries/notary.ts";
import { notaryWords } from "./notary.words.ts";
import { IdentityQuestions } from "./parts/identity-questions.tsx";
import { SignDeed } from "./parts/sign-deed.tsx";

/** The room with the notary, as it stands: waiting, identity, questions, the deed. */
export function Screen() {
  const t = useText(notaryWords);
  const { uuid } = useJourney();
  const { data, isError, refetch, dataUpdatedAt } = useQuery(notarySessionQuery(uuid));
  if (data === undefined) {
    return (
      <StepPage title={t.room}>
        {isError ? (
          <ErrorState title={t.failedToLoad} actions={<Button onClick={() => void refetch()}>{t.again}</Button>} />
        ) : (
          <Skeleton kind="text" />
        )}
      </StepPage>
    );
  }
  switch (data.state) {
    case "BOOKED":
      return <Navigate to={onHost(paths.notaryIntro(uuid))} replace />;
    case "FAILED":
      return <Navigate to={onHost(paths.notaryError(uuid))} replace />;
    case "WAITING":
      return (
        <StepPage
          key="waiting"
          title={t.waitingTitle}
          lead={<output>{t.waitingLead(data.notaryName)}</output>}
          drawing="clock"
        />
      );
    case "IDENTITY":
      return (
        <StepPage key="identity" title={t.identityTitle} lead={<output>{t.identityLead}</output>} drawing="card" />
      );
    case "QUESTIONS":
      return (
        <IdentityQuestions
          key={data.questions.map(({ id }) => id).join(" ")}
          questions={data.questions}
          secondsLeft={data.secondsLeft}
          asOf={dataUpdatedAt}
          onAnswered={() => void refetch()}
        />
      );
    case "IN_SESSION":
      return data.deedUuid === null ? (
        <StepPage key="waiting" title={t.waitingTitle} lead={t.waitingLead(data.notaryName)} drawing="clock" />
      ) : (
        <SignDeed deedUuid={data.deedUuid} notaryName={data.notaryName} onSigned={() => void refetch()} />
      );
    default:
      return <StepPage key="done" title={t.done} lead={<output>{t.doneLead}</output>} drawing="pen" />;
  }
}
