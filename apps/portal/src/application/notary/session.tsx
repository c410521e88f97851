import type { ReplyOf } from "@gable/contract/call.ts";
import type { notarySession } from "@gable/contract/calls/notary.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { notarySessionQuery } from "../../queries/notary.ts";
import { Elsewhere } from "../parts/elsewhere.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { callWords } from "./call.words.ts";
import { notaryWords } from "./notary.words.ts";
import { IdentityQuestions } from "./parts/identity-questions.tsx";
import { NotaryCall } from "./parts/notary-call.tsx";
import { SignDeed } from "./parts/sign-deed.tsx";

/** The room with the notary, as it stands: waiting, identity, questions, the deed. */
export function Screen() {
  const t = useText(notaryWords);
  const { uuid } = useJourney();
  const query = useQuery(notarySessionQuery(uuid));
  const { data, refetch, dataUpdatedAt } = query;
  if (data === undefined) return <UntilLoaded title={t.loading} query={query} />;
  switch (data.state) {
    case "BOOKED":
      return <Elsewhere title={t.loading} to={onHost(paths.notaryIntro(uuid))} query={query} />;
    case "FAILED":
      return <Elsewhere title={t.loading} to={onHost(paths.notaryError(uuid))} query={query} />;
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
      if (data.video !== null) {
        return (
          <>
            <NotaryCall uuid={uuid} iceServers={data.video.iceServers} />
            <BeforeNotary
              room={data}
              isAdmitted={data.video.admitted}
              others={data.video.others}
              onSigned={() => void refetch()}
            />
          </>
        );
      }
      return data.deedUuid === null ? (
        <StepPage key="waiting" title={t.waitingTitle} lead={t.waitingLead(data.notaryName)} drawing="clock" />
      ) : (
        <SignDeed deedUuid={data.deedUuid} notaryName={data.notaryName} onSigned={() => void refetch()} />
      );
    default:
      return <StepPage key="done" title={t.done} lead={<output>{t.doneLead}</output>} drawing="pen" />;
  }
}

type Room = ReplyOf<typeof notarySession>;

type BeforeProps = { room: Room; isAdmitted: boolean; others: readonly string[]; onSigned: () => void };

/** What stands below the picture of the lender's notary: the ID first, then the deed, then their certificate. */
function BeforeNotary({ room, isAdmitted, others, onSigned }: BeforeProps) {
  const t = useText(callWords);
  const language = useLanguage();
  const { notaryName, deedUuid, signed } = room;
  const beside = others.length > 0 ? new Intl.ListFormat(language).format(others) : null;
  const withOthers = (lead: string) => (beside === null ? lead : `${lead} ${t.together(beside)}`);
  if (signed)
    return <StepPage key="signed" title={t.signed} lead={<output>{withOthers(t.signedLead(notaryName))}</output>} />;
  if (!isAdmitted || deedUuid === null)
    return <StepPage key="talk" title={t.talk} lead={<output>{withOthers(t.talkLead(notaryName))}</output>} />;
  return <SignDeed key="deed" deedUuid={deedUuid} notaryName={notaryName} onSigned={onSigned} />;
}
