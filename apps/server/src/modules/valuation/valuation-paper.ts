import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import type { Context } from "../../context.ts";
import type { Seal } from "../../sealing/sealing.ts";
import type { AttachedPaper } from "../documents/draft.ts";
import { readDocument } from "../documents/stored-document.ts";

/** In which the home is valued by a person, or the copy of a model's value. */
const KINDS = ["APPRAISAL_REPORT", "RESIDENTIAL_EVALUATION", "BROKER_PRICE_OPINION", "VALUATION_COPY"];

/** The latest paper that shows how a Texas homestead was valued, to be attached where the value is acknowledged; null for other homes. */
export async function valuationPaper(ctx: Context, file: LoanFile, seal: Seal): Promise<AttachedPaper | null> {
  if (!isTexasHomestead(file.facts)) return null;
  const found = await ctx.database.kysely
    .selectFrom("documents")
    .selectAll()
    .where("application_uuid", "=", file.uuid)
    .where("kind", "in", KINDS)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!found) return null;
  return { name: "valuation.pdf", bytes: await readDocument(ctx, seal, found), sha256: found.sha256.toString("hex") };
}
