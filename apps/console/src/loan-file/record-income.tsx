import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { fileDocumentsQuery } from "../queries/loan-file.ts";
import { ActButton } from "./act-dialog.tsx";
import { recordIncomeWords } from "./record-income.words.ts";

/** What somebody read in a paper becomes the income; `document` is the paper that is open, where one is. */
export function RecordIncome({ uuid, document = "" }: { uuid: string; document?: string }) {
  const t = useText(recordIncomeWords);
  const { data } = useQuery(fileDocumentsQuery(uuid));
  const papers = data?.documents.filter(({ from, supersededAt }) => from === "borrower" && supersededAt === null) ?? [];
  return (
    <ActButton
      uuid={uuid}
      act="record-income"
      kind="primary"
      values={{ source: "MANUAL_PAYSTUB", employerName: "", annualAmount: null, documentUuid: document }}
      required={["source", "annualAmount", "documentUuid"]}
      send={({ employerName, ...read }) => ({ ...read, ...(employerName !== "" && { employerName }) })}
      renderFields={(control) => (
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
          <TextField
            control={control}
            name="employerName"
            label={t.payer}
            hint={t.payerHint}
            optional
            maxLength={100}
          />
          <MoneyField control={control} name="annualAmount" label={t.amount} />
          <SelectField
            control={control}
            name="documentUuid"
            label={t.paper}
            options={papers.map((paper) => ({ value: paper.uuid, label: paper.title }))}
          />
        </>
      )}
    />
  );
}
