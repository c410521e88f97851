import { NotaryCommission } from "@gable/domain/notary/commission.ts";
import { usStates } from "@gable/domain/people/us-states.ts";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { kept } from "@gable/ui/storage/browser-storage.ts";
import { ActButton } from "../loan-file/act-dialog.tsx";
import { useMe } from "../session/me.ts";
import { DayField } from "../settings/day-field.tsx";
import { useNow } from "../shell/use-now.ts";
import { notaryWords } from "./notary.words.ts";

const fields = ["name", "commissionNumber", "commissionState", "commissionCounty", "commissionExpiresOn"] as const;

/** The notary takes the session under their commission, as they gave it the last time in this browser. */
export function TakeSession({ uuid }: { uuid: string }) {
  const t = useText(notaryWords);
  const language = useLanguage();
  const { identityUuid, name } = useMe();
  const today = useNow().slice(0, 10);
  const place = `commission:${identityUuid}`;
  const states = Object.entries(usStates).map(([value, words]) => ({ value, label: words[language] }));
  return (
    <ActButton
      uuid={uuid}
      act="take-notary-session"
      kind="primary"
      values={keptCommission(place) ?? { ...blank, name }}
      required={fields}
      send={(values) => {
        const commission = Object.fromEntries(fields.map((field) => [field, values[field]]));
        kept.write(place, JSON.stringify(commission));
        return commission;
      }}
      renderFields={(control) => (
        <>
          <TextField control={control} name="name" label={t.name} />
          <TextField control={control} name="commissionNumber" label={t.number} />
          <SelectField control={control} name="commissionState" label={t.commissionState} options={states} />
          <TextField control={control} name="commissionCounty" label={t.commissionCounty} />
          <DayField control={control} name="commissionExpiresOn" label={t.expires} min={today} />
        </>
      )}
    />
  );
}

const blank = { commissionNumber: "", commissionState: "", commissionCounty: "", commissionExpiresOn: "" };

function keptCommission(place: string): NotaryCommission | undefined {
  try {
    return NotaryCommission.safeParse(JSON.parse(kept.read(place) ?? "null")).data;
  } catch {
    return undefined;
  }
}
