import type { ReplyOf } from "@gable/contract/call.ts";
import type { hmdaRegister } from "@gable/contract/calls/hmda.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Link } from "@gable/ui/components/link/link.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { useQuery } from "@tanstack/react-query";
import { registerQuery } from "../queries/hmda.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import { useKeptYear } from "../shell/use-kept-year.ts";
import { YearField } from "../shell/year-field.tsx";
import "./hmda.css";
import { hmdaWords } from "./hmda.words.ts";

type Register = ReplyOf<typeof hmdaRegister>;

const actions = ["ORIGINATED", "APPROVED_NOT_ACCEPTED", "DENIED", "WITHDRAWN", "INCOMPLETE"] as const;

/** The register of a year: what it holds, what its checks found, and the file itself. */
export function Screen() {
  const t = useText(hmdaWords);
  const { year, years, choose } = useKeptYear();
  const asked = useQuery(registerQuery(year));
  const { data, error } = asked;
  const reason = error && reasonOf(error, t);
  const isWithout = reason === t.notFiler || reason === t.noFiler;
  return (
    <DeskPage title={t.title} lead={t.lead} aside={data ? <Download register={data} /> : null}>
      {isWithout ? null : <YearField label={t.year} year={year} years={years} onChoose={choose} />}
      <Pending asked={asked} failed={isWithout ? t.without : t.failed} rows={8} isSettled={reason !== null}>
        {reason}
      </Pending>
      {data ? <Contents register={data} /> : null}
    </DeskPage>
  );
}

function reasonOf(error: Error, t: Text<typeof hmdaWords>): string | null {
  const code = error instanceof CallFailed ? error.problem?.code : undefined;
  if (code === "no-edits") return t.noEdits;
  if (code === "no-census") return t.noCensus;
  if (code === "no-filer") return t.noFiler;
  return code === "not-the-filer" ? t.notFiler : null;
}

function Download({ register }: { register: Register }) {
  const t = useText(hmdaWords);
  const save = () => saveFile(new Blob([register.text], { type: "text/plain" }), `hmda-${register.year}.txt`);
  return (
    <Button kind="second" onClick={save}>
      {t.download}
    </Button>
  );
}

function Contents({ register: { institution, entries, byAction, isFileable, findings } }: { register: Register }) {
  const t = useText(hmdaWords);
  const language = useLanguage();
  return (
    <div className="hmda">
      <section>
        <SectionHead title={institution} />
        <p>
          <Tag tone={isFileable ? "success" : "error"} icon={isFileable ? "check" : "error"}>
            {isFileable ? t.fileable : t.notFileable}
          </Tag>
        </p>
        <Ledger
          rows={[
            { label: t.entries, figure: String(entries) },
            ...actions.map((action) => ({ label: t[action], figure: String(byAction[action]) })),
          ]}
        />
      </section>
      <section>
        <SectionHead title={t.findings} aside={(entries > 0 && findings.length) || null} />
        {entries === 0 ? <p className="quiet">{t.noEntries}</p> : null}
        {entries > 0 && findings.length === 0 ? <p className="quiet">{t.noFindings}</p> : null}
        {entries > 0 && findings.length > 0 && language !== "en" ? (
          <p className="small quiet">{t.rulesInEnglish}</p>
        ) : null}
        {entries > 0 && findings.length > 0 ? (
          <Table
            caption={t.findings}
            captionHidden
            rows={findings}
            keyOf={({ code, uli, says }) => `${code} ${uli} ${says}`}
            columns={columnsOf(t, language)}
          />
        ) : null}
      </section>
    </div>
  );
}

function columnsOf(t: Text<typeof hmdaWords>, language: Language): readonly Column<Register["findings"][number]>[] {
  return [
    {
      label: t.edit,
      cell: ({ code, kind }) => (
        <>
          {code}
          <small>{t[kind]}</small>
        </>
      ),
    },
    {
      label: t.why,
      cell: ({ says, why, uli, applicationUuid }) => (
        <>
          {why[language]}
          <small lang="en">{says}</small>
          <small>
            {applicationUuid === null ? (uli ?? t.wholeFile) : <Link href={`/file/${applicationUuid}`}>{uli}</Link>}
          </small>
        </>
      ),
    },
  ];
}
