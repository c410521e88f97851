import { Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { saveDocument } from "@gable/ui/storage/save-file.ts";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { documentBytesQuery } from "../../queries/documents.ts";

const Viewer = lazyPart(async () => (await import("../signing/parts/document-viewer.tsx")).DocumentViewer);

const words = catalogue({
  download: { en: "Download", es: "Descargar" },
  close: { en: "Done", es: "Listo" },
});

type ReadProps = {
  paper: { readonly uuid: string; readonly title: string; readonly sha256: string };
  onClose: () => void;
};

/** A document of the application over the page, to be read and closed again. */
export function ReadPaper({ paper, onClose }: ReadProps) {
  const { uuid } = useJourney();
  const asked = useQuery(documentBytesQuery(uuid, paper.uuid, paper.sha256));
  return <PaperReader title={paper.title} asked={asked} onClose={onClose} />;
}

type ReaderProps = {
  readonly title: string;
  /** A PDF or a picture, which may be on its way. */
  readonly asked: Pick<UseQueryResult<Blob>, "data" | "error" | "refetch">;
  readonly onClose: () => void;
};

/** As `ReadPaper`, for a document that is fetched in another way. */
export function PaperReader({ title, asked, onClose }: ReaderProps) {
  const t = useText(words);
  const { data } = asked;
  return (
    <Dialog
      open
      kind="page"
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button kind="second" disabled={!data} onClick={() => data && saveDocument(data, title)}>
            {t.download}
          </Button>
        </>
      }
    >
      <Suspense fallback={<Skeleton kind="text" count={12} />}>
        <Viewer title={title} asked={asked} fields={[]} />
      </Suspense>
    </Dialog>
  );
}
