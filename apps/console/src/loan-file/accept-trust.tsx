import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { ActButton } from "./act-dialog.tsx";
import { trustWords } from "./trust.words.ts";

/** What somebody read in the certificate of trust. */
export function AcceptTrust({ uuid }: { uuid: string }) {
  const t = useText(trustWords);
  return (
    <ActButton
      uuid={uuid}
      act="accept-trust"
      kind="primary"
      values={{ name: "", datedOn: "", kind: "", trustees: "" }}
      required={["name", "datedOn", "kind", "trustees"]}
      send={({ name, datedOn, kind, trustees }) => ({
        name,
        datedOn,
        revocable: kind === "REVOCABLE",
        trustees: String(trustees)
          .split("\n")
          .map((line) => line.trim())
          .filter((line) => line !== ""),
      })}
      renderFields={(control) => (
        <>
          <TextField control={control} name="name" label={t.name} />
          <DateFields control={control} name="datedOn" label={t.datedOn} />
          <SelectField
            control={control}
            name="kind"
            label={t.kind}
            options={[
              { value: "REVOCABLE", label: t.REVOCABLE },
              { value: "IRREVOCABLE", label: t.IRREVOCABLE },
            ]}
          />
          <TextAreaField
            control={control}
            name="trustees"
            label={t.trustees}
            hint={t.trusteesHint}
            rows={3}
            maxLength={600}
          />
        </>
      )}
    />
  );
}
