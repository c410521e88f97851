import { type SigningDocument, signDocument } from "@gable/contract/calls/signing.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { PaperLanguage, PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { sha256Of } from "@gable/ui/storage/sha256-of.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { documentBytesQuery } from "../../../queries/documents.ts";
import { companyInfo } from "../../../session/organisation.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { signWords } from "../sign.words.ts";
import { summaryOf } from "../signing.words.ts";
import { DocumentViewer } from "./document-viewer.tsx";
import { useNamedByPaper } from "./use-named-by-paper.ts";

/** Not on the way of who signs: it comes once the page stands. */
const DeclineSigning = lazyPart(async () => (await import("./decline-signing.tsx")).DeclineSigning);

type SignProps = {
  document: SigningDocument;
  /** From 1. */
  number: number;
  count: number;
  /** Nothing is left after this one. */
  isLast: boolean;
  onSigned: () => void;
};

/** One document: read, kept if one likes, signed. The signature names the hash of the bytes that are on the screen. */
export function SignOne({ document, number, count, isLast, onSigned }: SignProps) {
  const t = useText(signWords);
  const language = useLanguage();
  useNamedByPaper(document.language);
  const explain = useExplain();
  const { uuid } = useJourney();
  const { phoneFormatted } = companyInfo();
  const bytes = useQuery(documentBytesQuery(uuid, document.uuid, document.sha256));
  const content = bytes.data;
  const command = useCommand(signDocument, { stays: !isLast });
  const [problem, setProblem] = useState<string | null>(null);
  const [isOld, setOld] = useState(false);

  async function sign(shown: Blob) {
    setProblem(null);
    const sha256 = await sha256Of(await shown.arrayBuffer());
    if (sha256 !== document.sha256) {
      setOld(true);
      return;
    }
    const [failure] = await command.send({
      params: { document: document.uuid },
      body: { sha256, fieldIds: document.fields.map(({ id }) => id) },
    });
    if (failure) setProblem(explain(failure.message));
    onSigned();
  }
  const loadAgain = () => {
    setOld(false);
    onSigned();
    void bytes.refetch();
  };

  const places = document.fields.filter(({ kind }) => kind !== "date");
  const pages = [...new Set(places.map(({ page }) => page))].map(t.page);
  const summary = summaryOf[document.kind]?.[language];
  return (
    <StepPage
      above={<span className="quiet">{t.of(number, count)}</span>}
      title={<PaperTitle {...document} />}
      lead={
        <>
          {summary ? <p>{summary}</p> : null}
          <PaperLanguage language={document.language} />
          <p>{places.length > 0 ? t.places(places.length, new Intl.ListFormat(language).format(pages)) : t.onlyRead}</p>
        </>
      }
    >
      <DocumentViewer title={document.title} asked={bytes} fields={document.fields} />
      {problem === null ? null : <Notice tone="error" title={problem} />}
      {isOld ? (
        <Notice tone="warning" title={t.changed}>
          <p>{t.changedBody}</p>
          <Button kind="second" slim onClick={loadAgain}>
            {t.load}
          </Button>
        </Notice>
      ) : null}
      {content && !isOld ? (
        <Actions>
          <Button busy={command.isBusy} onClick={() => void sign(content)}>
            {places.length > 0 ? t.sign : t.receive}
          </Button>
          <Button kind="second" onClick={() => saveFile(content, `${document.title}.pdf`)}>
            {t.download}
          </Button>
        </Actions>
      ) : null}
      <Disclosure summary={t.question}>
        <p>{t.questionBody(phoneFormatted)}</p>
        <Suspense>
          <DeclineSigning />
        </Suspense>
      </Disclosure>
    </StepPage>
  );
}
