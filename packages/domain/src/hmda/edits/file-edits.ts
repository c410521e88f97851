import { numberIn } from "../field-forms.ts";
import type { LarRow } from "../lar-row.ts";
import { formatLarRow } from "../parse-row.ts";
import type { TransmittalSheet } from "../transmittal-sheet.ts";

/** What only the whole file shows. A repeated identifier is reported once, by the gravest edit that finds it. */
export function fileEdits(sheet: TransmittalSheet, rows: readonly LarRow[]): string[] {
  const failed: string[] = [];
  if (sheet.entries !== rows.length) failed.push("S304");
  if (hasRepeats(rows.map(formatLarRow))) failed.push("S305");
  const originated = rows.filter((row) => row.actionTaken === "1");
  if (hasRepeats(originated.map((row) => row.uli))) failed.push("S306");
  if (failed.length === 0 && hasRepeats(rows.map((row) => row.uli))) failed.push("Q600");
  return failed;
}

/** Proportions of the file that a person must confirm or mend: Q634 to Q640. */
export function macroEdits(rows: readonly LarRow[]): string[] {
  const total = rows.length;
  if (total === 0) return [];
  const count = (holds: (row: LarRow) => boolean) => rows.filter(holds).length;
  const withAction = (action: string) => count((row) => row.actionTaken === action);
  const purchases = count((row) => row.loanPurpose === "1");
  const purchasesMade = count((row) => row.loanPurpose === "1" && row.actionTaken === "1");
  const decided = count((row) => ["1", "2", "3", "4", "5", "6"].includes(row.actionTaken));
  const checks: readonly (readonly [code: string, passes: boolean])[] = [
    ["Q634", purchasesMade <= 25 || purchasesMade <= purchases * 0.95],
    ["Q635", withAction("2") <= total * 0.15],
    ["Q636", withAction("4") <= total * 0.3],
    ["Q637", withAction("5") <= total * 0.15],
    ["Q638", withAction("1") >= decided * 0.2],
    ["Q639", count((row) => row.preapproval === "1") <= 1000 || withAction("7") >= 1],
    ["Q640", count((row) => (numberIn(row.income) ?? 10) < 10) <= total * 0.2],
  ];
  return checks.filter(([, passes]) => !passes).map(([code]) => code);
}

function hasRepeats(values: readonly string[]): boolean {
  return new Set(values.map((value) => value.toUpperCase())).size < values.length;
}
