import { randomUUID } from "node:crypto";
import { minutesAfter } from "@gable/domain/calendar/zoned-time.ts";
import { nextPermitted } from "@gable/domain/notifications/quiet-hours.ts";
import { signerZones } from "@gable/domain/notifications/reader-zones.ts";
import type { MessageWay } from "@gable/domain/notifications/topics.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { BATCH_MINUTES } from "../notifications/waiting-messages.ts";
import type { SignerMail } from "./mail-signer.ts";
import type { SignerText } from "./signer-text.ts";

/** What stands in `waiting_messages.moment` of a message that is not the borrower's. */
export const OF_SIGNER = "signer";

/** Under what the words of a waiting message are sealed. */
export const contextOf = (uuid: string): string => `waiting:${uuid}`;

/** Has a signer's message wait: `BATCH_MINUTES` for what else comes, where it can, and a text until it is day where they live. */
export async function waitForSigner(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  signer: Pick<SignerFacts, "uuid" | "timeZone">,
  message: { readonly way: MessageWay; readonly isBatched: boolean; readonly words: SignerMail | SignerText },
): Promise<void> {
  const { way, isBatched, words } = message;
  const now = ctx.clock.now(file.uuid).toISOString();
  const ready = isBatched ? minutesAfter(now, BATCH_MINUTES) : now;
  const uuid = randomUUID();
  await trx
    .insertInto("waiting_messages")
    .values({
      uuid,
      application_uuid: file.uuid,
      way,
      moment: OF_SIGNER,
      signer_uuid: signer.uuid,
      sealed_words: ctx.sealing.alone.sealJson(words, contextOf(uuid)),
      due_at: way === "text" ? nextPermitted(ready, signerZones(file.facts, signer)) : ready,
      created_at: now,
      settled_at: null,
      outbox_uuid: null,
      dropped: null,
    })
    .execute();
}
