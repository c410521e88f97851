import { Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { documentBytesQuery } from "../../queries/documents.ts";
import { saveFile } from "./use-download.ts";

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
  const t = useText(words);
  const { uuid } = useJourney();
  const asked = useQuery(documentBytesQuery(uuid, paper.uuid, paper.sha256));
  const { data } = asked;
  return (
    <Dialog
      open
      kind="page"
      onClose={onClose}
      title={paper.title}
      actions={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button kind="second" disabled={!data} onClick={() => data && saveFile(data, `${paper.title}.pdf`)}>
            {t.download}
          </Button>
        </>
      }
    >
      <Suspense fallback={<Skeleton kind="text" count={12} />}>
        <Viewer title={paper.title} asked={asked} fields={[]} />
      </Suspense>
    </Dialog>
  );
}
