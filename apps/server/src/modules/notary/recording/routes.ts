import { randomUUID } from "node:crypto";
import {
  beginNotaryRecording,
  endNotaryRecording,
  keepNotaryRecordingPart,
  notaryRecordingPiece,
  notaryRecordings,
  RECORDING_PART_LIMIT_BYTES,
} from "@gable/contract/calls/notary-recording.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotaryRecording } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../../context.ts";
import { answer, answerPrepared, type Caller, type Route, staffActor } from "../../../http/contract-routing.ts";
import { invalid, notFound, outOfOrder, Refusal } from "../../../http/refusal.ts";
import { advance } from "../../../workflow/advance.ts";
import { holdApplication, loadApplication, type StoredApplication } from "../../../workflow/application-store.ts";
import { sessionHeldBy } from "../desk-session.ts";
import { endRecording, sumUp } from "./end-recording.ts";
import { listRecordings, seenBy } from "./list-recordings.ts";
import { findRecording, keepPart, type Part, readPiece } from "./recording-parts.ts";

/** Picture and sound of a session by video are recorded by the notary's page and kept (rule ). */
export function notaryRecordingRoutes(ctx: Context): Route[] {
  const load = (uuid: string) => loadApplication(ctx, ctx.database.kysely, uuid);

  return [
    answerPrepared(
      beginNotaryRecording,
      async ({ params: { uuid } }, { staff }) => leftBehind(ctx, await load(uuid), staff.staffUuid),
      async ({ params: { uuid }, body: { mediaType } }, caller, trx, left) => {
        const { staffUuid } = caller.staff;
        const recording = randomUUID();
        for (const one of left) await endRecording(ctx, trx, uuid, staffActor(caller), one);
        await advance(ctx, trx, uuid, staffActor(caller), (file, now) => {
          const session = sessionHeldBy(file, staffUuid);
          if (session?.state !== "IN_SESSION")
            throw outOfOrder(decide(file).step, "There is no session to record just now.");
          const { sessionId } = session;
          const begun: NotaryRecording = {
            uuid: recording,
            sessionId,
            staffUuid,
            mediaType,
            beganAt: now.toISOString(),
          };
          return {
            event: "notary-recording-began",
            facts: { notaryRecordings: [...(file.facts.notaryRecordings ?? []), begun] },
            detail: { recording },
            alongside: async (within) => {
              const row = { uuid: recording, application_uuid: uuid };
              await within.insertInto("notary_recordings").values(row).execute();
            },
          };
        });
        return { recording };
      },
    ),
    answerPrepared(
      keepNotaryRecordingPart,
      (_received, caller) => receivePart(caller),
      async ({ params: { uuid, recording } }, { staff }, trx, part) => {
        await holdApplication(trx, uuid);
        const { file, seal } = await loadApplication(ctx, trx, uuid);
        const own = ownRecording(file, recording, staff.staffUuid);
        if (own.ended) throw outOfOrder(decide(file).step, "This recording has ended.");
        await keepPart(ctx, trx, own, part, { seal, now: ctx.clock.now(uuid) });
      },
    ),
    answerPrepared(
      endNotaryRecording,
      async ({ params: { uuid, recording } }, { staff }) => {
        const { file, seal } = await load(uuid);
        ownRecording(file, recording, staff.staffUuid);
        return sumUp(ctx, ctx.database.kysely, seal, recording);
      },
      async ({ params: { uuid, recording }, body: { parts } }, caller, trx, summed) => {
        if (summed.parts !== parts)
          throw new Refusal(409, "part-missing", `Part ${summed.parts + 1} of the recording has not come.`);
        await endRecording(ctx, trx, uuid, staffActor(caller), { recording, isWhole: true, summed });
      },
    ),
    answer(notaryRecordings, async ({ params: { uuid } }, { staff }, db) => {
      const { file } = await loadApplication(ctx, db, uuid);
      return { recordings: await listRecordings(db, file, staff) };
    }),
    answer(notaryRecordingPiece, async ({ params: { uuid, recording }, query: { piece } }, { staff }, db) => {
      const { file, seal } = await loadApplication(ctx, db, uuid);
      const found = findRecording(file, recording);
      if (!seenBy(staff)(found)) throw notFound();
      const bytes = await readPiece(ctx, db, seal, recording, piece);
      return { bytes, mediaType: "application/octet-stream", name: "notary-recording" };
    }),
  ];
}

/** What one's own page recorded before it was loaded anew: nothing more comes of that. */
async function leftBehind(ctx: Context, { file, seal }: StoredApplication, staffUuid: string) {
  const left = (file.facts.notaryRecordings ?? []).filter((one) => one.staffUuid === staffUuid && !one.ended);
  return Promise.all(
    left.map(async ({ uuid: recording }) => ({
      recording,
      isWhole: false,
      summed: await sumUp(ctx, ctx.database.kysely, seal, recording),
    })),
  );
}

/** Anybody else's is answered as one that does not exist. */
function ownRecording(file: LoanFile, uuid: string, staffUuid: string): NotaryRecording {
  const found = findRecording(file, uuid);
  if (found.staffUuid !== staffUuid) throw notFound();
  return found;
}

/** It comes from our own page and is opened by nothing but a player: no virus scanner looks at a stretch of film. */
async function receivePart({ request }: Caller<"staff-on-file">): Promise<Part> {
  const sent = await request.file({ limits: { fileSize: RECORDING_PART_LIMIT_BYTES } });
  if (!sent) throw invalid({ file: ["required"] });
  const bytes = await sent.toBuffer();
  const { number, endedMsAgo } = sent.fields;
  const body = keepNotaryRecordingPart.body.safeParse({
    number: number && "value" in number ? number.value : undefined,
    endedMsAgo: endedMsAgo && "value" in endedMsAgo ? endedMsAgo.value : undefined,
  });
  if (!body.success) throw invalid({ number: ["invalid"] });
  return { ...body.data, bytes };
}
