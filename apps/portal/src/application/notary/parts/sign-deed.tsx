import { signDeed } from "@gable/contract/calls/notary.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { documentBytesQuery } from "../../../queries/documents.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { DocumentViewer } from "../../signing/parts/document-viewer.tsx";
import { sha256Of } from "../../signing/parts/same-bytes.ts";
import { notaryWords } from "../notary.words.ts";

type DeedProps = { deedUuid: string; notaryName: string; onSigned: () => void };

/** The deed on the screen, signed while the notary looks on. The signature names the hash of the bytes that are shown. */
export function SignDeed({ deedUuid, notaryName, onSigned }: DeedProps) {
  const t = useText(notaryWords);
  const explain = useExplain();
  const { uuid } = useJourney();
  const { data, isError, refetch } = useQuery(documentBytesQuery(uuid, deedUuid, "deed"));
  const command = useCommand(signDeed);
  const [problem, setProblem] = useState<string | null>(null);
  const sign = async (shown: Blob) => {
    const [failure] = await command.send({ body: { sha256: await sha256Of(await shown.arrayBuffer()) } });
    setProblem(failure ? explain(failure.message) : null);
    if (failure) await refetch();
    onSigned();
  };
  return (
    <StepPage title={t.deed} lead={t.deedLead(notaryName)}>
      {isError ? (
        <ErrorState title={t.deedFailed} actions={<Button onClick={() => void refetch()}>{t.again}</Button>} />
      ) : null}
      {data ? (
        <DocumentViewer title={t.deedTitle} content={data} fields={[]} onAgain={() => void refetch()} />
      ) : (
        <Skeleton kind="text" count={12} label={t.opening} />
      )}
      {problem === null ? null : <Notice tone="error" title={problem} />}
      {data ? (
        <Actions>
          <Button busy={command.isBusy} onClick={() => void sign(data)}>
            {t.sign}
          </Button>
        </Actions>
      ) : null}
    </StepPage>
  );
}
