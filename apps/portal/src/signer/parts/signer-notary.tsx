import type { ReplyOf } from "@gable/contract/call.ts";
import {
  answerNotaryAsSigner,
  joinNotaryAsSigner,
  signDeedAsSigner,
  type signerNotary,
} from "@gable/contract/calls/signers-signing.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { EnterQuestion } from "../../application/notary/parts/enter-session.tsx";
import { QuizQuestion } from "../../application/notary/parts/identity-questions.tsx";
import { DeedPage } from "../../application/notary/parts/sign-deed.tsx";
import { signerBytesQuery, signerNotaryQuery } from "../../queries/signers.ts";
import { Pending } from "../../shell/pending.tsx";
import { signerSignWords } from "../sign.words.ts";
import { useDesk } from "./desk.tsx";
import { signerPath } from "./signer-path.ts";
import { useSignerCommand } from "./use-signer-command.ts";

type Room = ReplyOf<typeof signerNotary>;

/** The signer's own part before the notary, from their own device, beside the borrower's or apart from it. */
export function SignerNotary() {
  const t = useText(signerSignWords);
  const f = useFormats();
  const { borrowerFirstName } = useDesk();
  const asked = useQuery(signerNotaryQuery());
  const { data, dataUpdatedAt } = asked;
  const answering = useSignerCommand(answerNotaryAsSigner);
  if (data === undefined) {
    return (
      <StepPage key="loading" title={t.booked}>
        <Pending asked={asked} kind="text" />
      </StepPage>
    );
  }
  const { part, startsAt, place, kind } = data;
  if (kind === "MANUAL") {
    const lead =
      startsAt === null || place === null
        ? t.manualWait(borrowerFirstName)
        : t.manualLead(f.moment(startsAt, data.timeZone), place);
    return <Waiting key="manual" title={t.waitNotary} lead={lead} />;
  }
  switch (part) {
    case "BOOKED":
      return startsAt === null ? null : <Enter room={data} startsAt={startsAt} />;
    case "QUESTIONS":
      return (
        <QuizQuestion
          key={data.questions.map(({ id }) => id).join(" ")}
          questions={data.questions}
          secondsLeft={data.secondsLeft}
          isLastTry={data.isLastTry}
          asOf={dataUpdatedAt}
          answer={(body) => answering.send({ body })}
        />
      );
    case "WAITING_FOR_NOTARY":
      return <Waiting key="seen" title={t.showNotary} lead={t.showNotaryLead(data.notaryName, borrowerFirstName)} />;
    case "IN_SESSION":
      return data.deed === null ? null : <Deed deed={data.deed} notaryName={data.notaryName} />;
    case "WAITING_FOR_OTHERS":
    case "DONE":
      return <Waiting key="others" title={t.others} lead={t.othersLead} />;
    default:
      return <Waiting key="wait" title={t.waitNotary} lead={t.waitNotaryLead(borrowerFirstName)} />;
  }
}

function Waiting({ title, lead }: { title: string; lead: string }) {
  const t = useText(signerSignWords);
  return (
    <StepPage title={title} lead={<output>{lead}</output>} drawing="calendar">
      <div>
        <ButtonLink kind="second" href={signerPath("signerDocuments")}>
          {t.documents}
        </ButtonLink>
      </div>
    </StepPage>
  );
}

function Enter({ room, startsAt }: { room: Room; startsAt: string }) {
  const t = useText(signerSignWords);
  const f = useFormats();
  const { borrowerFirstName } = useDesk();
  const command = useSignerCommand(joinNotaryAsSigner);
  const when = f.moment(startsAt);
  return (
    <EnterQuestion
      title={t.booked}
      lead={room.sitsTogether ? t.togetherLead(when, borrowerFirstName) : t.bookedLead(when)}
      state={room.state}
      join={(body) => command.send({ body })}
    />
  );
}

function Deed({ deed, notaryName }: { deed: NonNullable<Room["deed"]>; notaryName: string }) {
  const command = useSignerCommand(signDeedAsSigner);
  const bytes = useQuery(signerBytesQuery(deed.uuid, deed.sha256));
  return (
    <DeedPage
      notaryName={notaryName}
      bytes={bytes}
      isBusy={command.isBusy}
      sign={(sha256) => command.send({ body: { sha256 } })}
    />
  );
}
