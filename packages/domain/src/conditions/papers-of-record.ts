import type { Instant } from "../calendar/zoned-time.ts";
import type { TaxRecord } from "../income/tax-record.ts";
import { formatDollars } from "../money/format-dollars.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import { homeOf } from "../workflow/property/home.ts";
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
];

const listed = (words: readonly string[]): string => words.join(", ");
