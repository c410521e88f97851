import type { DocumentType } from "@gable/domain/application/document-types.ts";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { type Control, useWatch } from "react-hook-form";
import { fileDocumentsQuery } from "../queries/loan-file.ts";
import { ActButton, type ActValues } from "./act-dialog.tsx";
import { recordIncomeWords } from "./record-income.words.ts";

type Paper = { readonly uuid: string; readonly title: string; readonly type: string };

/** What is sent for each kind of paper, as the borrower sends it. */
const typeOf: Readonly<Record<string, DocumentType>> = {
  MANUAL_PAYSTUB: "USER_UPLOADED_PAYSTUB",
  TAX_RETURN: "TAX_RETURN",
  AWARD_LETTER: "AWARD_LETTER",
};

/** In the form, whether a further paper was read for the same income. */
const ALSO = "also-";

/** What somebody read in a paper becomes the income; `document` is the paper that is open, where one is. */
export function RecordIncome({ uuid, document = "" }: { uuid: string; document?: string }) {
  const { data } = useQuery(fileDocumentsQuery(uuid));
  const papers = data?.documents.filter(({ from, supersededAt }) => from === "borrower" && supersededAt === null) ?? [];
  const opened = papers.find((paper) => paper.uuid === document)?.type;
  const source = Object.keys(typeOf).find((kind) => typeOf[kind] === opened) ?? "MANUAL_PAYSTUB";
  return (
    <ActButton
      uuid={uuid}
      act="record-income"
      kind="primary"
      values={{ source, employerName: "", annualAmount: null, documentUuid: document }}
      required={["source", "annualAmount", "documentUuid"]}
      send={readingIn}
      renderFields={(control) => <Fields control={control} papers={papers} />}
    />
  );
}

function readingIn({ source, employerName, annualAmount, documentUuid, ...also }: ActValues) {
  const readWith = Object.keys(also).flatMap((name) =>
    also[name] === true && name.startsWith(ALSO) ? [name.slice(ALSO.length)] : [],
  );
  return { source, annualAmount, documentUuid, readWith, ...(employerName !== "" && { employerName }) };
}

function Fields({ control, papers }: { control: Control<Record<string, unknown>>; papers: readonly Paper[] }) {
  const t = useText(recordIncomeWords);
  const [source, documentUuid] = useWatch({ control, name: ["source", "documentUuid"] });
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
          { value: "AWARD_LETTER", label: t.AWARD_LETTER },
        ]}
      />
      <TextField control={control} name="employerName" label={t.payer} hint={t.payerHint} optional maxLength={100} />
      <MoneyField control={control} name="annualAmount" label={t.amount} />
      <SelectField
        control={control}
        name="documentUuid"
        label={t.paper}
        options={papers.map((paper) => ({ value: paper.uuid, label: paper.title }))}
      />
      {others.map((paper) => (
        <CheckboxField key={paper.uuid} control={control} name={`${ALSO}${paper.uuid}`}>
          {t.also(paper.title)}
        </CheckboxField>
      ))}
    </>
  );
}
