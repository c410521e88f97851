import { signDeed } from "@gable/contract/calls/notary.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { sha256Of } from "@gable/ui/storage/sha256-of.ts";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { documentBytesQuery } from "../../../queries/documents.ts";
import { type CodeWords, useExplain } from "../../../shell/use-explain.ts";
import { DocumentViewer } from "../../signing/parts/document-viewer.tsx";
import { notaryWords } from "../notary.words.ts";

/** Two people sign one deed: the second to press has to look once more. */
const deedCodes: CodeWords = {
  "not-recorded": {
    en: "The notary’s recording pauses just now. Wait a moment, until they say that it goes on, and sign then.",
    es: "La grabación del notario está en pausa. Espere un momento, hasta que le diga que continúa, y firme entonces.",
  },
  "document-changed": {
    en: "Somebody else has just signed. Look at the deed again and sign then.",
    es: "Otra persona acaba de firmar. Mire la escritura de nuevo y firme después.",
  },
};

type DeedProps = { deedUuid: string; notaryName: string; onSigned: () => void };

/** The deed for the borrower to sign. */
export function SignDeed({ deedUuid, notaryName, onSigned }: DeedProps) {
  const { uuid } = useJourney();
  const bytes = useQuery(documentBytesQuery(uuid, deedUuid, "deed"));
  const command = useCommand(signDeed, { stays: true });
  const sign = async (sha256: string) => {
    const failures = await command.send({ body: { sha256 } });
    onSigned();
    return failures;
  };
  return <DeedPage notaryName={notaryName} bytes={bytes} isBusy={command.isBusy} sign={sign} />;
}

type PageProps = {
  notaryName: string;
  bytes: Pick<UseQueryResult<Blob>, "data" | "error" | "refetch">;
  isBusy: boolean;
  sign: (sha256: string) => Promise<readonly Failure[]>;
};

/** The deed on the screen, signed while the notary looks on. The signature names the hash of the bytes that are shown. */
export function DeedPage({ notaryName, bytes, isBusy, sign: send }: PageProps) {
  const t = useText(notaryWords);
  const explain = useExplain(deedCodes);
  const { data, refetch } = bytes;
  const [problem, setProblem] = useState<string | null>(null);
  const sign = async (shown: Blob) => {
    const [failure] = await send(await sha256Of(await shown.arrayBuffer()));
    setProblem(failure ? explain(failure.message) : null);
    if (failure) await refetch();
  };
  return (
    <StepPage title={t.deed} lead={t.deedLead(notaryName)}>
      <DocumentViewer title={t.deedTitle} asked={bytes} fields={[]} />
      {problem === null ? null : <Notice tone="error" title={problem} />}
      {data ? (
        <Actions>
          <Button busy={isBusy} onClick={() => void sign(data)}>
            {t.sign}
          </Button>
        </Actions>
      ) : null}
    </StepPage>
  );
}
