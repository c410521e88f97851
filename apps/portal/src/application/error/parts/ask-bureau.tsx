import { repullCredit } from "@gable/contract/calls/credit.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { creditStandingQuery } from "../../../queries/credit.ts";
import { Pending } from "../../../shell/pending.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { creditCodes, creditWords } from "../../credit/credit.words.ts";
import { timeoutWords } from "../timeout.words.ts";

/** Has a bureau asked again that could make no report, as often as that is allowed; what kind of check it is stands on the button. */
export function AskBureau() {
  const t = useText(timeoutWords);
  const credit = useText(creditWords);
  const explain = useExplain(creditCodes);
  const { uuid } = useJourney();
  const command = useCommand(repullCredit);
  const asked = useQuery(creditStandingQuery(uuid));
  const { data, refetch } = asked;
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  if (data === undefined) return <Pending asked={asked} label={credit.loading} />;
  const ask = async () => {
    setFailures(await command.send({ body: {} }));
    await refetch();
  };
  return (
    <>
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      {data.attemptsLeft === 0 ? (
        <Notice tone="warning" title={credit.noneLeft} />
      ) : (
        <>
          <Button busy={command.isBusy} onClick={() => void ask()}>
            {data.isHard ? t.askHard : t.askSoft}
          </Button>
          <Note>
            {data.isHard ? credit.hardAgain : credit.softAgain} {credit.attempts(data.attemptsLeft)}
          </Note>
        </>
      )}
    </>
  );
}
