import { handOverAsSigner, takeBackAsSigner } from "@gable/contract/calls/signers-hand-over.ts";
import { handBackCondition } from "@gable/contract/calls/signers-papers.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { useQueryClient } from "@tanstack/react-query";
import { HandBack } from "../../application/conditions/parts/hand-back.tsx";
import { HandOver } from "../../application/conditions/parts/hand-over.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { askSignerAnew } from "./ask-signer-anew.ts";
import { useDesk } from "./desk.tsx";
import { signerCodes } from "./signer-codes.ts";
import { signerPath } from "./signer-path.ts";
import { useSignerCommand } from "./use-signer-command.ts";

/** Of something that is asked of a signer: that the borrower has it, or that they do not have what the borrower asks them for. */
export function SignerHandOver({ condition }: { condition: Condition }) {
  const explain = useExplain(signerCodes);
  const queries = useQueryClient();
  const { timeZone } = useDesk();
  const asking = useSignerCommand(handOverAsSigner);
  const takingBack = useSignerCommand(takeBackAsSigner);
  const givingBack = useSignerCommand(handBackCondition);
  const params = { condition: condition.uuid };
  if (condition.handedBy !== undefined) {
    return condition.actionNeeded ? (
      <HandBack
        condition={condition.uuid}
        from={condition.handedBy}
        all={signerPath("signerConditions")}
        isBusy={givingBack.isBusy}
        explain={explain}
        give={(text) => givingBack.send({ body: { text }, params })}
      />
    ) : null;
  }
  return (
    <HandOver
      condition={condition}
      zone={timeZone}
      explain={explain}
      isBusy={asking.isBusy}
      ask={({ words }) => asking.send({ body: { words }, params })}
      takeBack={() => takingBack.send({ body: undefined, params })}
      lookAnew={() => askSignerAnew(queries)}
    />
  );
}
