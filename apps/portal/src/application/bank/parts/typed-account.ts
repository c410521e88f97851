import { type Failure, notMet } from "@gable/ui/forms/failures.ts";

/** An account as it is typed: its number twice, so that a slip shows. */
export type TypedAccount = {
  routingNumber: string;
  accountNumber: string;
  accountAgain: string;
  type: "CHECKING" | "SAVINGS" | "";
  /** What the borrower calls it; empty where they call it nothing. */
  nickname: string;
};

export const noTypedAccount: TypedAccount = {
  routingNumber: "",
  accountNumber: "",
  accountAgain: "",
  type: "",
  nickname: "",
};

export type WithAccount = { typed: TypedAccount };

const digits = (text: string) => text.replace(/[\s-]/g, "");

/** Everything that a typed account lacks, at once. Whether there is such a bank the server says. */
export function typedProblems({ routingNumber, accountNumber, accountAgain, type }: TypedAccount): readonly Failure[] {
  const [routing, account] = [digits(routingNumber), digits(accountNumber)];
  return notMet(
    [routing !== "", "typed.routingNumber", "required"],
    [/^(\d{9})?$/.test(routing), "typed.routingNumber", "routing-number-invalid"],
    [account !== "", "typed.accountNumber", "required"],
    [/^(\d{4,17})?$/.test(account), "typed.accountNumber", "account-number-invalid"],
    [account === digits(accountAgain), "typed.accountAgain", "accounts-differ"],
    [type !== "", "typed.type", "required"],
  );
}

/** The account as it is sent: its number once. */
export const sentAccount = (
  { routingNumber, accountNumber, nickname }: TypedAccount,
  type: "CHECKING" | "SAVINGS",
) => ({
  source: "TYPED" as const,
  routingNumber,
  accountNumber,
  type,
  ...(nickname.trim() !== "" && { nickname }),
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
