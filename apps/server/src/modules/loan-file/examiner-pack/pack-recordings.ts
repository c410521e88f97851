import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../../context.ts";
import type { Database } from "../../../database/transaction.ts";
import type { Seal } from "../../../sealing/sealing.ts";
import type { ZipMember } from "../../../zip/zip.ts";
import { lengthOf, partsOf, readParts } from "../../notary/recording/recording-parts.ts";
import { namesOf } from "../list-events.ts";

/** An archive is made in memory: films beyond this are named with their hash and length, and are downloaded by themselves. */
const MOST_BYTES = 256 * 1024 * 1024;

const endings = { "video/webm": "webm", "video/mp4": "mp4" } as const;

/** The recordings of the sessions that the lender's own notaries held, each as the file whose hash stands in the log. */
export async function packRecordings(
  { db, documents }: { readonly db: Database; readonly documents: Context["documents"] },
  seal: Seal,
  { notaryRecordings = [] }: Facts,
) {
  const names = await namesOf(
    db,
    notaryRecordings.map(({ staffUuid }) => staffUuid),
  );
  const members: ZipMember[] = [];
  const index: object[] = [];
  let left = MOST_BYTES;
  for (const { staffUuid, uuid, mediaType, ...recording } of notaryRecordings) {
    const { parts, bytes, until } = await lengthOf(db, uuid);
    const name = `recordings/${uuid}.${endings[mediaType]}`;
    const isIn = parts > 0 && bytes <= left;
    if (isIn) {
      const pieces: Buffer[] = [];
      for await (const piece of readParts({ documents }, seal, await partsOf(db, uuid))) pieces.push(piece);
      members.push({ name, bytes: Buffer.concat(pieces) });
      left -= bytes;
    }
    index.push({
      uuid,
      notary: names.get(staffUuid),
      mediaType,
      ...recording,
      lastHeardAt: until,
      bytes,
      member: isIn ? name : null,
    });
  }
  return { index, members };
}
