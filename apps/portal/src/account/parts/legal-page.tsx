import type { Words } from "@gable/domain/language.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { catalogue, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { companyInfo, lenderName, organisation } from "../../session/organisation.ts";
import "./legal-page.css";

const words = catalogue({
  governs: {
    en: "The English version governs.",
    es: "La versión en inglés es la que rige. Esta traducción al español es una ayuda para usted y no la cambia.",
  },
});

export type LegalText = {
  readonly title: Words;
  /** In plain words, before the text itself. */
  readonly summary: Words;
  readonly sections: readonly { readonly heading: Words; readonly paragraphs: readonly Words[] }[];
};

/**
 * A text of the law, its summary first. `{lender}`, `{company}`, `{phone}` and `{email}` stand for the lender's own.
 * What can be chosen about it comes after the text.
 */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  const language = useLanguage();
  const t = useText(words);
  const say = (sentence: Words) => filled(sentence[language]);
  return (
    <StepPage title={say(text.title)} lead={say(text.summary)}>
      {language === "en" ? null : <p>{t.governs}</p>}
      <div className="legal-text">
        {text.sections.map(({ heading, paragraphs }) => (
          <section key={heading.en}>
            <h2>{say(heading)}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.en}>{say(paragraph)}</p>
            ))}
          </section>
        ))}
      </div>
      {children}
    </StepPage>
  );
}

function filled(text: string): string {
  const { phoneFormatted, email } = companyInfo();
  return text
    .replaceAll("{lender}", lenderName())
    .replaceAll("{company}", organisation().orgMetaData.other.footerData.companyName)
    .replaceAll("{phone}", phoneFormatted)
    .replaceAll("{email}", email);
}
