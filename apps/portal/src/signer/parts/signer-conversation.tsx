import { sayOnSignerCondition } from "@gable/contract/calls/signers-papers.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  ConditionConversation,
  openedPaper,
  type SentPaper,
} from "../../application/conditions/parts/condition-conversation.tsx";
import { signerConditionTalkQuery } from "../../queries/signers.ts";
import { useDesk } from "./desk.tsx";
import { ReadSignerPaper } from "./read-signer-paper.tsx";
import { useSignerCommand } from "./use-signer-command.ts";

/** A signer's conversation about one request, on whatever page it is answered. */
export function SignerConversation({ condition }: { condition: Condition }) {
  const { timeZone } = useDesk();
  const asked = useQuery(signerConditionTalkQuery(condition.uuid));
  const [opened, setOpened] = useState<SentPaper | null>(null);
  const command = useSignerCommand(sayOnSignerCondition);
  return (
    <>
      <ConditionConversation
        asked={asked}
        condition={condition.uuid}
        lookedAt={condition.lookedAt}
        zone={timeZone}
        isHandedOver={condition.handedBy !== undefined}
        onOpen={setOpened}
        say={async (saying) => {
          const failures = await command.send({ body: saying, params: { condition: condition.uuid } });
          await asked.refetch();
          return failures;
        }}
      />
      {opened === null ? null : <ReadSignerPaper paper={openedPaper(opened)} onClose={() => setOpened(null)} />}
    </>
  );
}
