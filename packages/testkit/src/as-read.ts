import { loanFile } from "@gable/contract/calls/loan-file.ts";
import type { Client } from "@gable/contract/client.ts";
import { sinceRead } from "@gable/contract/loan-file/since-read.ts";
import type { Judged } from "@gable/domain/loan-file/open-judgements.ts";

/** Where nothing waits: the server says so. */
const NEVER = "2020-01-01T00:00:00.000Z";

/** An act that accepts something, by somebody of staff who has just read the file. `signer`: about whom, who signs beside the borrower. */
export async function asRead(client: Client, uuid: string, act: Judged["act"], signer?: string): Promise<Judged> {
  const file = await client.send(loanFile, { params: { uuid } });
  const of = file.signers.find((one) => one.uuid === signer);
  const since = {
    "accept-signer-identity": of?.identityReviewSince,
    "clear-signer-watchlist": of?.listed?.at,
    "settle-signer-trouble": of?.trouble?.at ?? of?.quiet?.at,
  };
  return {
    act,
    ...(signer !== undefined && { signer }),
    note: "Looked at for a test.",
    since: (act in since ? since[act as keyof typeof since] : sinceRead(file, act)) ?? NEVER,
  } as Judged;
}
