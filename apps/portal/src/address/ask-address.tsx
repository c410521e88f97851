import { checkAddress } from "@gable/contract/calls/property.ts";
import type { Address } from "@gable/domain/application/address.ts";
import { AddressInput } from "@gable/domain/people/address-input.ts";
import type { AddressValues } from "@gable/ui/forms/address-values.ts";
import type { ReactNode, RefObject } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, get } from "react-hook-form";
import { client } from "../session/client.ts";
import { partOf } from "./address-by-hand.tsx";
import { type AddressAnswer, type AddressDoubt, AddressDoubtPage } from "./address-doubt.tsx";
import type { AskedForm, TypedAddress } from "./asked-address.tsx";

const addressParts = ["street1", "street2", "city", "state", "zip"] as const satisfies (keyof AddressValues)[];

type Asking<T extends FieldValues, O> = AskedForm<T, O> & {
  /** What was asked about last. */
  readonly settled: RefObject<TypedAddress | null | undefined>;
  readonly show: (page: ReactNode) => void;
};

/** What `AddressQuestion.settle` promises, of values in which an address was typed. */
export async function askAddress<T extends FieldValues, O, V>(
  { form, at, settled, isPart = false, show }: Asking<T, O>,
  values: V,
): Promise<V | null> {
  const typed: unknown = at === "" ? values : get(values, at);
  const doubt = await findDoubt(typed, settled.current);
  if (doubt === null) return values;
  const lookAgain = () => form.setFocus(partOf<T>(at, "street1"));
  const answer = await new Promise<AddressAnswer>((resolve) => {
    show(<AddressDoubtPage doubt={doubt} onAnswer={resolve} onLookAgain={lookAgain} isPart={isPart} />);
  });
  if (answer === "check") return null;
  const used = answer === "use" ? doubt.known : null;
  settled.current = used ?? doubt.typed;
  if (used === null) return values;
  const fields = { ...used, street2: used.street2 ?? "" };
  for (const part of addressParts) {
    form.setValue(partOf<T>(at, part), fields[part] as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
  }
  return at === "" ? { ...values, ...fields } : { ...values, [at]: fields };
}

/**
 * Null where it is the one that is settled, where the post writes it as it was typed, where nobody can be asked, and where it is none yet: of that the form's own rules
 * tell.
 */
async function findDoubt(typed: unknown, settled: TypedAddress | null | undefined): Promise<AddressDoubt | null> {
  const read = AddressInput.safeParse(typed);
  if (!read.success) return null;
  const address: Address = read.data;
  if (settled && spelling(settled) === spelling(address)) return null;
  const checked = await client.send(checkAddress, { body: { address } }).catch(() => null);
  if (checked?.outcome === "suggestion") return { typed: address, known: checked.address };
  return checked?.outcome === "not-found" ? { typed: address, known: null } : null;
}

const spelling = (address: TypedAddress): string => addressParts.map((part) => address[part] ?? "").join("|");
