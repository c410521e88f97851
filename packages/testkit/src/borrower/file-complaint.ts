import { answerComplaint, complain, complaints } from "@gable/contract/calls/privacy.ts";
import type { OpenBorrower } from "../open-borrower.ts";
import type { OpenStaff } from "../open-staff.ts";
import { createBorrowerClient } from "./borrower-client.ts";

/** A borrower of the main lender complains of a fee. */
export async function fileComplaint(url: string, { headers }: OpenBorrower, text: string): Promise<void> {
  const client = createBorrowerClient(url, "gable", headers.authorization);
  await client.send(complain, { body: { topic: "FEES", text } });
}

/** Somebody of the staff answers the complaint that waits. */
export async function answerWaitingComplaint({ client }: OpenStaff, text: string): Promise<void> {
  const waiting = (await client.send(complaints, {})).complaints.find(({ answer }) => answer === null);
  if (!waiting) throw new Error("no complaint waits for an answer");
  await client.send(answerComplaint, { params: { complaint: waiting.uuid }, body: { text } });
}
