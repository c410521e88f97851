import { type PlanRow, planRows } from "../journey/plan-rows.ts";
import { rowOf } from "../journey/row-of.ts";
import { decide, END_ROW, stages } from "../workflow/decide.ts";
import type { EffectKind } from "../workflow/effect.ts";
import type { LoanFile } from "../workflow/facts/facts.ts";

/** How a row of the plan stands. `RUNNING`: below the present one, and its background work has begun already. */
export type RowState = "DONE" | "NOW" | "RUNNING" | "AHEAD" | "NOT_NEEDED";
export const rowStates = ["DONE", "NOW", "RUNNING", "AHEAD", "NOT_NEEDED"] as const satisfies readonly RowState[];

export interface RowStanding {
  readonly row: PlanRow;
  readonly state: RowState;
  /** Work in the background that the row calls for just now. */
  readonly work: readonly EffectKind[];
}

/** The plan as it stands for one application: what is done, what is not needed, where it is, and what runs beside that. */
export function planStanding(file: LoanFile): RowStanding[] {
  const outcome = decide(file);
  const rows = (Object.keys(planRows).map(Number) as PlanRow[]).filter((row) => row !== END_ROW);
  return rows.map((row) => {
    const needed = stages.filter((stage) => stage.row === row && (stage.applies?.(file) ?? true));
    const unmet = needed.filter((stage) => !stage.done(file));
    const begun = unmet.filter(
      (stage) => stage.name === outcome.stage || (row > outcome.row && (stage.startsAhead?.(file) ?? false)),
    );
    const work = begun.flatMap((stage) => stage.effects?.(file) ?? []).map(({ kind }) => kind);
    const state = stateOf(row, outcome.row, needed.length, unmet.length, work.length);
    return { row, state: row === rowOf.signers && state === "DONE" ? standingOfSigners(file) : state, work };
  });
}

/** Where nobody else signs, nobody has done so either; and until the borrower was asked, it is not known. */
function standingOfSigners({ facts: { additional, signers } }: LoanFile): RowState {
  if (!additional) return "AHEAD";
  return additional.titleCompanions.length + signers.length === 0 ? "NOT_NEEDED" : "DONE";
}

function stateOf(row: PlanRow, now: PlanRow, needed: number, unmet: number, work: number): RowState {
  if (row === now) return "NOW";
  if (needed === 0) return "NOT_NEEDED";
  if (unmet === 0) return "DONE";
  return work > 0 ? "RUNNING" : "AHEAD";
}
