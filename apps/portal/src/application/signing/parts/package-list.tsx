import type { SigningDocument } from "@gable/contract/calls/signing.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { paperWords } from "../../parts/paper.words.ts";
import { introWords, summaryOf } from "../intro.words.ts";
import "./package-list.css";

/** Every document of the package with its pages and what it means in one sentence. */
export function PackageList({ documents }: { documents: readonly SigningDocument[] }) {
  const t = useText(introWords);
  const paper = useText(paperWords);
  const language = useLanguage();
  return (
    <section className="stack">
      <h2>{t.documents}</h2>
      <ol className="package">
        {documents.map(({ uuid, kind, title, pages, signed }) => (
          <li key={uuid}>
            <Icon name="document" size={24} />
            <div>
              <h3>{title}</h3>
              <p>{summaryOf[kind]?.[language]}</p>
              <p className="quiet small">{paper.pages(pages)}</p>
            </div>
            {signed ? (
              <Tag tone="success" icon="check">
                {t.signed}
              </Tag>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
