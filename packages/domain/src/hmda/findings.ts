import type { Words } from "../language.ts";
import { type CheckedFile, rowEdits } from "./check-register.ts";
import { macroWords, sheetAndFileWords } from "./edits/edit-words.ts";

/** S and V stop a filing; Q asks a person to confirm or mend. */
export interface RegisterFinding {
  /** The agency's number: "V612-2". */
  readonly code: string;
  readonly kind: "SYNTACTICAL" | "VALIDITY" | "QUALITY";
  /** The identifier of the row; null where the sheet or the whole file is meant. */
  readonly uli: string | null;
  /** What the rule asks, as its agency numbers it: in English alone, as are the agency's own pages on which a finding is confirmed. */
  readonly says: string;
  /** How a finding comes about with lines of credit of this product, or what to look at. */
  readonly why: Words;
}

const kinds = { S: "SYNTACTICAL", V: "VALIDITY", Q: "QUALITY" } as const;

const LOOK: Words = {
  en: "This check has no usual cause here: open the application and compare it with the row.",
  es: "Este control no tiene aquí una causa habitual: abra la solicitud y compárela con el registro.",
};

/** Why a row of this product may rightly fail a quality edit. */
const reasons: Readonly<Record<string, Words>> = {
  Q603: {
    en: "The county's records did not name the tract: look the address up with the agency's geocoder and add it.",
    es: "Los registros del condado no indicaron el tramo: busque la dirección en el geocodificador de la agencia y agréguelo.",
  },
  Q607: {
    en: "Lines go up to $400,000, and most stand behind a mortgage: confirm the amount.",
    es: "Las líneas llegan a $400,000 y la mayoría va detrás de una hipoteca: confirme el monto.",
  },
  "Q614-1": {
    en: "The applicant's age comes from the birth date that was given: confirm it with the identity document.",
    es: "La edad del solicitante viene de la fecha de nacimiento que dio: confírmela con el documento de identidad.",
  },
  Q617: {
    en: "The smallest line stands for an amount that was never chosen: confirm the value of the home.",
    es: "La línea más pequeña figura por un monto que nunca se eligió: confirme el valor de la vivienda.",
  },
  Q620: {
    en: "The borrower came without a loan originator: nobody takes part who needs a number.",
    es: "El solicitante llegó sin oficial de préstamos: no participa nadie que necesite un número.",
  },
  Q629: {
    en: "The decision relied on no income.",
    es: "La decisión no se basó en ningún ingreso.",
  },
  Q635: {
    en: "Compare with last year's share, and with applications that lapsed unsigned.",
    es: "Compare con la proporción del año pasado y con las solicitudes que caducaron sin firmarse.",
  },
  Q636: {
    en: "Compare with last year's share of withdrawals.",
    es: "Compare con la proporción de retiradas del año pasado.",
  },
  Q637: {
    en: "Compare with last year's share of notices of incompleteness that stayed unanswered.",
    es: "Compare con la proporción del año pasado de avisos de solicitud incompleta sin respuesta.",
  },
  Q638: {
    en: "Few of those who were decided on took a line: usual in the first year of a lender.",
    es: "Pocos de los que recibieron una decisión tomaron una línea: es habitual en el primer año de un prestamista.",
  },
  Q640: {
    en: "Many incomes are below $10,000: confirm that amounts were entered by the year.",
    es: "Muchos ingresos son menores de $10,000: confirme que los montos se anotaron por año.",
  },
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
  return {
    code: "S",
    kind: "SYNTACTICAL",
    uli,
    says: `${field} cannot be read.`,
    why: { en: `It reads "${value}".`, es: `Dice "${value}".` },
  };
}
