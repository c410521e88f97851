import type { ReplyOf } from "@gable/contract/call.ts";
import { type signerSigning, signSignerDocument } from "@gable/contract/calls/signers-signing.ts";
import type { SigningDocument } from "@gable/contract/calls/signing.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { PaperLanguage, PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { sha256Of } from "@gable/ui/storage/sha256-of.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DocumentViewer } from "../../application/signing/parts/document-viewer.tsx";
import { useNamedByPaper } from "../../application/signing/parts/use-named-by-paper.ts";
import { signWords } from "../../application/signing/sign.words.ts";
import { summaryOf } from "../../application/signing/signing.words.ts";
import { signerBytesQuery } from "../../queries/signers.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { DeclineToSign } from "./decline-to-sign.tsx";
import { PaperInstead } from "./paper-instead.tsx";
import { PapersRedrawn } from "./papers-redrawn.tsx";
import { signerCodes } from "./signer-codes.ts";
import { useSignerCommand } from "./use-signer-command.ts";

type PaperProps = {
  paper: SigningDocument;
  number: number;
  count: number;
  /** Where it is the first of those that took the place of others. */
  redrawn: ReplyOf<typeof signerSigning>["redrawn"];
};

/** One paper of the signer's: read, kept, signed. The signature names the hash of the bytes that are on the screen. */
export function SignerPaper({ paper, number, count, redrawn }: PaperProps) {
  const t = useText(signWords);
  const language = useLanguage();
  useNamedByPaper(paper.language);
  const explain = useExplain(signerCodes);
  const asked = useQuery(signerBytesQuery(paper.uuid, paper.sha256));
  const { data: content } = asked;
  const command = useSignerCommand(signSignerDocument);
  const [problem, setProblem] = useState<string | null>(null);

  async function sign(shown: Blob) {
    setProblem(null);
    const [failure] = await command.send({
      params: { document: paper.uuid },
      body: { sha256: await sha256Of(await shown.arrayBuffer()), fieldIds: paper.fields.map(({ id }) => id) },
    });
    if (failure) setProblem(explain(failure.message));
  }

  const places = paper.fields.filter(({ kind }) => kind !== "date");
  const pages = [...new Set(places.map(({ page }) => page))].map(t.page);
  const summary = summaryOf[paper.kind]?.[language];
  return (
    <StepPage
      above={<span className="quiet">{t.of(number, count)}</span>}
      title={<PaperTitle {...paper} />}
      lead={
        <>
          {summary ? <p>{summary}</p> : null}
          <PaperLanguage language={paper.language} />
          <p>{places.length > 0 ? t.places(places.length, new Intl.ListFormat(language).format(pages)) : t.onlyRead}</p>
        </>
      }
    >
      {redrawn ? <PapersRedrawn {...redrawn} /> : null}
      <DocumentViewer title={paper.title} asked={asked} fields={paper.fields} />
      {problem === null ? null : <Notice tone="error" title={problem} />}
      {content ? (
        <Actions>
          <Button busy={command.isBusy} onClick={() => void sign(content)}>
            {places.length > 0 ? t.sign : t.receive}
          </Button>
          <Button kind="second" onClick={() => saveFile(content, `${paper.title}.pdf`)}>
            {t.download}
          </Button>
        </Actions>
      ) : null}
      <PaperInstead />
      <DeclineToSign />
    </StepPage>
  );
}
