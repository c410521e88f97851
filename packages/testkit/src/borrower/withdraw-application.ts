import { withdraw } from "@gable/contract/calls/application.ts";
import type { BorrowerClient } from "./borrower-client.ts";

/** The borrower does not want the line any more. */
export const withdrawApplication = (client: BorrowerClient, uuid: string): Promise<unknown> =>
  client.send(withdraw, { params: { uuid }, body: {} });
