import { verifyDocument } from "@gable/contract/calls/documents.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { loadApplication } from "../../workflow/application-store.ts";

/**
 * Tells anybody who holds a document whether it is one of this lender's, byte by byte, and what its seal says. Whoever does not hold it
 * learns nothing: its hash cannot be guessed, and the answer names no person, loan or home.
 */
export function verifyRoute(ctx: Context): Route {
  return answer(verifyDocument, async ({ params }, { lender }, trx) => {
    const row = await trx
      .selectFrom("document_versions as version")
      .innerJoin("documents as document", "document.uuid", "version.document_uuid")
      .innerJoin("applications as application", "application.uuid", "document.application_uuid")
      .select([
        "application.uuid as applicationUuid",
        "document.title as title",
        "document.language as language",
        "document.pages as pages",
        "document.sha256 as latest",
        "document.superseded_at as supersededAt",
        "document.created_at as writtenAt",
        "version.sha256 as sha256",
        "version.reason as reason",
        "version.created_at as at",
      ])
      .where("version.sha256", "=", Buffer.from(params.hash, "hex"))
      .where("document.origin", "=", "lender")
      .where("application.org_code", "=", lender.orgCode)
      .orderBy("version.created_at")
      .limit(1)
      .executeTakeFirst();
    if (!row) return { document: null };
    const { facts } = (await loadApplication(ctx, trx, row.applicationUuid)).file;
    const isSealed = row.reason === "sealed" || row.reason === "notarised";
    return {
      document: {
        title: row.title,
        language: row.language,
        pages: row.pages,
        writtenOn: dayAtHome(facts, row.writtenAt),
        state: row.reason,
        stateOn: dayAtHome(facts, row.at),
        isLatest: row.latest.equals(row.sha256) && row.supersededAt === null,
        sealedBy: isSealed ? lender.orgMetaData.other.footerData.companyName : null,
      },
    };
  });
}
