import type { KnownCredit } from "@gable/domain/workflow/facts/credit-facts.ts";
import { VendorRefused } from "@gable/vendors/vendor-errors.ts";
import type { Database } from "../../../database/transaction.ts";

/** A report whose score is disclosed with how it compares to others. */
export type Distributed = KnownCredit & { readonly scoreDistribution: readonly number[] };

/**
 * The report with how consumers score under its model (12 CFR 1022.74(d)(1)(ii)): as it says, else as the same bureau said it last. A
 * notice without that is not the one that the law asks for.
 * @throws VendorRefused where the bureau never said it: staff see why the notice is missing, and nothing is signed before it is out
 */
export async function withDistribution(db: Database, report: KnownCredit): Promise<Distributed> {
  const scoreDistribution = report.scoreDistribution ?? (await saidLast(db, report));
  if (!scoreDistribution)
    throw new VendorRefused(
      "credit-bureau",
      422,
      "score-distribution-missing",
      "The bureau does not say how scores of this model are distributed, which the score disclosure must.",
      [],
    );
  return { ...report, scoreDistribution };
}

async function saidLast(db: Database, report: KnownCredit): Promise<readonly number[] | undefined> {
  // Scores of different models have nothing in common but that they have no name.
  if (report.scoreModel === "OTHER") return undefined;
  return (await kept(db, report))?.percents;
}

/** Keeps what a bureau says of all consumers, and nothing of this one, for its reports that do not say it. */
export async function keepDistribution(trx: Database, report: KnownCredit | undefined): Promise<void> {
  if (!report?.scoreDistribution || report.scoreModel === "OTHER") return;
  // Most reports say what the one before said: for them no row is held, on which all others would wait.
  const known = await kept(trx, report);
  if (known && known.reported_on >= report.pulledOn) return;
  const said = { percents: JSON.stringify(report.scoreDistribution), reported_on: report.pulledOn };
  await trx
    .insertInto("score_distributions")
    .values({ ...keyOf(report), ...said })
    .onConflict((row) =>
      row
        .columns(["bureau", "model", "lowest", "highest"])
        .doUpdateSet(said)
        .where("score_distributions.reported_on", "<", report.pulledOn),
    )
    .execute();
}

const keyOf = ({ bureau, scoreModel, scoreRange }: KnownCredit) => ({
  bureau: bureau.name,
  model: scoreModel,
  lowest: scoreRange.low,
  highest: scoreRange.high,
});

const kept = (db: Database, report: KnownCredit) =>
  db
    .selectFrom("score_distributions")
    .select(["percents", "reported_on"])
    .where((row) => row.and(keyOf(report)))
    .executeTakeFirst();
