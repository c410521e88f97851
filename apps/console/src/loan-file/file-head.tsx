import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Figure } from "@gable/ui/components/figure/figure.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useEffect, useRef } from "react";
import { nameTab } from "../shell/tab-title.ts";
import { Assignees } from "./assignees.tsx";
import { fileWords } from "./file.words.ts";
import { FileStanding } from "./file-standing.tsx";
import { standingWords } from "./file-standing.words.ts";

/** Whose application it is, for which home, where it stands, how much, and who looks after it. */
export function FileHead({ file }: { file: LoanFileView }) {
  const t = useText(fileWords);
  const standing = useText(standingWords);
  const { dollars, shortDay } = useFormats();
  const name = file.borrower || t.unnamed;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    nameTab(name);
  }, [name]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const address = file.home?.address;
  return (
    <header className="file-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <p className="lead">
          {address ? `${address.street1}, ${address.city}, ${address.state} ${address.zip}` : t.noAddress}.{" "}
          {file.loanNumber}, {t.opened(shortDay(file.openedAt))}.
        </p>
        <FileStanding file={file} />
        <TextLink href={`/file/${file.uuid}/borrower`}>{t.asBorrower}</TextLink>
      </div>
      {file.line === null ? null : (
        <div>
          <Figure>{dollars(file.line)}</Figure>
          <p className="small quiet">
            {standing.line}
            {file.chosen ? `, ${standing.firstDraw(dollars(file.chosen.initialDraw))}` : null}
          </p>
        </div>
      )}
      <Assignees file={file} />
    </header>
  );
}
