import { askPaperCopy, type DocumentRow } from "@gable/contract/calls/documents.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useCommand } from "../../journey/use-command.ts";
import { useHomeZone } from "../../journey/use-home-zone.ts";
import { useExplain } from "../../shell/use-explain.ts";
import type { PageTitle } from "../parts/title-of.ts";
import { paperCopiesWords, paperCopyCodes } from "./paper-copies.words.ts";

type CopiesProps = {
  papers: readonly DocumentRow[];
  /** What one is called on the page. */
  named: (paper: DocumentRow) => PageTitle;
  onAsked: () => void;
};

/** Any document on paper, for the asking (15 USC 7001(c)(1)(B)(iv)), and what was asked for already. */
export function PaperCopies({ papers, named, onAsked }: CopiesProps) {
  const t = useText(paperCopiesWords);
  const f = useFormats();
  const zone = useHomeZone();
  const explain = useExplain(paperCopyCodes);
  const showToast = useToast();
  const command = useCommand(askPaperCopy, { stays: true });
  const form = useQuestionForm<{ document: string }>({ defaultValues: { document: "" } });
  if (papers.length === 0) return null;
  const copies = papers.filter(({ paperCopy }) => paperCopy !== null);
  async function ask({ document }: { document: string }) {
    if (document === "") return [{ name: "document", message: "required" }];
    const failures = await command.send({ params: { document }, body: undefined });
    if (failures.length > 0) return failures;
    form.reset();
    showToast({ tone: "success", text: t.asked });
    onAsked();
    return [];
  }
  return (
    <Disclosure summary={t.title}>
      <div className="stack">
        <Form form={form} onSubmit={ask} explain={explain}>
          <p>{t.lead}</p>
          <SelectField
            control={form.control}
            name="document"
            label={t.which}
            options={papers.map((paper) => {
              const { before, title, language } = named(paper);
              const label = t.of(before + title, f.shortDay(paper.datedOn));
              return { value: paper.uuid, label, ...(language && { lang: language }) };
            })}
          />
          <Actions>
            <Button type="submit" kind="second" busy={command.isBusy}>
              {t.ask}
            </Button>
          </Actions>
        </Form>
        {copies.length > 0 ? (
          <section className="stack">
            <h3>{t.standing}</h3>
            <ul>
              {copies.map((paper) => (
                <li key={paper.uuid}>
                  <PaperTitle {...named(paper)} />:{" "}
                  {paper.paperCopy?.postedOn ? t.posted(f.day(paper.paperCopy.postedOn)) : null}
                  {paper.paperCopy && !paper.paperCopy.postedOn
                    ? t.waits(f.shortDay(paper.paperCopy.askedAt, zone))
                    : null}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Disclosure>
  );
}
