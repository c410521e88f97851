import { type Block, heading, keyFigures, lines, list, numberedList, paragraph } from "../blocks.ts";
import type { CreditBureau, CreditScore } from "../credit-score.ts";
import { addressLines } from "./address-lines.ts";
import { formatDate } from "./format-date.ts";

/** What a decision rested on besides the applicant's own words. */
export interface DecisionSources {
  /** The bureau whose report was used; null where none was. */
  readonly bureau: CreditBureau | null;
  /** The score that was used; null where none was. */
  readonly score: CreditScore | null;
  /** Other outside sources that counted against the applicant, e.g. "a computer valuation of the property". */
  readonly outsideSources: readonly string[];
}

/** Part II of Regulation B's form C-1: FCRA sections 615(a) and 615(b). */
export function creditReportNotice(sources: DecisionSources): Block[] {
  return [
    ...(sources.bureau ? reportUsed(sources.bureau) : []),
    ...(sources.score ? scoreUsed(sources.score) : []),
    ...(sources.outsideSources.length > 0 ? outsideSourcesUsed(sources.outsideSources) : []),
  ];
}

function reportUsed(bureau: CreditBureau): Block[] {
  return [
    heading("Your credit report"),
    paragraph(
      "Our credit decision was based in whole or in part on information obtained in a report from the consumer reporting agency listed below. You have a right under the Fair Credit Reporting Act to know the information contained in your credit file at the consumer reporting agency. The reporting agency played no part in our decision and is unable to supply specific reasons why we have denied credit to you. You also have a right to a free copy of your report from the reporting agency, if you request it no later than 60 days after you receive this notice. In addition, if you find that any information contained in the report you receive is inaccurate or incomplete, you have the right to dispute the matter with the reporting agency.",
    ),
    lines(bureau.name, ...addressLines(bureau.address), `Toll-free telephone: ${bureau.phone}`, bureau.website),
  ];
}

function scoreUsed(score: CreditScore): Block[] {
  return [
    heading("Your credit score"),
    paragraph(
      "We also obtained your credit score from this consumer reporting agency and used it in making our credit decision. Your credit score is a number that reflects the information in your consumer report. Your credit score can change, depending on how the information in your consumer report changes.",
    ),
    keyFigures(
      { label: "Your credit score", value: String(score.score), note: score.model },
      { label: "Date", value: formatDate(score.createdOn) },
      { label: "Scores range", value: `${score.lowest} to ${score.highest}`, note: "From a low to a high" },
    ),
    paragraph("Key factors that adversely affected your credit score:"),
    numberedList(...score.keyFactors),
    paragraph(
      `If you have any questions regarding your credit score, you should contact ${score.bureau.name} at the address or telephone number above.`,
    ),
  ];
}

function outsideSourcesUsed(sources: readonly string[]): Block[] {
  return [
    heading("Other outside information"),
    paragraph(
      "Our credit decision was based in whole or in part on information obtained from an affiliate or from an outside source other than a consumer reporting agency. Under the Fair Credit Reporting Act, you have the right to make a written request, no later than 60 days after you receive this notice, for disclosure of the nature of this information.",
    ),
    list(...sources),
  ];
}
