import type { SigningDocument } from "@gable/contract/calls/signing.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { pageCountWords } from "@gable/ui/components/paper/page-count.words.ts";
import { PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { type ReactNode, Suspense, useState } from "react";
import { introWords } from "../intro.words.ts";
import { summaryOf } from "../signing.words.ts";
import "./package-list.css";

// Not everybody opens one before signing.
const ReadPaper = lazyPart(async () => (await import("../../parts/read-paper.tsx")).ReadPaper);

/** Every document of the package with its pages and what it means in one sentence: those to sign, then those only to be read. */
export function PackageList({ documents }: { documents: readonly SigningDocument[] }) {
  const t = useText(introWords);
  const [reading, setReading] = useState<SigningDocument>();
  const toRead = documents.filter(isOnlyRead);
  return (
    <>
      <section className="stack" aria-labelledby="to-sign">
        <h2 id="to-sign">{t.documents}</h2>
        <ol className="package">
          {documents
            .filter((document) => !isOnlyRead(document))
            .map((document) => (
              <Row key={document.uuid} document={document}>
                {document.signed ? (
                  <Tag tone="success" icon="check">
                    {t.signed}
                  </Tag>
                ) : null}
              </Row>
            ))}
        </ol>
      </section>
      {toRead.length > 0 ? (
        <section className="stack" aria-labelledby="to-read">
          <div>
            <h2 id="to-read">{t.toRead}</h2>
            <p className="lead">{t.toReadLead}</p>
          </div>
          <ul className="package">
            {toRead.map((document) => (
              <Row key={document.uuid} document={document}>
                <Button kind="second" slim onClick={() => setReading(document)}>
                  {t.open}
                  <span className="vh">
                    <PaperTitle {...document} />
                  </span>
                </Button>
              </Row>
            ))}
          </ul>
        </section>
      ) : null}
      <Suspense fallback={null}>
        {reading ? <ReadPaper paper={reading} onClose={() => setReading(undefined)} /> : null}
      </Suspense>
    </>
  );
}

const isOnlyRead = ({ fields }: SigningDocument): boolean => fields.length === 0;

function Row({
  document: { kind, title, language: own, pages },
  children,
}: {
  document: SigningDocument;
  children: ReactNode;
}) {
  const paper = useText(pageCountWords);
  const language = useLanguage();
  return (
    <li>
      <Icon name="document" size={24} />
      <div>
        <h3>
          <PaperTitle title={title} language={own} />
        </h3>
        <p>{summaryOf[kind]?.[language]}</p>
        <p className="quiet small">
          {paper.pages(pages)}
          {own === null || own === language ? null : ` · ${paper.other}`}
        </p>
      </div>
      {children}
    </li>
  );
}
