import { randomUUID } from "node:crypto";
import { minutesAfter } from "@gable/domain/calendar/zoned-time.ts";
import { nextPermitted } from "@gable/domain/notifications/quiet-hours.ts";
import { readerZones } from "@gable/domain/notifications/reader-zones.ts";
import type { MessageWay } from "@gable/domain/notifications/topics.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Moment } from "./moments/moment.ts";
import type { MomentName } from "./moments/moments.ts";

/** What comes within so many minutes of something that can wait goes out with it. */
export const BATCH_MINUTES = 15;

/** Puts a moment among those of which the borrower is told when its hour comes. */
export async function putWaiting(
  trx: Transaction,
  file: LoanFile,
  waiting: {
    readonly name: MomentName;
    readonly way: MessageWay;
    readonly haste: Moment["haste"];
    readonly now: Date;
  },
): Promise<void> {
  const { name, way, haste, now } = waiting;
  const at = now.toISOString();
  const ready = haste === "batched" ? minutesAfter(at, BATCH_MINUTES) : at;
  await trx
    .insertInto("waiting_messages")
    .values({
      uuid: randomUUID(),
      application_uuid: file.uuid,
      way,
      moment: name,
      due_at: way === "text" ? nextPermitted(ready, readerZones(file.facts)) : ready,
      created_at: at,
      settled_at: null,
      outbox_uuid: null,
      dropped: null,
    })
    .execute();
}
