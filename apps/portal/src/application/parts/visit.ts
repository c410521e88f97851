import { linkBank } from "@gable/contract/calls/accounts.ts";
import { linkIncome } from "@gable/contract/calls/income.ts";
import type { IncomeSourceType } from "@gable/domain/application/enumerations.ts";
import type { ConsentGiven } from "@gable/domain/profile/consents.ts";
import { client } from "../../session/client.ts";
import { rememberApplication } from "../../session/remembered-application.ts";
import { rememberVisit } from "../../session/remembered-visit.ts";

/** Opens the page of a payroll, bank or tax source and goes there; the page comes back to `bank-link-oauth-success`. */
export async function visitIncomeSource(uuid: string, source: IncomeSourceType, consent: ConsentGiven): Promise<void> {
  const { linkUuid, url } = await client.send(linkIncome, { params: { uuid }, body: { source, consent } });
  leave(uuid, "income", linkUuid, url);
}

/** Opens the bank's page to choose accounts. */
export async function visitBank(uuid: string, consent: ConsentGiven): Promise<void> {
  const { linkUuid, url } = await client.send(linkBank, { params: { uuid }, body: { consent } });
  leave(uuid, "accounts", linkUuid, url);
}

function leave(uuid: string, purpose: "income" | "accounts", link: string, url: string): void {
  rememberApplication(uuid);
  rememberVisit({ purpose, link });
  window.location.assign(url);
}
