import type { Transaction } from "../../database/transaction.ts";
import { forgetLeadsOf } from "../originators/leads.ts";
import { forgetWaits } from "./entries.ts";

/** Deletes what a lender keeps of an address that no account asks for: its waits, what officers wrote down, and mails on their way. */
export async function forgetAddress(trx: Transaction, orgCode: string, address: string): Promise<void> {
  await forgetWaits(trx, orgCode, address);
  await forgetLeadsOf(trx, orgCode, address);
}
