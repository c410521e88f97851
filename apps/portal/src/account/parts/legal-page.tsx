import type { Words } from "@gable/domain/language.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { companyInfo, lenderName, organisation } from "../../session/organisation.ts";
import "./legal-page.css";

export type LegalText = {
  readonly title: Words;
  /** In plain words, before the text itself. */
  readonly summary: Words;
  readonly sections: readonly { readonly heading: Words; readonly paragraphs: readonly Words[] }[];
};

/** A text of the law, its summary first. `{lender}`, `{company}`, `{phone}` and `{email}` stand for the lender's own. */
export function LegalPage({ text }: { text: LegalText }) {
  const language = useLanguage();
  const say = (words: Words) => filled(words[language]);
  return (
    <StepPage title={say(text.title)} lead={say(text.summary)}>
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
