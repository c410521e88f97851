import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import { FileList } from "@gable/ui/components/file-list/file-list.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { pageCountWords } from "@gable/ui/components/paper/page-count.words.ts";
import { PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { dated, paperWords } from "./paper.words.ts";
import { titleIn, titleOf } from "./title-of.ts";
import { useDownload } from "./use-download.ts";

type PaperListProps = {
  /** Brings one by its uuid. */
  fetch: (uuid: string) => Promise<Blob>;
  papers: readonly DocumentRow[];
  /** Opens one to be read here; left out where they are only kept. */
  onRead?: (paper: DocumentRow) => void;
};

/** Documents, each to be kept on one's own device. */
export function PaperList({ fetch, papers, onRead }: PaperListProps) {
  const t = useText(paperWords);
  const count = useText(pageCountWords);
  const f = useFormats();
  const language = useLanguage();
  const download = useDownload(fetch);
  const failed = papers.find(({ uuid }) => uuid === download.failed);
  const noteOf = (paper: DocumentRow) =>
    [
      [...(paper.pages === null ? [] : [count.pages(paper.pages)]), dated(paper, t, f)].join(", "),
      ...(paper.language === null || paper.language === language ? [] : [count.other]),
    ].join(" · ");
  return (
    <>
      <FileList
        files={papers.map((paper) => ({
          id: paper.uuid,
          name: <PaperTitle {...titleIn(paper, language)} />,
          note: noteOf(paper),
          // What has no pages is a form of another kind.
          ...(onRead && paper.pages !== null && { onRead: () => onRead(paper) }),
          busy: download.busy === paper.uuid,
          onDownload: () => void download.start({ uuid: paper.uuid, title: titleOf(paper, language) }),
        }))}
      />
      {failed ? (
        <Notice tone="error" title={t.failed}>
          <PaperTitle {...titleIn(failed, language)} />
        </Notice>
      ) : null}
    </>
  );
}
