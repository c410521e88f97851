import { type Failure, notMet } from "@gable/ui/forms/failures.ts";

/** An account as it is typed: its number twice, so that a slip shows. */
export type TypedAccount = {
  routingNumber: string;
  accountNumber: string;
  accountAgain: string;
  type: "CHECKING" | "SAVINGS" | "";
};

export const noTypedAccount: TypedAccount = { routingNumber: "", accountNumber: "", accountAgain: "", type: "" };

export type WithAccount = { typed: TypedAccount };

const digits = (text: string) => text.replace(/[\s-]/g, "");

const isAccountNumber = (text: string): boolean => /^\d{4,17}$/.test(digits(text));

/**
 * Everything that is wrong with a typed account as far as a page can tell: all at once, so that nobody is sent back for one field after the
 * other. Whether there is such a bank the server says.
 */
export function typedProblems({ routingNumber, accountNumber, accountAgain, type }: TypedAccount): Failure[] {
  const isEmpty = digits(accountNumber) === "";
  return [
    ...notMet(
      [digits(routingNumber) !== "", "typed.routingNumber", "required"],
      [
        digits(routingNumber) === "" || /^\d{9}$/.test(digits(routingNumber)),
        "typed.routingNumber",
        "routing-number-invalid",
      ],
      [!isEmpty, "typed.accountNumber", "required"],
      [isEmpty || isAccountNumber(accountNumber), "typed.accountNumber", "account-number-invalid"],
      [digits(accountNumber) === digits(accountAgain), "typed.accountAgain", "accounts-differ"],
      [type !== "", "typed.type", "required"],
    ),
  ];
}

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
