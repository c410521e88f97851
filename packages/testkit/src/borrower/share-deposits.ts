import { completeIncomeLink, income, linkIncome } from "@gable/contract/calls/income.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import type { Walk } from "./move.ts";
import { agreeAt, until } from "./verification-moves.ts";

const TYPE = "BANK_ACCOUNT_READING";

/** Lets the deposits of the borrower's accounts be read, and waits until they are. */
export async function shareDeposits(walk: Pick<Walk, "client" | "uuid" | "sandboxUrl">): Promise<void> {
  const { client, uuid } = walk;
  const params = { uuid };
  const consent = { type: TYPE, textVersion: consentTexts[TYPE].version, language: "en" } as const;
  const opened = await client.send(linkIncome, { params, body: { source: "PLAID_TRANSACTIONS", consent } });
  const body = await agreeAt(walk, opened.url);
  await client.send(completeIncomeLink, { params: { uuid, link: opened.linkUuid }, body });
  await until(
    () => client.send(income, { params }),
    ({ sources }) => sources.some(({ deposits }) => deposits !== null),
  );
}
