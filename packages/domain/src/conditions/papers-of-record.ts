import type { LocalDate } from "../calendar/local-date.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import type { TaxRecord } from "../income/tax-record.ts";
import { formatDollars } from "../money/format-dollars.ts";
import { type CourtRecord, isDebt } from "../title/court-records.ts";
import { areTaxesBehind } from "../title/property-taxes.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import { dayAtHome, homeOf } from "../workflow/property/home.ts";
import { type AskedPapers, beforeClosing } from "./asked-paper.ts";

const isMainHome = ({ additional, answers }: Facts): boolean =>
  (additional?.occupancy ?? answers.occupancy) === "PRIMARY";

/**
 * The tax office's record as it was read last, a reading that was taken out or shows no income too: what is owed does not go with the
 * income. Readings of before stand beside the income that they showed.
 */
function taxReading({ taxReading: kept, incomeSources }: Facts): NonNullable<Facts["taxReading"]> | undefined {
  const beside = incomeSources.findLast(({ source }) => source === "TAX_TRANSCRIPT");
  if (kept || !beside) return kept;
  return { ...(beside.taxRecord && { record: beside.taxRecord }), at: beside.at };
}
const taxReadOf = (facts: Facts, what: keyof TaxRecord): Instant | undefined => {
  const reading = facts.closingSignedAt === undefined ? taxReading(facts) : undefined;
  return reading?.record && reading.record[what].length > 0 ? reading.at : undefined;
};

