import { TextLink } from "@gable/ui/components/link/link.tsx";
import type { PDFDocumentProxy } from "@gable/ui/components/paper/open-pdf.ts";
import { PaperPicture } from "@gable/ui/components/paper/paper-picture.tsx";
import { PaperViewer } from "@gable/ui/components/paper/paper-viewer.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { fileDocumentQuery } from "../queries/loan-file.ts";
import { Pending } from "../shell/pending.tsx";
import { fileWords } from "./file.words.ts";
import { linesOfPages } from "./lines-of-pages.ts";

type ViewerProps = {
  uuid: string;
  paper: { readonly uuid: string; readonly title: string; readonly mediaType: string };
  /** Hears the lines of each page of a PDF once they are read; a picture has none. Always the same function. */
  onRead?: (pages: readonly (readonly string[])[]) => void;
};

/** A paper in the page: a PDF as text or as it is printed, a picture as it is; anything else can only be downloaded. */
export function DocumentViewer({ uuid, paper, onRead }: ViewerProps) {
  const t = useText(fileWords);
  const asked = useQuery(fileDocumentQuery(uuid, paper.uuid));
  const { data: file, refetch } = asked;
  const read = useCallback(
    // Without its lines a document can still be read by people.
    (pdf: PDFDocumentProxy) => void linesOfPages(pdf).then(onRead, () => onRead?.([])),
    [onRead],
  );
  const pending = <Pending asked={asked} failed={t.unreadable} rows={12} />;
  return (
    <div className="papers">
      {file ? <DownloadLink file={file} name={paper.title} /> : null}
      {paper.mediaType === "application/pdf" ? (
        <PaperViewer
          title={paper.title}
          content={file}
          outline={pending}
          onAgain={() => void refetch()}
          {...(onRead && { onOpen: read })}
        />
      ) : (
        pending
      )}
      {file && paper.mediaType.startsWith("image/") ? <PaperPicture title={paper.title} content={file} /> : null}
    </div>
  );
}

function DownloadLink({ file, name }: { file: Blob; name: string }) {
  const t = useText(fileWords);
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <p>
      <TextLink href={address} download={name}>
        {t.download}
      </TextLink>
    </p>
  );
}
