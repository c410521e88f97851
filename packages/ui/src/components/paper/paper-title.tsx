import { type Language, useLanguage, useText } from "../../language/catalogue.tsx";
import { pageCountWords } from "./page-count.words.ts";

type TitleProps = {
  title: string;
  /** What the title is written in; left out, or null, where that is the page's language, or is not known. */
  language?: Language | null | undefined;
  /** What stands before it in the page's language. */
  before?: string;
};

/** A document's title, said in its own language. */
export function PaperTitle({ title, language, before }: TitleProps) {
  return (
    <>
      {before}
      <span lang={language ?? undefined}>{title}</span>
    </>
  );
}

/** Says of a document that it is not, or not only, in the page's language; nothing where it is, or where nobody knows. */
export function PaperLanguage({ language }: Pick<TitleProps, "language">) {
  const t = useText(pageCountWords);
  const page = useLanguage();
  return !language || language === page ? null : <p className="quiet">{t.other}</p>;
}
