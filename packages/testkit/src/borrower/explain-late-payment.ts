import { answerDelinquency } from "@gable/contract/calls/credit.ts";
import type { Walk } from "./move.ts";

/** Answers what was asked about a late payment, in the borrower's own words. */
export async function explainLatePayment({ client, uuid }: Pick<Walk, "client" | "uuid">, explanation: string) {
  await client.send(answerDelinquency, { params: { uuid }, body: { answer: "EXPLAINED", explanation } });
}
