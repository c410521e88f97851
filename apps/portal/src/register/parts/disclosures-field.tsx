import { FieldGroup } from "@gable/ui/forms/field.tsx";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { useField } from "@gable/ui/forms/use-field.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { Control } from "react-hook-form";
import type { AccountValues } from "./account-values.ts";
import { DEMONSTRATION, DocumentLink, EarlyDocuments } from "./early-documents.tsx";
import { openAccountWords } from "./open-account.words.ts";

/** The documents to read first, and the proof that such documents open on this device (15 USC 7001(c)(1)(C)(ii)). */
export function DisclosuresField({ control }: { control: Control<AccountValues> }) {
  const t = useText(openAccountWords);
  const { id, error, value, change } = useField({ control, name: "disclosures", label: t.read });
  const opened = value as AccountValues["disclosures"];
  return (
    <>
      <FieldGroup id={id} label={t.read} hint={t.readHint} error={error}>
        <div id={id} tabIndex={-1}>
          <EarlyDocuments opened={opened} onOpen={(kind) => change([...opened, kind])} />
        </div>
      </FieldGroup>
      <div className="field">
        <p className="field-label">{t.demonstration}</p>
        <p className="field-hint">{t.demonstrationHint}</p>
        <DocumentLink kind={DEMONSTRATION} title={t.sample} />
      </div>
      <OtpField control={control} name="demonstrationCode" label={t.code} length={4} />
    </>
  );
}
