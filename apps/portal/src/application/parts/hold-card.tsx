import type { RescissionHold } from "@gable/contract/calls/rescission.ts";
import type { SigningDocument } from "@gable/contract/calls/signing.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { PaperLanguage, PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { sha256Of } from "@gable/ui/storage/sha256-of.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from "react";
import { holdWords } from "./hold.words.ts";

const Viewer = lazyPart(async () => (await import("../signing/parts/document-viewer.tsx")).DocumentViewer);

/** As the call takes it: the bytes that were on the screen, and every place in them. */
type Confirmation = { readonly sha256: string; readonly fieldIds: string[] };

type PaperProps = {
  paper: SigningDocument;
  onClose: () => void;
  /** The paper's bytes. */
  asked: UseQueryResult<Blob>;
  sign: (signed: Confirmation) => Promise<readonly Failure[]>;
  explain: (message: string) => string;
  isBusy: boolean;
};

/** The paper over the page: read, then signed or left. */
export function ConfirmationPaper({ paper, onClose, asked, sign, explain, isBusy }: PaperProps) {
  const t = useText(holdWords);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: content } = asked;
  const go = async (shown: Blob) => {
    setProblem(null);
    const sha256 = await sha256Of(await shown.arrayBuffer());
    const [failure] = await sign({ sha256, fieldIds: paper.fields.map(({ id }) => id) });
    if (failure) setProblem(explain(failure.message));
    else onClose();
  };
  return (
    <Dialog
      open
      kind="page"
      onClose={onClose}
      title={<PaperTitle {...paper} />}
      actions={
        <>
          <Button busy={isBusy} disabled={!content} onClick={() => content && void go(content)}>
            {t.sign}
          </Button>
          <Button kind="second" onClick={onClose}>
            {t.notNow}
          </Button>
        </>
      }
    >
      <div className="stack">
        {problem === null ? null : <Notice tone="error" title={problem} />}
        <p>{t.free}</p>
        <PaperLanguage language={paper.language} />
        <Suspense fallback={<Skeleton kind="text" count={12} />}>
          <Viewer title={paper.title} asked={asked} fields={paper.fields} />
        </Suspense>
      </div>
    </Dialog>
  );
}

type CardProps = {
  hold: RescissionHold;
  /** The paper over the page, with this person's own call. */
  Paper: ComponentType<{ paper: SigningDocument; onClose: () => void }>;
};

/**
 * The lender's wait after the right to cancel: until when, that it may be shortened, and that nobody has to.. Nothing before it
 * runs, nor after it for who confirmed nothing.
 */
export function HoldCard({ hold, Paper }: CardProps) {
  const t = useText(holdWords);
  const f = useFormats();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isReading, setReading] = useState(false);
  const wasReading = useRef(false);
  useEffect(() => {
    // The button that opened the paper may be gone once it is signed.
    if (wasReading.current && !isReading) heading.current?.focus();
    wasReading.current = isReading;
  }, [isReading]);
  const { running, asked, document, confirmedAt } = hold;
  if (!running && confirmedAt === null) return null;
  const mayConfirm = asked && document !== null && confirmedAt === null;
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      {running ? <p>{t.wait(f.day(hold.lastDay))}</p> : null}
      <output className="vh">{confirmedAt === null ? null : t.done}</output>
      {confirmedAt === null ? null : (
        <Notice tone="success" title={t.done}>
          <Awaited hold={hold} />
        </Notice>
      )}
      {running && confirmedAt === null && !mayConfirm ? <p>{t.nothing}</p> : null}
      {mayConfirm ? (
        <>
          <p>{t.offer}</p>
          <p>{t.free}</p>
          <Awaited hold={hold} />
          <div>
            <Button kind="second" onClick={() => setReading(true)}>
              {t.read}
            </Button>
          </div>
          {isReading ? <Paper paper={document} onClose={() => setReading(false)} /> : null}
        </>
      ) : null}
    </section>
  );
}

/** Who else has not confirmed; that we go on where nobody is left. */
function Awaited({ hold }: { hold: RescissionHold }) {
  const t = useText(holdWords);
  const language = useLanguage();
  const { running, confirmedAt, awaited, awaitedOthers } = hold;
  if (!running) return <p>{t.goesOn}</p>;
  const names = [...awaited, ...(awaitedOthers > 0 ? [t.others(awaitedOthers)] : [])];
  if (names.length === 0) return confirmedAt === null ? null : <p>{t.goesOn}</p>;
  return <p>{t.awaits(new Intl.ListFormat(language).format(names))}</p>;
}
