import { Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { saveDocument } from "@gable/ui/storage/save-file.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";

const Viewer = lazyPart(async () => (await import("../signing/parts/document-viewer.tsx")).DocumentViewer);

const words = catalogue({
  download: { en: "Download", es: "Descargar" },
  close: { en: "Done", es: "Listo" },
});

type ReaderProps = {
  readonly title: string;
  /** The title as it is shown, where a part of it is in another language. */
  readonly heading?: ReactNode;
  /** What is said of the document over it. */
  readonly above?: ReactNode;
  /** A PDF or a picture, which may be on its way. */
  readonly asked: Pick<UseQueryResult<Blob>, "data" | "error" | "refetch">;
  readonly onClose: () => void;
};

/** A document over the page, to be read, kept and closed again. */
export function PaperReader({ title, heading, above, asked, onClose }: ReaderProps) {
  const t = useText(words);
  const { data } = asked;
  return (
    <Dialog
      open
      kind="page"
      onClose={onClose}
      title={heading ?? title}
      actions={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button kind="second" disabled={!data} onClick={() => data && saveDocument(data, title)}>
            {t.download}
          </Button>
        </>
      }
    >
      {above}
      <Suspense fallback={<Skeleton kind="text" count={12} />}>
        <Viewer title={title} asked={asked} fields={[]} />
      </Suspense>
    </Dialog>
  );
}
