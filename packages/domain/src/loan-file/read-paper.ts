import type { DocumentType } from "../application/document-types.ts";
import { ageFault, STATEMENT_DAYS, STUB_DAYS } from "../application/paper-age.ts";
import { isLocalDate, type LocalDate } from "../calendar/local-date.ts";
import type { Words } from "../language.ts";
import type { Cents } from "../money/cents.ts";

/** What can be read of pay stubs and statements, where they say it plainly. */
export const readFields = {
  EMPLOYEE: { en: "Employee", es: "Empleado" },
  EMPLOYER: { en: "Employer", es: "Empleador" },
  HOLDER: { en: "Account holder", es: "Titular de la cuenta" },
  ACCOUNT: { en: "Account, last four", es: "Cuenta, últimos cuatro" },
  PERIOD_FROM: { en: "Period from", es: "Periodo desde" },
  PERIOD_TO: { en: "Period to", es: "Periodo hasta" },
  PAY_DATE: { en: "Pay date", es: "Fecha de pago" },
  GROSS: { en: "Gross of the period", es: "Bruto del periodo" },
  GROSS_TO_DATE: { en: "Gross, year to date", es: "Bruto del año a la fecha" },
  NET: { en: "Net of the period", es: "Neto del periodo" },
} as const satisfies Readonly<Record<string, Words>>;
export type ReadField = keyof typeof readFields;

/** One thing that a paper says, as a machine read it: nobody has verified it. */
export interface ReadFact {
  readonly field: ReadField;
  /** As it stands there; of a date, the day. */
  readonly text: string;
  /** Of an amount. */
  readonly cents: Cents | null;
  /** From 1. */
  readonly page: number;
  /** A day longer ago than such a paper may be. */
  readonly isTooOld: boolean;
}

type Found = Pick<ReadFact, "field" | "text" | "cents">;
type Reader = (line: string, next: string) => readonly Found[];

/** How many days before it was sent a paper may be dated, by what shows its date. */
const freshness: { readonly [Type in DocumentType]?: { readonly field: ReadField; readonly days: number } } = {
  USER_UPLOADED_PAYSTUB: { field: "PAY_DATE", days: STUB_DAYS },
  BANK_STATEMENT: { field: "PERIOD_TO", days: STATEMENT_DAYS },
};

/**
 * Reads a pay stub or a bank statement from the lines of its pages. What does not stand there plainly, or stands there twice and otherwise,
 * is left out. `sentOn`: the day on which it came.
 */
export function readPaper(
  type: DocumentType,
  pages: readonly (readonly string[])[],
  sentOn: LocalDate,
): readonly ReadFact[] {
  const readers = readersOf[type];
  if (!readers) return [];
  const found = pages.flatMap((lines, index) =>
    lines.flatMap((line, at) =>
      readers.flatMap((read) => read(line, lines[at + 1] ?? "").map((one) => ({ ...one, page: index + 1 }))),
    ),
  );
  const limit = freshness[type];
  return (Object.keys(readFields) as ReadField[]).flatMap((field) => {
    const all = found.filter((one) => one.field === field);
    const [first] = all;
    if (!first || all.some(({ text }) => plain(text) !== plain(first.text))) return [];
    const isTooOld = limit?.field === field && ageFault(first.text, sentOn, limit.days) === "too-old";
    return [{ ...first, isTooOld }];
  });
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, " ");

const AMOUNT = /\$?\s?(\d{1,3}(?:,\d{3})+|\d+)\.(\d{2})(?!\d)/g;

const amountsIn = (text: string): { readonly text: string; readonly cents: Cents }[] =>
  [...text.matchAll(AMOUNT)].map(([whole, dollars = "", cents = ""]) => ({
    text: whole.trim(),
    cents: Number(dollars.replaceAll(",", "")) * 100 + Number(cents),
  }));

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DATE =
  /(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)|(\d{4})-(\d{2})-(\d{2})|\b([A-Za-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})/g;

