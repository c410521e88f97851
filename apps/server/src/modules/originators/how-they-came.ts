import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { cameBy } from "@gable/domain/pipeline/came-by.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Database } from "../../database/transaction.ts";
import { findOriginator } from "./originator-store.ts";

/** By whose link a borrower came to the lender; a broker's with the firm. The name is null where the lender does not know them any more. */
export async function howTheyCame(
  db: Database,
  { orgCode, orgMetaData }: Lender,
  { channel }: Pick<Facts, "channel">,
): Promise<LoanFileView["cameBy"]> {
  const way = cameBy({ channel });
  if (channel.referrerUuid !== undefined) {
    const officer = await findOriginator(db, orgCode, channel.referrerUuid);
    return { way, name: officer ? [officer.name, officer.brokerName].filter(Boolean).join(", ") : null };
  }
  const merchant = orgMetaData.other.merchants.find(({ uuid }) => uuid === channel.merchantUuid);
  return { way, name: merchant?.name ?? null };
}
