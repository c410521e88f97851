import { confirmNotCancelledAsSigner } from "@gable/contract/calls/signers-signing.ts";
import type { SigningDocument } from "@gable/contract/calls/signing.ts";
import { useQuery } from "@tanstack/react-query";
import { ConfirmationPaper, HoldCard } from "../../application/parts/hold-card.tsx";
import { signerBytesQuery } from "../../queries/signers.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { useDesk } from "./desk.tsx";
import { signerCodes } from "./signer-codes.ts";
import { useSignerCommand } from "./use-signer-command.ts";

/** The wait after the right to cancel, and an owner's own word that they did not. */
export function ConfirmAsOwner() {
  const { hold } = useDesk().rescission;
  if (hold === null) return null;
  return <HoldCard hold={hold} Paper={OwnPaper} />;
}

function OwnPaper({ paper, onClose }: { paper: SigningDocument; onClose: () => void }) {
  const explain = useExplain(signerCodes);
  const command = useSignerCommand(confirmNotCancelledAsSigner);
  const asked = useQuery(signerBytesQuery(paper.uuid, paper.sha256));
  return (
    <ConfirmationPaper
      paper={paper}
      onClose={onClose}
      asked={asked}
      sign={(body) => command.send({ body })}
      explain={explain}
      isBusy={command.isBusy}
    />
  );
}