/** What records say against the borrower. Behind what others ask for: a condition is known by the place of its cause. */
export const papersOfRecord: readonly AskedPapers[] = [
  {
    key: "TAX_OWED",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => taxReadOf(facts, "owed"),
    papers: "OTHER_EVIDENCE",
    wanted: () => 1,
    comment: (facts) => {
      const owed = taxReading(facts)?.record?.owed ?? [];
      const amounts = listed(owed.map(({ year, amount }) => `${formatDollars(amount)} (${year})`));
      return {
        en: `The IRS record shows federal tax that is not paid: ${amounts}. Send proof that it is paid, or your installment agreement with the latest payment under it.`,
        es: `El registro del IRS muestra impuesto federal sin pagar: ${amounts}. Envíe el comprobante de que está pagado o su plan de pagos con el último pago hecho.`,
      };
    },
    priorTo: "documents",
  },
  {
    key: "RETURNS_NOT_FILED",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => taxReadOf(facts, "notFiled"),
    papers: "OTHER_EVIDENCE",
    wanted: (facts) => taxReading(facts)?.record?.notFiled.length ?? 1,
    comment: (facts) => {
      const years = listed((taxReading(facts)?.record?.notFiled ?? []).map(String));
      return {
        en: `The IRS has no tax return of yours for ${years}. Send the return with proof that it was filed, or a signed letter that says why none was due.`,
        es: `El IRS no tiene su declaración de impuestos de ${years}. Envíe la declaración con el comprobante de que se presentó, o una carta firmada que diga por qué no debía presentarla.`,
      };
    },
    priorTo: "documents",
  },
  {
    key: "OCCUPANCY",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => beforeClosing(facts, isMainHome(facts) && homeOf(facts)?.ownersLiveElsewhere === true),
    papers: "OTHER_EVIDENCE",
    wanted: () => 1,
    comment: {
      en: "You say that you live in this home; the county sends its tax bills to another address. Send something of the last 60 days that comes to you there, such as a utility bill, or your driver's license with this address. If it is a second home or rented out, correct your answer.",
      es: "Usted dice que vive en esta casa; el condado envía los recibos de impuestos a otra dirección. Envíe algo de los últimos 60 días que reciba allí, como una factura de servicios, o su licencia de conducir con esta dirección. Si es segunda vivienda o la alquila, corrija su respuesta.",
    },
    priorTo: "documents",
  },
  {
    key: "OFF_THE_MARKET",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => beforeClosing(facts, homeOf(facts)?.isForSale === true),
    papers: "OTHER_EVIDENCE",
    wanted: () => 1,
    comment: {
      en: "Records show your home as offered for sale. Send the end of the listing, or a signed letter that says it is not for sale.",
      es: "Los registros muestran su casa en venta. Envíe la baja del anuncio o una carta firmada que diga que no está en venta.",
    },
    priorTo: "documents",
  },
  {
    key: "COURT_CASES",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => beforeClosing(facts, casesOf(facts).length > 0),
    papers: "OTHER_EVIDENCE",
    wanted: (facts) => Math.max(1, casesOf(facts).length),
    comment: (facts) => {
      const named = namedRecords(casesOf(facts));
      return {
        en: `Records show a bankruptcy or a suit about your home that may not be over${named}. Send the court's order that ended it, such as a discharge or a dismissal. If it is of another person of your name, send a signed letter that says so.`,
        es: `Los registros muestran una quiebra o una demanda sobre su casa que quizá no ha terminado${named}. Envíe la orden del juzgado que le puso fin, como una descarga o un sobreseimiento. Si es de otra persona con su nombre, envíe una carta firmada que lo diga.`,
      };
    },
    priorTo: "documents",
  },
  {
    key: "PROPERTY_TAXES",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => beforeClosing(facts, taxesBehind(facts) !== undefined),
    papers: "OTHER_EVIDENCE",
    wanted: () => 1,
    comment: (facts) => {
      const year = taxesBehind(facts)?.slice(0, 4) ?? "";
      return {
        en: `The title company finds the property taxes of your home paid only into ${year}. Unpaid ones must be paid before closing. Send the county's receipt, your mortgage statement that shows that they were paid for you, or the bill if they are not due yet.`,
        es: `La compañía de títulos halla los impuestos de su casa pagados solo hasta ${year}. Los que falten deben pagarse antes del cierre. Envíe el recibo del condado, el estado de su hipoteca que muestre que se pagaron por usted, o la factura si aún no vencen.`,
      };
    },
    priorTo: "documents",
  },
  {
    key: "SSN_DIFFERS",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => {
      const { hardCredit, softCredit } = facts;
      const counts = hardCredit?.outcome === "HIT" ? hardCredit : softCredit;
      const differs = counts?.outcome === "HIT" && counts.report.ssnDiffers === true;
      return beforeClosing(facts, differs) && counts?.at;
    },
    papers: "OTHER_EVIDENCE",
    wanted: () => 1,
    comment: {
      en: "The credit bureau has another Social Security number on your file than the one you gave us. Send your Social Security card, a W-2, or a letter of the Social Security Administration with your number. If you mistyped it, call us and we correct it.",
      es: "La agencia de crédito tiene en su expediente otro número de Seguro Social que el que usted nos dio. Envíe su tarjeta del Seguro Social, un W-2 o una carta de la Administración del Seguro Social con su número. Si lo escribió mal, llámenos y lo corregimos.",
    },
    priorTo: "documents",
  },
];

const listed = (words: readonly string[]): string => words.join(", ");

const casesOf = ({ prequalTitle }: Facts): readonly CourtRecord[] =>
  prequalTitle?.courtRecords?.filter((record) => !isDebt(record)) ?? [];

/** Up to when property taxes are paid, where that is too long ago. */
const taxesBehind = (facts: Facts): LocalDate | undefined => {
  const { taxesPaidThrough: through, at } = facts.prequalTitle ?? {};
  return through && at && areTaxesBehind(through, dayAtHome(facts, at)) ? through : undefined;
};

/** Whose, how much and which case, in brackets; nothing where they are not known. */
export function namedRecords(records: readonly CourtRecord[]): string {
  const named = records.map(({ creditor, amount, caseNumber }) =>
    [creditor, ...(amount > 0 ? [formatDollars(amount)] : []), caseNumber].join(", "),
  );
  return named.length === 0 ? "" : ` (${named.join("; ")})`;
}