/** The days that a text names, in its order. As in the US the month stands first; two digits of a year are of this century. */
function daysIn(text: string): LocalDate[] {
  return [...text.matchAll(DATE)].flatMap(([, m, d, y, isoY, isoM, isoD, name, nameD, nameY]) => {
    const month = name === undefined ? Number(m ?? isoM) : months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    const year = Number(y ?? isoY ?? nameY);
    const parts = [month, Number(d ?? isoD ?? nameD)].map((part) => String(part).padStart(2, "0"));
    const day = [year < 100 ? 2000 + year : year, ...parts].join("-");
    return isLocalDate(day) ? [day] : [];
  });
}

const dayFact = (field: ReadField, day: LocalDate | undefined): readonly Found[] =>
  day === undefined ? [] : [{ field, text: day, cents: null }];

/** A day after its label, or below it where nothing else stands beside. */
const dayAfter =
  (field: ReadField, label: RegExp): Reader =>
  (line, next) => {
    const at = label.exec(line);
    if (!at) return [];
    const [beside] = daysIn(line.slice(at.index + at[0].length));
    const below = daysIn(next);
    return dayFact(field, beside ?? (below.length === 1 && daysIn(line).length === 0 ? below[0] : undefined));
  };

/** Two days after one label: from, and to. What follows in the line is another's. */
const period =
  (label: RegExp): Reader =>
  (line, next) => {
    const at = label.exec(line);
    if (!at) return [];
    const beside = daysIn(line.slice(at.index));
    const days = beside.length > 0 ? beside : daysIn(next);
    const [from, to] = days;
    if (from === undefined || to === undefined || from > to) return [];
    return [...dayFact("PERIOD_FROM", from), ...dayFact("PERIOD_TO", to)];
  };

/** A name after its label and a colon, up to the next column. */
const nameAfter =
  (field: ReadField, label: RegExp): Reader =>
  (line) => {
    const at = label.exec(line);
    const [name] = at
      ? line
          .slice(at.index + at[0].length)
          .trim()
          .split(/\s{2,}/)
      : [];
    return name !== undefined && /\p{L}{2}/u.test(name) && !name.includes(":")
      ? [{ field, text: name, cents: null }]
      : [];
  };

/** The pay of the period and of the year in one line, as nearly every stub has them; with hours or rates beside them it is not told which is which. */
const pay =
  (label: RegExp, now: ReadField, toDate?: ReadField): Reader =>
  (line) => {
    if (!label.test(line)) return [];
    const [first, second, ...others] = amountsIn(line);
    if (!first || others.length > 0 || (second && first.cents > second.cents)) return [];
    return [{ field: now, ...first }, ...(second && toDate !== undefined ? [{ field: toDate, ...second }] : [])];
  };

const account: Reader = (line) => {
  const [, number = ""] = /\b(?:account|acct)\.?\s*(?:number|no\.?|#)?\s*:?\s*([x*•.\-\s\d]*\d{4})\b/i.exec(line) ?? [];
  const digits = number.replaceAll(/[^\dx*•]/gi, "");
  return digits.length < 4 || daysIn(line).length > 0
    ? []
    : [{ field: "ACCOUNT", text: digits.slice(-4), cents: null }];
};

const stubReaders: readonly Reader[] = [
  nameAfter("EMPLOYEE", /\bemployee(?:\s+name)?\s*:/i),
  nameAfter("EMPLOYER", /\b(?:employer|company)(?:\s+name)?\s*:/i),
  dayAfter("PAY_DATE", /\b(?:pay|check|payment|advice)\s*date\b/i),
  period(/\b(?:pay\s*)?period\b(?!\s*(?:beg|start|end))/i),
  dayAfter("PERIOD_FROM", /\bperiod\s*(?:beginning|begin|start)(?:\s*date)?\b/i),
  dayAfter("PERIOD_TO", /\bperiod\s*(?:ending|end)(?:\s*date)?\b/i),
  pay(/^\s*(?:total\s+)?gross(?:\s+(?:pay|earnings|wages))?\b/i, "GROSS", "GROSS_TO_DATE"),
  pay(/^\s*net\s+pay\b/i, "NET"),
];

const readersOf: { readonly [Type in DocumentType]?: readonly Reader[] } = {
  USER_UPLOADED_PAYSTUB: stubReaders,
  BANK_STATEMENT: [
    nameAfter("HOLDER", /\baccount\s+(?:holder|owner)(?:\s+name)?\s*:/i),
    account,
    period(/\bstatement\s+(?:period|dates?)\b/i),
  ],
};
