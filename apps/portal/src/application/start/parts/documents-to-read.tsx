import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { documentBytesQuery } from "../../../queries/documents.ts";
import { summaryWords } from "../app-summary.words.ts";

const Viewer = lazy(async () => ({
  default: (await import("../../signing/parts/document-viewer.tsx")).DocumentViewer,
}));

/** The documents of the application, each with whether it was opened; the one to be signed comes first. */
export function DocumentsToRead({ papers, onRead }: { papers: readonly DocumentRow[]; onRead: () => unknown }) {
  const t = useText(summaryWords);
  const [reading, setReading] = useState<DocumentRow>();
  return (
    <>
      <ul className="to-read">
        {papers.map((paper) => (
          <li key={paper.uuid}>
            <div>
              {paper.title}
              {paper.pages === null ? null : <small>{t.pages(paper.pages)}</small>}
              {paper.openedAt === null ? (
                <Tag tone="quiet" icon="document">
                  {t.notOpened}
                </Tag>
              ) : (
                <Tag tone="accent" icon="check">
                  {t.opened}
                </Tag>
              )}
            </div>
            <Button kind="second" slim onClick={() => setReading(paper)}>
              {t.open}
              <span className="vh">: {paper.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {reading ? (
        <Reading
          paper={reading}
          onClose={() => {
            setReading(undefined);
            void onRead();
          }}
        />
      ) : null}
    </>
  );
}

function Reading({ paper, onClose }: { paper: DocumentRow; onClose: () => void }) {
  const t = useText(summaryWords);
  const { uuid } = useJourney();
  const { data, isError, refetch } = useQuery(documentBytesQuery(uuid, paper.uuid, paper.sha256));
  return (
    <Dialog open kind="page" onClose={onClose} title={paper.title}>
      {isError ? (
        <ErrorState title={t.failed} actions={<Button onClick={() => void refetch()}>{t.again}</Button>} />
      ) : null}
      {data ? (
        <Suspense fallback={<Skeleton kind="text" count={12} />}>
          <Viewer title={paper.title} content={data} fields={[]} onAgain={() => void refetch()} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
