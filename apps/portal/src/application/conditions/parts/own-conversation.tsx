import { sayOnCondition } from "@gable/contract/calls/conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { conditionsQuery, conditionTalkQuery } from "../../../queries/conditions.ts";
import { ReadPaper } from "../../parts/read-paper.tsx";
import { ConditionConversation, openedPaper, type SentPaper } from "./condition-conversation.tsx";

type OwnProps = {
  condition: Pick<Condition, "uuid" | "requestDocuments" | "actionNeeded" | "lookedAt" | "handedBy">;
  /** Whether the page says over it whose move it is once papers came, or a reason why none do. */
  isUploadedHere?: boolean;
};

/** The borrower's conversation about one condition, on whatever page it is answered. */
export function OwnConversation({ condition, isUploadedHere = false }: OwnProps) {
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const zone = useHomeZone();
  const asked = useQuery(conditionTalkQuery(uuid, condition.uuid));
  const command = useCommand(sayOnCondition, { stays: true });
  const [opened, setOpened] = useState<SentPaper | null>(null);
  return (
    <>
      <ConditionConversation
        condition={condition.uuid}
        lookedAt={condition.lookedAt}
        zone={zone}
        isStandingTold={isUploadedHere && condition.requestDocuments && !condition.actionNeeded}
        isHandedOver={condition.handedBy !== undefined}
        asked={asked}
        onOpen={setOpened}
        say={async (saying) => {
          const failures = await command.send({ body: saying, params: { condition: condition.uuid } });
          await asked.refetch();
          await queries.invalidateQueries({ queryKey: conditionsQuery(uuid).queryKey });
          return failures;
        }}
      />
      {opened === null ? null : <ReadPaper paper={openedPaper(opened)} onClose={() => setOpened(null)} />}
    </>
  );
}
