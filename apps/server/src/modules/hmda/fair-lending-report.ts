import type { FairLendingReply } from "@gable/contract/calls/hmda.ts";
import { fairLendingOf, groupWords, traits } from "@gable/domain/hmda/fair-lending.ts";
import { csvOf } from "../../csv.ts";
import { Refusal } from "../../http/refusal.ts";
import { type NotMade, type RegisterGround, readRegisterRows } from "./register.ts";

/**
 * How groups of applicants fared in a year, by the rows that will be filed of it.
 * @throws Refusal where another company files for this lender, which then looks at the whole, or nobody is named who files
 */
export async function readFairLending(
  ground: RegisterGround,
  orgCode: string,
  year: number,
): Promise<FairLendingReply> {
  const read = await readRegisterRows(ground, orgCode, year);
  if (!read.ok) throw notMade(read);
  const { decided, undecided, traits: found } = fairLendingOf(read.rows);
  return {
    year,
    institution: read.filer.institution,
    decided,
    undecided,
    traits: found.map(({ groups, ...trait }) => ({ ...trait, groups: [...groups] })),
  };
}

/** Why a lender has no register of its own. */
export const notMade = ({ reason }: NotMade): Refusal =>
  reason === "NO_FILER"
    ? new Refusal(409, "no-filer", "Nobody is named yet who files this lender's register.")
    : new Refusal(409, "not-the-filer", "Another company files this lender's register.");

/** Of those who were decided on together, and of those whom nobody decided on, no more than how many they are. */
const noFigures = [null, null, null, null, null, null] as const;

/** The same figures as a file; an empty cell is one that is held back. */
export function fairLendingCsv({ decided, undecided, traits: found }: FairLendingReply): string {
  return csvOf([
    [
      "trait",
      "group",
      "applications",
      "approved",
      "approval percent",
      "adverse impact ratio",
      "priced",
      "mean rate",
      "basis points above reference",
    ],
    ["all", "approved or denied", decided, ...noFigures],
    ["all", "withdrawn or never complete", undecided, ...noFigures],
    ...found.flatMap(({ trait, reference, groups }) =>
      groups.map(({ group, ...figures }) => [
        traits[trait].words.en,
        group === reference ? `${groupWords(trait, group).en} (reference)` : groupWords(trait, group).en,
        figures.decided,
        figures.approved,
        figures.approvalPercent,
        figures.impactRatio,
        figures.priced,
        figures.meanRate,
        figures.basisPointsAbove,
      ]),
    ),
  ]);
}
