import { STUB_DAYS } from "../application/paper-age.ts";
import type { LocalDate } from "../calendar/local-date.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import { countedSources } from "../income/counted-income.ts";
import type { TaxRecord } from "../income/tax-record.ts";
import type { Cents } from "../money/cents.ts";
import { formatDollars } from "../money/format-dollars.ts";
import { type CourtRecord, isDebt } from "../title/court-records.ts";
import { areTaxesBehind } from "../title/property-taxes.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { IncomeSource } from "../workflow/facts/verification-facts.ts";
import { dayAtHome, homeOf } from "../workflow/property/home.ts";
import { isOwnerByTitleAnother, ownersByTitleAlone } from "../workflow/property/owners-by-title.ts";
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
    tellsCredit: true,
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
      const counts = countedReport(facts);
      return beforeClosing(facts, counts?.report.ssnDiffers === true) && counts?.at;
    },
    papers: "OTHER_EVIDENCE",
    wanted: () => 1,
    comment: {
      en: "The credit bureau has another Social Security number on your file than the one you gave us. Send your Social Security card, a W-2, or a letter of the Social Security Administration with your number. If you mistyped it, call us and we correct it.",
      es: "La agencia de crédito tiene en su expediente otro número de Seguro Social que el que usted nos dio. Envíe su tarjeta del Seguro Social, un W-2 o una carta de la Administración del Seguro Social con su número. Si lo escribió mal, llámenos y lo corregimos.",
    },
    priorTo: "documents",
  },
  {
    key: "OWNER_BY_TITLE",
    category: "PROPERTY_OWNERSHIP_FRAUD_REVIEW",
    since: (facts) => beforeClosing(facts, isOwnerByTitleAnother(facts)) && facts.prequalTitle?.at,
    papers: "OWNERSHIP_EVIDENCE",
    wanted: () => 1,
    comment: (facts) => {
      const found = listed(ownersByTitleAlone(facts).map(({ recordedName }) => recordedName));
      return {
        en: `The title company finds ${found} as the owner of your home, and not you. Send the deed to you, a court paper or a marriage certificate that shows how the home became yours.`,
        es: `La compañía de títulos halla a ${found} como dueño de su casa, y no a usted. Envíe la escritura a su favor, un documento judicial o un acta de matrimonio que muestre cómo la casa pasó a ser suya.`,
      };
    },
    priorTo: "documents",
  },
  {
    key: "PAST_DUE",
    tellsCredit: true,
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => beforeClosing(facts, pastDueDebts(facts).length > 0) && countedReport(facts)?.at,
    papers: "OTHER_EVIDENCE",
    wanted: (facts) => Math.max(1, pastDueDebts(facts).length),
    comment: (facts) => {
      const named = pastDueDebts(facts)
        .map(({ creditor, pastDue }) => `${creditor}, ${formatDollars(pastDue)}`)
        .join("; ");
      return {
        en: `Your credit report shows payments that are past due (${named}). They must be paid before closing. Send the receipt or a statement that shows nothing past due. If you dispute it, send the answer of the creditor or the bureau, or your letter to them.`,
        es: `Su informe de crédito muestra pagos vencidos (${named}). Deben pagarse antes del cierre. Envíe el recibo o un estado que no muestre nada vencido. Si lo disputa, envíe la respuesta del acreedor o de la agencia, o su carta a ellos.`,
      };
    },
    priorTo: "documents",
  },
  {
    key: "ON_LEAVE",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => (facts.closingSignedAt === undefined ? jobsOnLeave(facts).at(-1)?.at : undefined),
    papers: "OTHER_EVIDENCE",
    wanted: (facts) => Math.max(1, jobsOnLeave(facts).length),
    mostDaysOld: STUB_DAYS,
    comment: (facts) => {
      const employers = listed(jobsOnLeave(facts).flatMap(({ employerName }) => employerName ?? []));
      return {
        en: `Your payroll account shows that you are on leave (${employers}). Send your employer's letter with the day on which you return and your pay then; it need not say why you are on leave. If you return after your first payment to us, take this income out and show what you are paid meanwhile.`,
        es: `Su cuenta de nómina muestra que está de licencia (${employers}). Envíe la carta de su empleador con el día en que vuelve y su pago entonces; no tiene que decir la razón. Si vuelve después de su primer pago a nosotros, retire este ingreso y muestre lo que le pagan mientras tanto.`,
      };
    },
    priorTo: "documents",
  },
];

/** The report that counts: the later one, once there is one. */
function countedReport({ hardCredit, softCredit }: Facts) {
  const counts = hardCredit?.outcome === "HIT" ? hardCredit : softCredit;
  return counts?.outcome === "HIT" ? counts : undefined;
}

/**
 * Debts of the borrower's own with an amount past due, which neither our line pays nor a person looks at anyway because payments were late.
 * A dispute is no reason against anybody (15 USC 1691(a)(3)): what is disputed counts as reported, and its papers say so.
 */
const pastDueDebts = (facts: Facts): { readonly creditor: string; readonly pastDue: Cents }[] => {
  const counted = countedReport(facts);
  const reviewed = counted?.history.delinquentTradelines;
  return (counted?.report.tradelines ?? []).flatMap(({ id, creditor, authorisedUser, pastDue = 0 }) =>
    pastDue === 0 || authorisedUser || facts.offer?.payoffs.includes(id) || reviewed?.includes(id)
      ? []
      : [{ creditor, pastDue }],
  );
};

/** Jobs that count as income while the payroll account shows the borrower on leave. Which leave is neither asked nor kept (42 USC 3605). */
const jobsOnLeave = ({ incomeSources }: Facts): readonly IncomeSource[] =>
  countedSources(incomeSources).flatMap(({ source, counted }) => (source.onLeave && counted > 0 ? [source] : []));

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
