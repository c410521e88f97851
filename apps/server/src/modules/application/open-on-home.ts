import type { Address } from "@gable/domain/application/address.ts";
import { homeKey } from "@gable/domain/property/home-key.ts";
import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Transaction } from "../../database/transaction.ts";

/** The application among these that is under way on a home; undefined where there is none. */
export const openOnHome = (files: readonly LoanFile[], home: Address | undefined): LoanFile | undefined =>
  home && files.find((file) => isOpen(file) && isSameHome(file.facts.answers.home, home));

/**
 * Whoever of an account asks for a home waits until the one before is through: two tabs would each see that there is no application for it
 * yet.
 */
export async function oneHomeAtATime(trx: Transaction, identityUuid: string): Promise<void> {
  await trx.selectFrom("identities").select("uuid").where("uuid", "=", identityUuid).forNoKeyUpdate().execute();
}

/** Whether an application may still come to a line. */
export function isOpen(file: LoanFile): boolean {
  const { row, step } = decide(file);
  return row < END_ROW && step !== "DECLINED" && file.facts.decision?.result.decision !== "INELIGIBLE";
}

const isSameHome = (one: Address | undefined, other: Address): boolean =>
  one !== undefined && homeKey(one) === homeKey(other);
