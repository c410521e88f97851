import { isForeignDocument } from "@gable/domain/application/document-titles.ts";
import type { Context } from "../../../context.ts";
import type { Database } from "../../../database/transaction.ts";
import type { Seal } from "../../../sealing/sealing.ts";
import type { ZipMember } from "../../../zip/zip.ts";
import type { PackDocument } from "./pack-manifest.ts";

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/heic": "heic",
};

/** Every document of an application in every state that its bytes were in, superseded ones too. */
export async function packPapers(
  { db, documents }: { readonly db: Database; readonly documents: Context["documents"] },
  seal: Seal,
  applicationUuid: string,
): Promise<{ readonly index: readonly PackDocument[]; readonly members: readonly ZipMember[] }> {
  const rows = await db
    .selectFrom("documents")
    .selectAll()
    .where("application_uuid", "=", applicationUuid)
    .orderBy("created_at")
    .orderBy("uuid")
    .execute();
  const index: PackDocument[] = [];
  const members: ZipMember[] = [];
  for (const row of rows) {
    const versions = await db
      .selectFrom("document_versions")
      .selectAll()
      .where("document_uuid", "=", row.uuid)
      .orderBy("created_at")
      .execute();
    const kept: PackDocument["versions"] = [];
    for (const [number, version] of versions.entries()) {
      const ending = endings[row.media_type] ?? "bin";
      // What somebody sent was not drawn here.
      const reason = version.reason === "drawn" && isForeignDocument(row.kind) ? "received" : version.reason;
      const name = `documents/${row.kind.toLowerCase()}/${row.uuid}-${number + 1}-${reason}.${ending}`;
      members.push({ name, bytes: await documents.get(seal, version.storage_key) });
      kept.push({
        reason,
        at: version.created_at,
        sha256: version.sha256.toString("hex"),
        member: name,
      });
    }
    index.push({
      uuid: row.uuid,
      kind: row.kind,
      title: row.title,
      origin: row.origin,
      mediaType: row.media_type,
      wordingVersion: row.wording_version,
      createdAt: row.created_at,
      supersededAt: row.superseded_at,
      scan: row.scan,
      versions: kept,
    });
  }
  return { index, members };
}
