import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { identityWords } from "../identity.words.ts";
import { CorrectionOnDemand } from "./correction-on-demand.tsx";

/** For whoever finds by a document that it is their application that is wrong; nothing where the two agree. */
export function OwnAnswers({ reason }: { reason: string | null | undefined }) {
  const t = useText(identityWords);
  const [correcting, setCorrecting] = useState(false);
  if (reason !== "name-differs" && reason !== "birth-date-differs") return null;
  return (
    <>
      <p>
        {t.ownAnswers} <TextButton onClick={() => setCorrecting(true)}>{t.correctOwn}</TextButton>
      </p>
      <CorrectionOnDemand kind={correcting ? "person" : null} onClose={() => setCorrecting(false)} />
    </>
  );
}
