import { expect, it } from "vitest";
import { noTypedAccount, typedProblems } from "./typed-account.ts";

const good = {
  routingNumber: "121000248",
  accountNumber: "1111 2222-33",
  accountAgain: "1111222233",
  type: "CHECKING" as const,
  nickname: "",
};
const problemsOf = (changes: Partial<typeof good>) =>
  typedProblems({ ...good, ...changes }).map(({ name, message }) => `${name} ${message}`);

it("a typed account is told everything that it lacks at once", () => {
  expect(problemsOf({})).toEqual([]);
  expect(typedProblems(noTypedAccount).map(({ name }) => name)).toEqual([
    "typed.routingNumber",
    "typed.accountNumber",
    "typed.type",
  ]);
  expect(problemsOf({ routingNumber: "12100024", accountAgain: "1111222234" })).toEqual([
    "typed.routingNumber routing-number-invalid",
    "typed.accountAgain accounts-differ",
  ]);
  expect(problemsOf({ accountNumber: "12", accountAgain: "12" })).toEqual([
    "typed.accountNumber account-number-invalid",
  ]);
});
