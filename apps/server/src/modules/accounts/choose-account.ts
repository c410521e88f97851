import { randomUUID } from "node:crypto";
import type { LinkedAccountChoice, TypedAccountChoice } from "@gable/domain/accounts/account-choice.ts";
import { isSameAccount } from "@gable/domain/accounts/same-account.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { ChosenAccount } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { Context } from "../../context.ts";
import { invalid } from "../../http/refusal.ts";
import { type Bank, bankOfRouting } from "./bank-of-routing.ts";

/** Asks for the bank of an account that was typed; refuses a number that no bank has, or that takes no electronic payments. */
export async function bankOfChoice(
  ctx: Context,
  choice: { readonly source: string; readonly routingNumber?: string },
  correlationId: string,
): Promise<Bank | null> {
  if (choice.source !== "TYPED" || choice.routingNumber === undefined) return null;
  const bank = await bankOfRouting(ctx, choice.routingNumber, correlationId);
  if (!bank) throw invalid({ routingNumber: ["bank-unknown"] });
  if (!bank.acceptsAch) throw invalid({ routingNumber: ["bank-takes-no-ach"] });
  return bank;
}

/** The account that was chosen, linked or typed. One that was refused before is refused again. */
export function chosenAccount(
  facts: Facts,
  choice: LinkedAccountChoice | TypedAccountChoice,
  bank: Bank | null,
  at: string,
): ChosenAccount {
  if (choice.source === "LINKED") {
    const linked = facts.linkedAccounts.find(({ accountUuid }) => accountUuid === choice.accountUuid);
    if (!linked) throw invalid({ accountUuid: ["unknown"] });
    return { ...linked, source: "LINKED", at };
  }
  const { routingNumber, accountNumber, type, nickname } = choice;
  if (facts.refusedAccounts.some((refused) => isSameAccount(refused, choice))) {
    throw invalid({ accountNumber: ["account-refused"] });
  }
  return {
    accountUuid: randomUUID(),
    bankName: bank?.name ?? "",
    routingNumber,
    accountNumber,
    type,
    owners: [],
    source: "TYPED",
    ...(nickname && { nickname }),
    at,
  };
}
