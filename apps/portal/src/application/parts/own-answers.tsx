import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { Suspense, useState } from "react";
import { identityWords } from "../identity.words.ts";
import { CorrectionOnDemand } from "./correction-on-demand.tsx";
import type { NamesDifferProps } from "./names-differ.tsx";

const NamesDiffer = lazyPart(async () => (await import("./names-differ.tsx")).NamesDiffer);

type OwnAnswersProps = {
  readonly reason: string | null | undefined;
  /** The two names, while it may be said which is right. */
  readonly names: NamesDifferProps["names"] | null | undefined;
  readonly send: NamesDifferProps["send"];
};

/** For whoever finds by a document that it is their application that is wrong, or neither; nothing where the two agree. */
export function OwnAnswers({ reason, names, send }: OwnAnswersProps) {
  const t = useText(identityWords);
  const [correcting, setCorrecting] = useState(false);
  const correct = () => setCorrecting(true);
  if (!names && reason !== "name-differs" && reason !== "birth-date-differs") return null;
  return (
    <section className="stack">
      {names ? (
        <Suspense fallback={null}>
          <NamesDiffer names={names} send={send} correct={correct} />
        </Suspense>
      ) : (
        <p>
          {t.ownAnswers} <TextButton onClick={correct}>{t.correctOwn}</TextButton>
        </p>
      )}
      <CorrectionOnDemand kind={correcting ? "person" : null} onClose={() => setCorrecting(false)} />
    </section>
  );
}
