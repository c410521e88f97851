import { fetchPart } from "@gable/ui/components/connection/fetch-part.ts";
import type { AddressValues } from "@gable/ui/forms/address-values.ts";
import { type ReactNode, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";

/** An address as fields hold it, or as it is sent. */
export type TypedAddress = Readonly<Partial<Record<keyof AddressValues, string | null | undefined>>>;

export type AddressQuestion = {
  /** What is shown in the form's place; null while nothing is asked. */
  readonly asked: ReactNode;
  /**
   * For a form's `settle`: asks about the address among `values` if it is in doubt, unless none was typed. Gives the values to send, with
   * the address that is used; null where the reader goes back to it.
   */
  readonly settle: <V>(values: V, isTyped?: boolean) => Promise<V | null>;
};

export type AskedForm<T extends FieldValues, O> = {
  readonly form: UseFormReturn<T, unknown, O>;
  /** Where the address stands in the form's values and in what is sent of them, `""` when they are the address. */
  readonly at: string;
  /** Was on file when the form was opened, and is not asked about. */
  readonly known?: TypedAddress | null | undefined;
  /** The form stands in a dialog, whose title stays. */
  readonly isPart?: boolean;
};

/**
 * The question about an address that is typed into a form, asked before that is sent. Nobody is asked twice about the same address, nor kept
 * from what they typed.
 */
export function useAddressQuestion<T extends FieldValues, O>(of: AskedForm<T, O>): AddressQuestion {
  const { isSubmitting } = useFormState({ control: of.form.control });
  const [asked, show] = useState<ReactNode>(null);
  const settled = useRef(of.known);
  const settle: AddressQuestion["settle"] = async (values, isTyped = true) => {
    show(null);
    if (!isTyped) return values;
    const { askAddress } = await fetchPart(() => import("./ask-address.tsx"));
    return askAddress({ ...of, settled, show }, values);
  };
  // It stays until what was answered is sent.
  return { asked: isSubmitting ? asked : null, settle };
}

/** A form, and in its place the question about the address that was typed into it. */
export function AskedAddress({ question: { asked }, children }: { question: AddressQuestion; children: ReactNode }) {
  return (
    <>
      {asked}
      <div hidden={asked !== null}>{children}</div>
    </>
  );
}
