import type { Failure } from "@gable/ui/forms/failures.ts";
import type { TypedAccount } from "./typed-account-fields.tsx";

/** The account as it is sent: its number once. */
export const sentAccount = ({ routingNumber, accountNumber }: TypedAccount, type: "CHECKING" | "SAVINGS") => ({
  source: "TYPED" as const,
  routingNumber,
  accountNumber,
  type,
});

/** What the server found wrong with an account, at the fields in which it was typed. */
export function atTypedFields(failures: readonly Failure[], typed: TypedAccount): readonly Failure[] {
  return failures.map(({ name, ...failure }) => {
    const field = name?.split(".").at(-1);
    return field !== undefined && field in typed
      ? { ...failure, name: `typed.${field}` }
      : { ...failure, ...(name !== undefined && { name }) };
  });
}
