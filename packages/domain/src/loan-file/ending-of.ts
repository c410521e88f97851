import type { LocalDate } from "../calendar/local-date.ts";
import { localDateAt } from "../calendar/zoned-time.ts";
import { type PipelineRow, pipelineRow } from "../pipeline/pipeline-row.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import { zoneAtHome } from "../workflow/property/home.ts";
import { moneySentOn } from "../workflow/timeline/timeline.ts";

/** What ended an application. */
export const endingCauses = [
  "FUNDED",
  "DECLINED",
  "RESCINDED",
  "WITHDRAWN",
  "OTHER_OWNER",
  "INCOMPLETE",
  "NOT_ACCEPTED",
  "COUNTEROFFER_NOT_ACCEPTED",
] as const;
export type EndingCause = (typeof endingCauses)[number];

export interface Ending {
  readonly cause: EndingCause;
  /** By the calendar of the home, of money by that of the banks; null where the facts do not tell. */
  readonly on: LocalDate | null;
}

/** What ended an application, and on which day; null while it runs. */
export function endingOf(file: LoanFile): Ending | null {
  const { facts } = file;
  const { standing } = pipelineRow(file);
  if (standing === "ACTIVE") return null;
  if (standing === "FUNDED") return { cause: "FUNDED", on: moneySentOn(facts) };
  const { cause, at } = endOf(facts, standing);
  return { cause, on: at === undefined ? null : localDateAt(at, zoneAtHome(facts)) };
}

function endOf(
  facts: Facts,
  standing: Exclude<PipelineRow["standing"], "ACTIVE" | "FUNDED">,
): { readonly cause: EndingCause; readonly at: string | undefined } {
  const { rescinded, withdrawn, coDeedCancelled, declined, decision, softCredit, lapse, lapsedAt } = facts;
  if (standing === "DECLINED") return { cause: "DECLINED", at: declined?.at ?? decision?.at ?? softCredit?.at };
  if (standing === "LAPSED") return { cause: lapse ?? "NOT_ACCEPTED", at: lapsedAt };
  if (rescinded) return { cause: "RESCINDED", at: rescinded.at };
  return withdrawn ? { cause: "WITHDRAWN", at: withdrawn.at } : { cause: "OTHER_OWNER", at: coDeedCancelled?.at };
}
