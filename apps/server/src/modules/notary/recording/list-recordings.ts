import type { NotaryRecordingRow } from "@gable/contract/calls/notary-recording.ts";
import { notaryRecordsKeptUntil, PARTS_IN_PIECE } from "@gable/domain/notary/recording.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { NotaryRecording } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Database } from "../../../database/transaction.ts";
import { namesOf } from "../../loan-file/list-events.ts";
import { lengthOf } from "./recording-parts.ts";

/** A notary sees those that they made; whoever oversees them sees all. */
export const seenBy =
  ({ role, staffUuid }: { readonly role: StaffRole; readonly staffUuid: string }) =>
  (recording: NotaryRecording): boolean =>
    role !== "notary" || recording.staffUuid === staffUuid;

/** The recordings of an application that this person may see, in their order. */
export async function listRecordings(
  db: Database,
  { facts }: LoanFile,
  staff: Parameters<typeof seenBy>[0],
): Promise<NotaryRecordingRow[]> {
  const seen = (facts.notaryRecordings ?? []).filter(seenBy(staff));
  const names = await namesOf(
    db,
    seen.map(({ staffUuid }) => staffUuid),
  );
  return Promise.all(
    seen.map(async ({ uuid, staffUuid, mediaType, beganAt, ended }) => {
      const { parts, bytes, until } = await lengthOf(db, uuid);
      return {
        recording: uuid,
        notary: names.get(staffUuid) ?? "",
        mediaType,
        beganAt,
        until,
        state: standingOf(ended),
        bytes,
        pieces: Math.ceil(parts / PARTS_IN_PIECE),
        sha256: ended?.sha256 ?? null,
        keptUntil: notaryRecordsKeptUntil(beganAt),
      };
    }),
  );
}

function standingOf(ended: NotaryRecording["ended"]): NotaryRecordingRow["state"] {
  if (!ended) return "going-on";
  return ended.isWhole ? "whole" : "broke-off";
}
