import type { Words } from "../language.ts";
import type { Cents } from "../money/cents.ts";
import type { DecisionNumbers } from "../underwriting/underwriting-decision.ts";
import type { OfferQuote } from "./offer.ts";

/** An offer as it stood: the figures of the decision behind it, and the line quoted from it. Null: that line is not offered. */
export interface OfferState {
  readonly numbers: DecisionNumbers;
  readonly policyVersion: string;
  readonly quote: OfferQuote | null;
}

export const changeCauses = [
  "INCOME_LOWER",
  "INCOME_HIGHER",
  "DEBTS_HIGHER",
  "DEBTS_LOWER",
  "HOUSING_COST",
  "VALUE_LOWER",
  "VALUE_HIGHER",
  "LIENS_HIGHER",
  "LIENS_LOWER",
  "LIEN_POSITION",
  "PAYOFFS_HIGHER",
  "LINE_GONE",
  "SCORE",
  "MARKET_RATES",
  "POLICY",
] as const;
export type ChangeCause = (typeof changeCauses)[number];

type QuotedFigure =
  | "totalLine"
  | "initialDraw"
  | "originationFee"
  | "ratePercent"
  | "monthlyPayment"
  | "totalInterest"
  | "laterDrawRatePercent";

export interface FigureChange {
  readonly figure: QuotedFigure | "maxLine";
  readonly before: Cents | string | null;
  readonly after: Cents | string | null;
}

/** What changed between two offers, and which facts changed it: shown before the borrower chooses again, and kept. */
export interface OfferChangeReceipt {
  readonly causes: readonly { readonly cause: ChangeCause; readonly words: Words }[];
  readonly changes: readonly FigureChange[];
}

const quotedFigures: readonly QuotedFigure[] = [
  "totalLine",
  "initialDraw",
  "originationFee",
  "ratePercent",
  "monthlyPayment",
  "totalInterest",
  "laterDrawRatePercent",
];

/** Figure by figure what an offer was and is; null where there was no offer on that side. */
export function offerChangeReceipt(before: OfferState, after: OfferState): OfferChangeReceipt {
  const quoted = quotedFigures.map(
    (figure): FigureChange => ({
      figure,
      before: before.quote?.[figure] ?? null,
      after: after.quote?.[figure] ?? null,
    }),
  );
  const changes: FigureChange[] = [
    { figure: "maxLine", before: before.numbers.maxLine, after: after.numbers.maxLine },
    ...quoted,
  ];
  return {
    causes: causesOf(before, after).map((cause) => ({ cause, words: changeCauseWords[cause] })),
    changes: changes.filter((change) => change.before !== change.after),
  };
}

function causesOf(before: OfferState, after: OfferState): ChangeCause[] {
  const [was, is] = [before.numbers, after.numbers];
  const causes: (ChangeCause | null)[] = [
    direction(incomeOf(was), incomeOf(is), "INCOME_LOWER", "INCOME_HIGHER"),
    direction(was.otherDebts, is.otherDebts, "DEBTS_LOWER", "DEBTS_HIGHER"),
    was.housing === is.housing ? null : "HOUSING_COST",
    direction(was.value, is.value, "VALUE_LOWER", "VALUE_HIGHER"),
    direction(was.otherClaims, is.otherClaims, "LIENS_LOWER", "LIENS_HIGHER"),
    was.lienPosition === is.lienPosition ? null : "LIEN_POSITION",
    was.score === is.score ? null : "SCORE",
    was.primePercent === is.primePercent ? null : "MARKET_RATES",
    before.policyVersion === after.policyVersion ? null : "POLICY",
  ];
  return causes.filter((cause) => cause !== null);
}

function incomeOf({ annualIncome, depletionIncome }: DecisionNumbers): Cents {
  return annualIncome + 12 * depletionIncome;
}

function direction(was: number, is: number, lower: ChangeCause, higher: ChangeCause): ChangeCause | null {
  if (was === is) return null;
  return is < was ? lower : higher;
}

/** Why an offer changed, as it is told before the borrower chooses again. */
export const changeCauseWords: Readonly<Record<ChangeCause, Words>> = {
  INCOME_LOWER: {
    en: "The income we can count is lower than before.",
    es: "El ingreso que podemos contar es menor que antes.",
  },
  INCOME_HIGHER: { en: "Your counted income is higher.", es: "Su ingreso contado es mayor." },
  DEBTS_HIGHER: {
    en: "Your credit report now shows higher monthly payments.",
    es: "Su informe de crédito muestra ahora pagos mensuales más altos.",
  },
  DEBTS_LOWER: { en: "Your monthly payments are lower.", es: "Sus pagos mensuales son más bajos." },
  HOUSING_COST: { en: "The monthly cost of your home changed.", es: "El costo mensual de su vivienda cambió." },
  VALUE_LOWER: { en: "Your home was valued lower.", es: "Su casa se valoró en menos." },
  VALUE_HIGHER: { en: "Your home was valued higher.", es: "Su casa se valoró en más." },
  LIENS_HIGHER: {
    en: "More is owed on your home than before.",
    es: "Se debe más sobre su casa que antes.",
  },
  LIENS_LOWER: { en: "Less is owed on your home than before.", es: "Se debe menos sobre su casa que antes." },
  LIEN_POSITION: {
    en: "The number of loans ahead of this line changed.",
    es: "Cambió el número de préstamos que van antes de esta línea.",
  },
  PAYOFFS_HIGHER: {
    en: "A creditor asks for more to pay off a debt than the line you chose holds.",
    es: "Un acreedor pide por liquidar una deuda más de lo que contiene la línea que usted eligió.",
  },
  LINE_GONE: {
    en: "The other line that you signed with us on this home was cancelled, so it no longer counts among your debts.",
    es: "Se canceló la otra línea que usted firmó con nosotros sobre esta casa, así que ya no cuenta entre sus deudas.",
  },
  SCORE: { en: "Your credit score changed.", es: "Su puntaje de crédito cambió." },
  MARKET_RATES: { en: "The prime rate changed.", es: "La tasa preferencial cambió." },
  POLICY: { en: "Our rates and limits were updated.", es: "Se actualizaron nuestras tasas y límites." },
};
