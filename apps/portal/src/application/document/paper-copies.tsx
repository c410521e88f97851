import { askPaperCopy, type DocumentRow } from "@gable/contract/calls/documents.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useCommand } from "../../journey/use-command.ts";
import { useHomeZone } from "../../journey/use-home-zone.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { paperCopiesWords, paperCopyCodes } from "./paper-copies.words.ts";

/** Any document on paper, for the asking (15 USC 7001(c)(1)(B)(iv)), and what was asked for already. */
export function PaperCopies({ papers, onAsked }: { papers: readonly DocumentRow[]; onAsked: () => void }) {
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
            options={papers.map(({ uuid, title, datedOn }) => ({
              value: uuid,
              label: t.of(title, f.shortDay(datedOn)),
            }))}
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
              {copies.map(({ uuid, title, paperCopy }) => (
                <li key={uuid}>
                  {title}: {paperCopy?.postedOn ? t.posted(f.day(paperCopy.postedOn)) : null}
                  {paperCopy && !paperCopy.postedOn ? t.waits(f.shortDay(paperCopy.askedAt, zone)) : null}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Disclosure>
  );
}
