import type { ReplyOf } from "@gable/contract/call.ts";
import type { insurance } from "@gable/contract/calls/insurance.ts";
import type { PolicyFault } from "@gable/domain/insurance/judge-policy.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { Control } from "react-hook-form";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { InLanguage } from "../../../shell/in-language.tsx";
import { schemaResolver } from "../../../shell/schema-resolver.ts";
import { SeenBy } from "../../conditions/parts/times-told.tsx";
import { GoodPaper } from "../../parts/good-paper.tsx";
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

type FieldsProps = {
  control: Control<PolicyValues, unknown, Policy>;
  page: Uploads;
  /** The page that was sent before still serves. */
  hasPage: boolean;
};

/** What a policy is known by, and the page of it that proves the rest. */
export function PolicyFields({ control, page, hasPage }: FieldsProps) {
  const t = useText(insuranceWords);
  return (
    <>
      <TextField control={control} name="insurer" label={t.insurer} maxLength={80} />
      <TextField control={control} name="policyNumber" label={t.number} autoComplete="off" maxLength={40} />
      <MoneyField control={control} name="dwellingCoverage" label={t.coverage} hint={t.coverageHint} />
      <DateFields control={control} name="expiresOn" label={t.expires} />
      <PaperUpload uploads={page} label={t.page} hint={hasPage ? t.pageKept : t.pageHint} most={1} withForm />
      <GoodPaper of="declarations" />
    </>
  );
}

const unknowns: ReadonlySet<PolicyFault> = new Set<PolicyFault>([
  "policy-not-found",
  "declaration-unreadable",
  "declaration-not-a-declaration",
  "declaration-another-property",
]);

/** How the proof that was sent stands. */
type StandingProps = Pick<ReplyOf<typeof insurance>, "state" | "faults" | "isRead" | "lookedAt" | "said" | "saidIn">;

export function PolicyStanding({ state, faults, isRead, lookedAt, said, saidIn }: StandingProps) {
  const t = useText(insuranceWords);
  const zone = useHomeZone();
  if (state === "CHECKING") return <Notice title={t.checking}>{t.checkingBody}</Notice>;
  if (state === "ACCEPTED") return <Notice tone="success" title={t.accepted} />;
  if (state !== "RETURNED") return null;
  // What could not be read or found says nothing of the policy, and its agent has nothing to change.
  const isUnknown = faults.every((fault) => unknowns.has(fault));
  return (
    <Notice tone="warning" title={isUnknown ? t.unknown : t.returned}>
      {said === null ? null : (
        <>
          <p>{t.said}</p>
          <p>
            <InLanguage text={said} language={saidIn} />
          </p>
        </>
      )}
      <ul className="points">
        {faults.map((fault) => (
          <li key={fault}>{t[fault]}</li>
        ))}
      </ul>
      <p>{isUnknown ? t.unknownBody : t.returnedBody}</p>
      {isRead ? (
        <p>
          {t.isRead} {lookedAt ? <SeenBy lookedAt={lookedAt} zone={zone} /> : null}
        </p>
      ) : null}
    </Notice>
  );
}
