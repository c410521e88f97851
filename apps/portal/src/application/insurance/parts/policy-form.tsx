import type { PolicyFault } from "@gable/domain/insurance/judge-policy.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { Control } from "react-hook-form";
import { schemaResolver } from "../../../shell/schema-resolver.ts";
import { PaperUpload } from "../../parts/paper-upload.tsx";
import type { Uploads } from "../../parts/use-uploads.ts";
import { insuranceWords } from "../insurance.words.ts";

export type PolicyValues = {
  kind: "HAZARD" | "FLOOD";
  insurer: string;
  policyNumber: string;
  dwellingCoverage: number | null;
  expiresOn: string;
};
export type Policy = Omit<PolicyValues, "dwellingCoverage"> & { dwellingCoverage: number };

export const noPolicy = { insurer: "", policyNumber: "", dwellingCoverage: null, expiresOn: "" };

export const policyResolver = schemaResolver<PolicyValues, Policy>(
  async () => (await import("@gable/domain/insurance/policy.ts")).InsurancePolicy,
  ({ dwellingCoverage, ...policy }) => ({ ...policy, dwellingCoverage: dwellingCoverage ?? 0 }),
);

type FieldsProps = { control: Control<PolicyValues, unknown, Policy>; page: Uploads };

/** What a policy is known by, and the page of it that proves the rest. */
export function PolicyFields({ control, page }: FieldsProps) {
  const t = useText(insuranceWords);
  return (
    <>
      <TextField control={control} name="insurer" label={t.insurer} maxLength={80} />
      <TextField control={control} name="policyNumber" label={t.number} autoComplete="off" maxLength={40} />
      <MoneyField control={control} name="dwellingCoverage" label={t.coverage} hint={t.coverageHint} />
      <DateFields control={control} name="expiresOn" label={t.expires} />
      <PaperUpload uploads={page} label={t.page} hint={t.pageHint} most={1} />
    </>
  );
}

/** How the proof that was sent stands. */
type StandingProps = {
  state: "NEEDED" | "CHECKING" | "ACCEPTED" | "RETURNED";
  faults: readonly PolicyFault[];
};

export function PolicyStanding({ state, faults }: StandingProps) {
  const t = useText(insuranceWords);
  if (state === "CHECKING") return <Notice title={t.checking}>{t.checkingBody}</Notice>;
  if (state === "ACCEPTED") return <Notice tone="success" title={t.accepted} />;
  return state === "RETURNED" ? (
    <Notice tone="warning" title={t.returned}>
      <ul className="points">
        {faults.map((fault) => (
          <li key={fault}>{t[fault]}</li>
        ))}
      </ul>
      <p>{t.returnedBody}</p>
    </Notice>
  ) : null;
}
