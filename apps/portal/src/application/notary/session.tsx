import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { notarySessionQuery } from "../../queries/notary.ts";
import { Elsewhere } from "../parts/elsewhere.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { notaryWords } from "./notary.words.ts";
import { IdentityQuestions } from "./parts/identity-questions.tsx";
import { SignDeed } from "./parts/sign-deed.tsx";

/** The room with the notary, as it stands: waiting, identity, questions, the deed. */
export function Screen() {
  const t = useText(notaryWords);
  const { uuid } = useJourney();
  const query = useQuery(notarySessionQuery(uuid));
  const { data, refetch, dataUpdatedAt } = query;
  if (data === undefined) return <UntilLoaded title={t.room} query={query} />;
  switch (data.state) {
    case "BOOKED":
      return <Elsewhere title={t.room} to={onHost(paths.notaryIntro(uuid))} query={query} />;
    case "FAILED":
      return <Elsewhere title={t.room} to={onHost(paths.notaryError(uuid))} query={query} />;
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
          isLastTry={data.isLastTry}
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
