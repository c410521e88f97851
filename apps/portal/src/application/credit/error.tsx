import type { ReplyOf } from "@gable/contract/call.ts";
import { type creditStanding, remindOfFreeze, repullCredit } from "@gable/contract/calls/credit.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { PhoneLink, TextButton } from "@gable/ui/components/link/link.tsx";
import { Note, Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { StateColumns } from "@gable/ui/components/state-columns/state-columns.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { creditStandingQuery } from "../../queries/credit.ts";
import { Pending } from "../../shell/pending.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { CallUs, NothingLost } from "../parts/ask-person.tsx";
import { creditCodes, creditWords } from "./credit.words.ts";

type Standing = ReplyOf<typeof creditStanding>;

/** A frozen or locked file: which bureau, how it is opened, and the way to check again. Never a loop in silence. */
export function Screen() {
  const t = useText(creditWords);
  const { uuid, facts } = useJourney();
  const asked = useQuery(creditStandingQuery(uuid));
  const { data, refetch } = asked;
  if (data === undefined)
    return (
      <StepPage key="loading" title={t.loading}>
        <Pending asked={asked} />
      </StepPage>
    );
  const bureau = data.bureau?.name ?? t.theBureau;
  const isLocked = data.outcome === "LOCKED";
  return (
    <StepPage drawing="key" title={isLocked ? t.lockedTitle(bureau) : t.frozenTitle(bureau)} lead={t.frozenLead}>
      <Lift standing={data} isHard={facts.step === "HARD_CREDIT_LOCKED_OR_FROZEN"} onChecked={refetch} />
    </StepPage>
  );
}

type LiftProps = { standing: Standing; isHard: boolean; onChecked: () => Promise<unknown> };

function Lift({ standing, isHard, onChecked }: LiftProps) {
  const t = useText(creditWords);
  const explain = useExplain(creditCodes);
  const f = useFormats();
  const command = useCommand(repullCredit);
  const reminding = useCommand(remindOfFreeze, { stays: true });
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const { bureau, outcome, attemptsLeft } = standing;
  const isLocked = outcome === "LOCKED";
  const check = async () => {
    setFailures(await command.send({ body: {} }));
    await onChecked();
  };
  const remind = async (wanted: boolean) => {
    setFailures(await reminding.send({ body: { wanted } }));
    await onChecked();
  };
  return (
    <>
      {bureau ? (
        <StateColumns
          columns={[
            {
              title: bureau.name,
              tone: "warning",
              state: (
                <Tag tone="warning" icon="lock">
                  {isLocked ? t.locked : t.frozen}
                </Tag>
              ),
            },
          ]}
        />
      ) : null}
      <Steps standing={standing} isLocked={isLocked} />
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      {attemptsLeft === 0 ? <Notice tone="warning" title={t.noneLeft} /> : null}
      <Actions>
        {attemptsLeft > 0 ? (
          <Button busy={command.isBusy} onClick={() => void check()}>
            {t.lifted}
          </Button>
        ) : null}
        {attemptsLeft > 0 && standing.reminder === null ? (
          <Button kind="second" busy={reminding.isBusy} onClick={() => void remind(true)}>
            {t.remind}
          </Button>
        ) : null}
        <CallUs kind={attemptsLeft > 0 ? "second" : "primary"} />
      </Actions>
      <div role="status">
        {standing.reminder ? (
          <Notice tone="success" title={t.reminded(f.moment(standing.reminder.at, standing.reminder.timeZone))}>
            <TextButton onClick={() => void remind(false)}>{t.remindNot}</TextButton>
          </Notice>
        ) : null}
      </div>
      {attemptsLeft > 0 ? (
        <Note>
          {isHard ? t.hardAgain : t.softAgain} {t.attempts(attemptsLeft)}
        </Note>
      ) : null}
      <NothingLost />
    </>
  );
}

function Steps({ standing: { bureau }, isLocked }: { standing: Standing; isLocked: boolean }) {
  const t = useText(creditWords);
  const f = useFormats();
  return (
    <section className="stack" aria-labelledby="lift">
      <h2 id="lift">{t.liftOneDay}</h2>
      <NumberedList
        steps={[
          {
            title: t.signIn(bureau?.name ?? t.theBureau),
            body: bureau ? (
              <>
                {t.goTo}{" "}
                <a href={bureau.freezeWebsite} target="_blank" rel="noopener">
                  {bureau.freezeWebsite.replace(/^https:\/\//, "")}
                </a>{" "}
                {t.orCall} <PhoneLink phone={f.phone(bureau.phone)} />.
              </>
            ) : null,
          },
          { title: t.choose, body: isLocked ? t.chooseLocked : t.chooseFrozen },
          { title: t.comeBack, body: t.comeBackBody },
        ]}
      />
    </section>
  );
}
