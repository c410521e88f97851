import type { Address } from "@gable/domain/application/address.ts";
import { AddressCombobox, type Suggestion } from "@gable/ui/forms/address-combobox.tsx";
import { fieldId, useFormTerms } from "@gable/ui/forms/form-context.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type Control, useController } from "react-hook-form";
import { suggestionsQuery } from "../../queries/property.ts";
import { homeAddressWords } from "./home-address.words.ts";
import type { HomeValues } from "./home-values.ts";
import type { TypedAnswers } from "./registration.ts";

type Found = Suggestion & { readonly address: Address };

type SearchProps = {
  control: Control<HomeValues, unknown, TypedAnswers>;
  onChoose: (address: Address) => void;
  onByHand: () => void;
};

/** The address by its beginning; what is found is offered in a list. */
export function AddressSearch({ control, onChoose, onByHand }: SearchProps) {
  const t = useText(homeAddressWords);
  const queries = useQueryClient();
  const { prefix, explain } = useFormTerms();
  const { field, fieldState } = useController({ control, name: "search" });
  const message = fieldState.error?.message;

  const suggest = async (text: string): Promise<readonly Found[]> => {
    const { suggestions } = await queries.fetchQuery(suggestionsQuery(text.trim()));
    return suggestions.map(found);
  };

  return (
    <AddressCombobox<Found>
      id={fieldId(prefix, "search")}
      label={t.label}
      error={message === undefined ? undefined : explain(message)}
      text={field.value}
      onText={field.onChange}
      suggest={suggest}
      onChoose={({ address }) => onChoose(address)}
      onByHand={onByHand}
    />
  );
}

function found(address: Address): Found {
  const { street1, street2, city, state, zip } = address;
  return {
    id: [street1, street2, city, state, zip].join("|"),
    line1: street2 === null ? street1 : `${street1}, ${street2}`,
    line2: `${city}, ${state} ${zip}`,
    address,
  };
}
