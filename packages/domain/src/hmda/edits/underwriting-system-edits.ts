import type { LarRow } from "../lar-row.ts";
import { hasNoCoApplicant, isEntityApplicant, isEntityCoApplicant } from "./demographic-edits.ts";
import { edit, implies, oneOf, type RowEdit } from "./row-edit.ts";

const systems = [1, 2, 3, 4, 5, 7] as const;
const results = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24] as const;

export interface SystemResult {
  readonly system: string;
  readonly result: string;
}

/** The automated systems used, each with its result; unused places are blank. */
export function systemResults(row: LarRow): readonly [SystemResult, ...SystemResult[]] {
  return [
    { system: row.aus1, result: row.ausResult1 },
    { system: row.aus2, result: row.ausResult2 },
    { system: row.aus3, result: row.ausResult3 },
    { system: row.aus4, result: row.ausResult4 },
    { system: row.aus5, result: row.ausResult5 },
  ];
}

function further(row: LarRow): SystemResult[] {
  return systemResults(row).slice(1);
}

function isAlone(row: LarRow): boolean {
  return further(row).every(({ system, result }) => system === "" && result === "");
}

function isUnreported(row: LarRow): boolean {
  return oneOf(row.aus1, 1111, 6) && oneOf(row.ausResult1, 1111, 17);
}

/** Where `system` was used, its result is one of `allowed`. */
export function resultsOf(row: LarRow, system: string, allowed: readonly number[]): boolean {
  return systemResults(row).every((used) => implies(used.system === system, oneOf(used.result, ...allowed)));
}

/** Automated underwriting systems and their results. */
export const underwritingSystemEdits: readonly RowEdit[] = [
  edit("V696-1", "The systems are codes.", (row) => {
    return oneOf(row.aus1, 1111, ...systems, 6) && further(row).every(({ system }) => oneOf(system, ...systems, ""));
  }),
  edit("V696-2", "The results are codes.", (row) => {
    return (
      oneOf(row.ausResult1, 1111, ...results, 17) && further(row).every(({ result }) => oneOf(result, ...results, ""))
    );
  }),
  edit("V696-3", "There are as many results as systems.", (row) => {
    const used = systemResults(row);
    return used.filter(({ system }) => system !== "").length === used.filter(({ result }) => result !== "").length;
  }),
  edit("V699", "System 5 has a result.", (row) => resultsOf(row, "5", results)),
  edit("V700-1", "System 6 has result 17 and stands alone.", (row) =>
    implies(row.aus1 === "6", row.ausResult1 === "17" && isAlone(row)),
  ),
  edit("V700-2", "Result 17 has system 6 and stands alone.", (row) =>
    implies(row.ausResult1 === "17", row.aus1 === "6" && isAlone(row)),
  ),
  edit("V701", "A result belongs to a system.", (row) => {
    return further(row).every(({ system, result }) => implies(system === "", result === ""));
  }),
  edit("V702-1", "System 5 has a text.", (row) =>
    implies(
      systemResults(row).some(({ system }) => system === "5"),
      row.ausText !== "",
    ),
  ),
  edit("V702-2", "A text belongs to system 5.", (row) =>
    implies(
      row.ausText !== "",
      systemResults(row).some(({ system }) => system === "5"),
    ),
  ),
  edit("V703-1", "Result 16 has a text.", (row) =>
    implies(
      systemResults(row).some(({ result }) => result === "16"),
      row.ausResultText !== "",
    ),
  ),
  edit("V703-2", "A text belongs to result 16.", (row) =>
    implies(
      row.ausResultText !== "",
      systemResults(row).some(({ result }) => result === "16"),
    ),
  ),
  edit("V704-1", "A purchased loan has system 6.", (row) => implies(row.actionTaken === "6", oneOf(row.aus1, 1111, 6))),
  edit("V704-2", "A purchased loan has result 17.", (row) =>
    implies(row.actionTaken === "6", oneOf(row.ausResult1, 1111, 17)),
  ),
  edit("V705-1", "An entity that applies alone has no system.", (row) =>
    implies(isEntityApplicant(row) && hasNoCoApplicant(row), isUnreported(row)),
  ),
  edit("V705-2", "Two entities have no system.", (row) =>
    implies(isEntityApplicant(row) && isEntityCoApplicant(row), isUnreported(row)),
  ),
];
