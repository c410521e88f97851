import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import type { Context } from "../../context.ts";
import { endingOf, type FileReply } from "../../http/send-file.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { writeZip, type ZipMember } from "../../zip/zip.ts";
import { readDocument, type StoredDocument } from "./stored-document.ts";

/** What some systems do not take in the name of a file. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;

type Listed = readonly [stored: StoredDocument, row: DocumentRow];

/**
 * The lender's among these documents in one archive, under their titles and days, in the order in which they came. What the person sent
 * they have already, and it may be of any size. Whoever keeps an archive has not read what is in it: nothing counts as opened.
 */
export async function writeArchive(ctx: Context, seal: Seal, listed: readonly Listed[]): Promise<FileReply> {
  const given = listed.filter(([, { from }]) => from === "lender");
  const members = await Promise.all(
    given.map(async ([stored, { title, datedOn }], index): Promise<ZipMember> => {
      const number = String(index + 1).padStart(2, "0");
      const name = `${number} ${title.replaceAll(NOT_IN_NAMES, " ").trim()}, ${datedOn}.${endingOf(stored.media_type)}`;
      return { name, bytes: await readDocument(ctx, seal, stored) };
    }),
  );
  return { bytes: writeZip(members), mediaType: "application/zip", name: "documents" };
}
