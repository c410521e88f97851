import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { pageCountWords } from "@gable/ui/components/paper/page-count.words.ts";
import { PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { ReadPaper } from "../../parts/read-paper.tsx";
import { summaryWords } from "../app-summary.words.ts";
import "./documents-to-read.css";

/** The documents of the application, each with whether it was opened; the one to be signed comes first. */
export function DocumentsToRead({ papers, onRead }: { papers: readonly DocumentRow[]; onRead: () => unknown }) {
  const t = useText(summaryWords);
  const count = useText(pageCountWords);
  const language = useLanguage();
  const [reading, setReading] = useState<DocumentRow>();
  return (
    <>
      <ul className="to-read">
        {papers.map((paper) => (
          <li key={paper.uuid}>
            <div>
              <PaperTitle {...paper} />
              {paper.pages === null ? null : (
                <small>
                  {t.pages(paper.pages)}
                  {paper.language === null || paper.language === language ? null : ` · ${count.other}`}
                </small>
              )}
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
              <span className="vh">
                <PaperTitle {...paper} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {reading ? (
        <ReadPaper
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
