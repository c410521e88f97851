import { confirmNotCancelled, type RescissionHold } from "@gable/contract/calls/rescission.ts";
import type { SigningDocument } from "@gable/contract/calls/signing.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { documentBytesQuery } from "../../queries/documents.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { ConfirmationPaper, HoldCard } from "./hold-card.tsx";

/** The wait after the right to cancel, and the borrower's own word that they did not. */
export function ConfirmNotCancelled({ hold }: { hold: RescissionHold }) {
  return <HoldCard hold={hold} Paper={OwnPaper} />;
}

function OwnPaper({ paper, onClose }: { paper: SigningDocument; onClose: () => void }) {
  const { uuid } = useJourney();
  const explain = useExplain();
  const command = useCommand(confirmNotCancelled);
  const asked = useQuery(documentBytesQuery(uuid, paper.uuid, paper.sha256));
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
