import type { DocumentType } from "@gable/domain/application/document-types.ts";
import type { Language } from "@gable/domain/language.ts";
import { PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { type Control, useWatch } from "react-hook-form";
import { fileDocumentsQuery } from "../queries/loan-file.ts";
import { Pending } from "../shell/pending.tsx";
import { ActButton, type ActValues } from "./act-dialog.tsx";
import { recordIncomeWords } from "./record-income.words.ts";

type Paper = {
  readonly uuid: string;
  readonly title: string;
  readonly language: Language | null;
  readonly type: string;
};

/** What is sent for each kind of paper, as the borrower sends it. */
const typeOf: Readonly<Record<string, DocumentType>> = {
  MANUAL_PAYSTUB: "USER_UPLOADED_PAYSTUB",
  TAX_RETURN: "TAX_RETURN",
  AWARD_LETTER: "AWARD_LETTER",
  W2: "W2",
};

/** In the form, whether a further paper was read for the same income. */
const ALSO = "also-";

type RecordProps = { uuid: string; document?: string; kind?: "primary" | "second" };

/** What somebody read in a paper becomes the income; `document` is the paper that is open, where one is. */
export function RecordIncome({ uuid, document = "", kind = "primary" }: RecordProps) {
  const asked = useQuery(fileDocumentsQuery(uuid));
  // What the dialog shows is what was there when it was opened: without the papers it would offer none, and take one for a stub.
  if (!asked.data) return <Pending asked={asked} rows={1} />;
  const papers = asked.data.documents.filter(({ from, supersededAt }) => from === "borrower" && supersededAt === null);
  const opened = papers.find((paper) => paper.uuid === document)?.type;
  const source = Object.keys(typeOf).find((name) => typeOf[name] === opened) ?? "MANUAL_PAYSTUB";
  return (
    <ActButton
      uuid={uuid}
      act="record-income"
      kind={kind}
      values={{ ...nothingRead, source, documentUuid: document }}
      required={["source", "annualAmount", "documentUuid"]}
      send={readingIn}
      renderFields={(control) => <Fields control={control} papers={papers} />}
    />
  );
}

const nothingRead: ActValues = {
  employerName: "",
  annualAmount: null,
  year: "",
  variableToDate: null,
  paidTo: "",
  nameRead: "",
  note: "",
};

/** What is sent: of stubs and forms what they alone show, of every paper what was written. */
function readingIn({ source, documentUuid, annualAmount, year, variableToDate, paidTo, ...also }: ActValues) {
  const { employerName, nameRead, note } = also;
  const written = Object.entries({ employerName, nameRead, note }).filter(([, text]) => text !== "");
  const readWith = Object.keys(also).flatMap((name) =>
    also[name] === true && name.startsWith(ALSO) ? [name.slice(ALSO.length)] : [],
  );
  return {
    source,
    documentUuid,
    annualAmount,
    readWith,
    ...Object.fromEntries(written),
    ...(source === "W2" && { year: Number(year) }),
    ...(source === "MANUAL_PAYSTUB" && variableToDate !== null && { variableToDate }),
    ...(source === "MANUAL_PAYSTUB" && paidTo !== "" && { paidTo }),
  };
}

function Fields({ control, papers }: { control: Control<Record<string, unknown>>; papers: readonly Paper[] }) {
  const t = useText(recordIncomeWords);
  const [source, documentUuid] = useWatch({ control, name: ["source", "documentUuid"] });
  const amounts: Readonly<Record<string, string>> = { MANUAL_PAYSTUB: t.base, W2: t.wages };
  const others = papers.filter(({ uuid, type }) => type === typeOf[String(source)] && uuid !== documentUuid);
  return (
    <>
      <SelectField
        control={control}
        name="source"
        label={t.source}
        options={[
          { value: "MANUAL_PAYSTUB", label: t.MANUAL_PAYSTUB },
          { value: "TAX_RETURN", label: t.TAX_RETURN },
          { value: "W2", label: t.W2 },
          { value: "AWARD_LETTER", label: t.AWARD_LETTER },
        ]}
      />
      <TextField control={control} name="employerName" label={t.payer} hint={t.payerHint} optional maxLength={100} />
      {source === "W2" ? (
        <TextField control={control} name="year" label={t.year} inputMode="numeric" maxLength={4} narrow />
      ) : null}
      <MoneyField control={control} name="annualAmount" label={amounts[String(source)] ?? t.amount} />
      {source === "MANUAL_PAYSTUB" ? (
        <>
          <MoneyField control={control} name="variableToDate" label={t.variable} hint={t.variableHint} optional />
          <DateFields control={control} name="paidTo" label={t.paidTo} optional />
        </>
      ) : null}
      <SelectField
        control={control}
        name="documentUuid"
        label={t.paper}
        options={papers.map(({ uuid, title, language }) => ({
          value: uuid,
          label: title,
          lang: language ?? undefined,
        }))}
      />
      {others.map((paper) => (
        <CheckboxField key={paper.uuid} control={control} name={`${ALSO}${paper.uuid}`}>
          <PaperTitle {...paper} />
          {t.also}
        </CheckboxField>
      ))}
      <TextField control={control} name="nameRead" label={t.nameRead} optional maxLength={100} />
      <TextField control={control} name="note" label={t.note} optional maxLength={500} />
    </>
  );
}
