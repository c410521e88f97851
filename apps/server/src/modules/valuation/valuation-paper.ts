import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import { groundOf, valuationsOf } from "@gable/domain/workflow/notices/grounds.ts";
import type { Context } from "../../context.ts";
import type { Seal } from "../../sealing/sealing.ts";
import type { AttachedPaper } from "../documents/draft.ts";
import { readDocument, type StoredDocument } from "../documents/stored-document.ts";

/** In which the home is valued by a person, or the copy of a model's value. */
const KINDS = ["APPRAISAL_REPORT", "RESIDENTIAL_EVALUATION", "BROKER_PRICE_OPINION", "VALUATION_COPY"];

/** The latest paper that shows how a Texas homestead was valued, to be attached where the value is acknowledged; null for other homes. */
export async function valuationPaper(ctx: Context, file: LoanFile, seal: Seal): Promise<AttachedPaper | null> {
  if (!isTexasHomestead(file.facts)) return null;
  const papers = await ctx.database.kysely
    .selectFrom("documents")
    .selectAll()
    .where("application_uuid", "=", file.uuid)
    .where("kind", "in", KINDS)
    .orderBy("created_at", "desc")
    .execute();
  const found = papers.find((paper) => isOfThisHome(file.facts, paper));
  if (!found) return null;
  return { name: "valuation.pdf", bytes: await readDocument(ctx, seal, found), sha256: found.sha256.toString("hex") };
}

/** What was filed before the home was named, or came of another afterwards, shows nothing of this one. */
function isOfThisHome(facts: Facts, { uuid, kind, created_at: filedAt }: StoredDocument): boolean {
  const { formerHomes = [], otherValuations = [], deliveries } = facts;
  const namedAt = formerHomes.findLast(({ isSameParcel }) => !isSameParcel)?.at;
  if (namedAt !== undefined && Date.parse(filedAt) <= Date.parse(namedAt)) return false;
  if (kind !== "VALUATION_COPY") return !otherValuations.some(({ documentUuid }) => documentUuid === uuid);
  const copied = deliveries.find(({ documentUuid }) => documentUuid === uuid)?.basis;
  return otherValuations.length === 0 || (valuationsOf(facts).length > 0 && copied === groundOf.VALUATION_COPY(facts));
}
