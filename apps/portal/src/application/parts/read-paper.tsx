import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { documentBytesQuery } from "../../queries/documents.ts";
import { paperWords } from "./paper.words.ts";

const Viewer = lazy(async () => ({
  default: (await import("../signing/parts/document-viewer.tsx")).DocumentViewer,
}));

type ReadProps = {
  paper: { readonly uuid: string; readonly title: string; readonly sha256: string };
  onClose: () => void;
};

/** A document of the application over the page, to be read and closed again. */
export function ReadPaper({ paper, onClose }: ReadProps) {
  const t = useText(paperWords);
  const { uuid } = useJourney();
  const { data, isError, refetch } = useQuery(documentBytesQuery(uuid, paper.uuid, paper.sha256));
  return (
    <Dialog open kind="page" onClose={onClose} title={paper.title}>
      {isError ? (
        <ErrorState title={t.unopened} actions={<Button onClick={() => void refetch()}>{t.again}</Button>} />
      ) : null}
      {data ? (
        <Suspense fallback={<Skeleton kind="text" count={12} />}>
          <Viewer title={paper.title} content={data} fields={[]} onAgain={() => void refetch()} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
