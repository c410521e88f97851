import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { Control } from "react-hook-form";
import { ConsentRevocation, ConsentText } from "../../shell/consent-text.tsx";
import type { AccountValues } from "./account-values.ts";
import { type NeededConsent, neededConsents } from "./needed-consents.ts";
import { openAccountWords } from "./open-account.words.ts";

/** The consents, each with its exact words, none ticked beforehand. */
export function ConsentFields({
  control,
  types = neededConsents,
}: {
  control: Control<AccountValues>;
  types?: readonly NeededConsent[];
}) {
  const t = useText(openAccountWords);
  return (
    <fieldset className="field stack">
      <legend className="field-label">{t.consents}</legend>
      {types.map((type) => (
        <CheckboxField key={type} control={control} name={`consents.${type}`}>
          <ConsentText type={type} /> <ConsentRevocation type={type} />
        </CheckboxField>
      ))}
      <p className="small">
        <a href={siteRoutes.terms} target="_blank" rel="noopener">
          {t.terms}
        </a>{" "}
        ·{" "}
        <a href={siteRoutes.privacy} target="_blank" rel="noopener">
          {t.privacy}
        </a>
      </p>
    </fieldset>
  );
}
