import { type CheckedFile, rowEdits } from "./check-register.ts";
import { macroWords, sheetAndFileWords } from "./edits/edit-words.ts";

/** S and V stop a filing; Q asks a person to confirm or mend. */
export interface RegisterFinding {
  /** The agency's number: "V612-2". */
  readonly code: string;
  readonly kind: "SYNTACTICAL" | "VALIDITY" | "QUALITY";
  /** The identifier of the row; null where the sheet or the whole file is meant. */
  readonly uli: string | null;
  /** What the rule asks. */
  readonly says: string;
  /** How a finding comes about with lines of credit of this product, or what to look at. */
  readonly why: string;
}

const kinds = { S: "SYNTACTICAL", V: "VALIDITY", Q: "QUALITY" } as const;

const LOOK = "This check has no usual cause here: open the application and compare it with the row.";

/** Why a row of this product may rightly fail a quality edit. */
const reasons: Readonly<Record<string, string>> = {
  Q603: "The county's records did not name the tract: look the address up with the agency's geocoder and add it.",
  Q607: "Lines go up to $400,000, and most stand behind a mortgage: confirm the amount.",
  "Q614-1": "The applicant's age comes from the birth date that was given: confirm it with the identity document.",
  Q617: "The smallest line stands for an amount that was never chosen: confirm the value of the home.",
  Q620: "The borrower came without a loan originator: nobody takes part who needs a number.",
  Q629: "The decision relied on no income.",
  Q635: "Compare with last year's share, and with applications that lapsed unsigned.",
  Q636: "Compare with last year's share of withdrawals.",
  Q637: "Compare with last year's share of notices of incompleteness that stayed unanswered.",
  Q638: "Few of those who were decided on took a line: usual in the first year of a lender.",
  Q640: "Many incomes are below $10,000: confirm that amounts were entered by the year.",
};

/** What a checked file must have mended, or somebody must confirm; the gravest first. */
export function findingsOf({ sheet, sheetErrors, rows, file, macro }: CheckedFile): readonly RegisterFinding[] {
  const words = new Map(rowEdits.map(({ code, says }) => [code, says]));
  const findings: RegisterFinding[] = [
    ...sheetErrors.map(({ field, value }) => unreadable(null, field, value)),
    ...[...(sheet ?? []), ...file].map((code) => finding(code, null, sheetAndFileWords[code] ?? "")),
    ...macro.map((code) => finding(code, null, macroWords[code] ?? "")),
    ...rows.flatMap((row) =>
      row.ok
        ? [...row.failed.S, ...row.failed.V, ...row.failed.Q].map((code) =>
            finding(code, row.row.uli, words.get(code) ?? ""),
          )
        : row.errors.map(({ field, value }) => unreadable(null, field, value)),
    ),
  ];
  const order = ["SYNTACTICAL", "VALIDITY", "QUALITY"];
  return findings.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.code.localeCompare(b.code));
}

/** Whether the file may be filed: quality findings are confirmed on the agency's own page. */
export const isFileable = (findings: readonly RegisterFinding[]): boolean =>
  findings.every(({ kind }) => kind === "QUALITY");

function finding(code: string, uli: string | null, says: string): RegisterFinding {
  const kind = kinds[code[0] as keyof typeof kinds] ?? "SYNTACTICAL";
  return { code, kind, uli, says, why: reasons[code] ?? LOOK };
}

function unreadable(uli: string | null, field: string, value: string): RegisterFinding {
  return { code: "S", kind: "SYNTACTICAL", uli, says: `${field} cannot be read.`, why: `It reads "${value}".` };
}
