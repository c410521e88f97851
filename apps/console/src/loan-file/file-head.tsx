import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { standings } from "@gable/domain/pipeline/pipeline-row.ts";
import { Figure } from "@gable/ui/components/figure/figure.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { FILE_KEY } from "../queries/loan-file.ts";
import { assignMutation, colleaguesQuery } from "../queries/pipeline.ts";
import { useMay } from "../session/me.ts";
import { fileWords } from "./file.words.ts";

/** Whose application it is, for which home, how much, and who looks after it. */
export function FileHead({ file }: { file: LoanFileView }) {
  const t = useText(fileWords);
  const language = useLanguage();
  const { dollars, shortDay } = useFormats();
  const mayAssign = useMay("assign");
  const name = file.borrower || t.unnamed;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${name} · Gable console`;
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
          {file.loanNumber}, {t.opened(shortDay(file.openedAt))}
          {file.standing === "ACTIVE" ? "." : `. ${standings[file.standing][language]}.`}
        </p>
        <TextLink href={`/file/${file.uuid}/borrower`}>{t.asBorrower}</TextLink>
      </div>
      {file.line === null ? null : <Figure>{dollars(file.line)}</Figure>}
      {mayAssign ? <Assignee file={file} /> : null}
    </header>
  );
}

function Assignee({ file }: { file: LoanFileView }) {
  const t = useText(fileWords);
  const id = useId();
  const queries = useQueryClient();
  const { data } = useQuery(colleaguesQuery());
  const { mutate, isPending, variables } = useMutation({
    ...assignMutation(file.uuid),
    onSettled: () => queries.invalidateQueries({ queryKey: [FILE_KEY, file.uuid] }),
  });
  const chosen = isPending ? variables.staffUuid : (file.assignee?.uuid ?? null);
  return (
    <div className="filter file-assignee">
      <label htmlFor={id}>{t.assignee}</label>
      <select id={id} value={chosen ?? ""} onChange={(event) => mutate({ staffUuid: event.target.value || null })}>
        <option value="">{t.nobody}</option>
        {data?.staff.map(({ uuid, name }) => (
          <option key={uuid} value={uuid}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
