import { handOverCondition, sayBorrowerHasNot, takeBackCondition } from "@gable/contract/calls/conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { conditionsQuery, conditionTalkQuery } from "../../../queries/conditions.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { HandBack } from "./hand-back.tsx";
import { HandOver } from "./hand-over.tsx";

/** Of something that is asked of the borrower: who beside them has it, or that they do not have what one of those asks them for. */
export function OwnHandOver({ condition }: { condition: Condition }) {
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const zone = useHomeZone();
  const explain = useExplain();
  const asking = useCommand(handOverCondition, { stays: true });
  const takingBack = useCommand(takeBackCondition, { stays: true });
  const givingBack = useCommand(sayBorrowerHasNot, { stays: true });
  const params = { condition: condition.uuid };
  const lookAnew = async () => {
    await Promise.all(
      [conditionsQuery(uuid).queryKey, conditionTalkQuery(uuid, condition.uuid).queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
  if (condition.handedBy !== undefined) {
    return condition.actionNeeded ? (
      <HandBack
        condition={condition.uuid}
        from={condition.handedBy}
        all={onHost(paths.conditions(uuid))}
        isBusy={givingBack.isBusy}
        explain={explain}
        give={async (text) => {
          const failures = await givingBack.send({ body: { text }, params });
          if (failures.length === 0) await queries.invalidateQueries({ queryKey: conditionsQuery(uuid).queryKey });
          return failures;
        }}
      />
    ) : null;
  }
  return (
    <HandOver
      condition={condition}
      zone={zone}
      explain={explain}
      isBusy={asking.isBusy}
      ask={(body) => asking.send({ body, params })}
      takeBack={() => takingBack.send({ body: undefined, params })}
      lookAnew={lookAnew}
    />
  );
}
