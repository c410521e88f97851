import { complain } from "@gable/contract/calls/privacy.ts";
import type { OpenBorrower } from "../open-borrower.ts";
import { createBorrowerClient } from "./borrower-client.ts";

/** A borrower of the main lender complains of a fee. */
export async function fileComplaint(url: string, { headers }: OpenBorrower, text: string): Promise<void> {
  const client = createBorrowerClient(url, "gable", headers.authorization);
  await client.send(complain, { body: { topic: "FEES", text } });
}
