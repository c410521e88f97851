import { factorInSpanish } from "../credit/score-factor-words.ts";
import type { Words } from "../language.ts";
import { formatDollars } from "../money/format-dollars.ts";
import { ExactDecimal } from "../money/rounding.ts";
import { adverseActionReasons } from "./adverse-action-reasons.ts";
import type { PaymentTest } from "./payment-room.ts";
import { specifiedReason } from "./specified-reasons.ts";
import type {
  DecisionNumbers,
  DecisionReason,
  LineLimit,
  ReasonFigure,
  UnderwritingDecision,
} from "./underwriting-decision.ts";

/** A sentence about a decision, in both languages, with the code of what it explains. */
export interface Explanation {
  readonly about: LineLimit | PaymentTest | DecisionReason["finding"] | "NEXT_STEP";
  readonly words: Words;
}

/**
 * The decision in plain words, from the very figures it rests on: what sets the largest line, or each reason with its numbers,
 * and what may help. The notice of adverse action keeps to the form's own words, which `reasonWords` gives.
 */
export function explainDecision(decision: UnderwritingDecision): Explanation[] {
  const reasons = decision.reasons.map((reason) => ({ about: reason.finding, words: explainReason(reason) }));
  if (decision.decision === "APPROVED") return explainLargestLine(decision.numbers);
  return [...reasons, ...explainNextStep(decision)];
}

/** The reason as the notice states it: the form's words, or what stands beside "Other". */
export function reasonWords({ code, specify }: Pick<DecisionReason, "code" | "specify">): Words {
  if (specify === null) return adverseActionReasons[code].words;
  return { en: specify, es: specifiedReason(specify)?.es ?? factorInSpanish(specify) ?? specify };
}

function explainLargestLine(numbers: DecisionNumbers): Explanation[] {
  const limit = numbers.bindingLimit;
  if (limit === null) return [];
  const line = formatDollars(numbers.maxLine, { decimals: 0 });
  const explanations: Explanation[] = [{ about: limit, words: limitWords(limit, line, numbers) }];
  if (limit === "PAYMENT_ROOM") {
    explanations.push({ about: numbers.bindingPaymentTest, words: paymentTestWords(numbers) });
  }
  return explanations;
}

function limitWords(limit: LineLimit, line: string, numbers: DecisionNumbers): Words {
  const value = formatDollars(numbers.value, { decimals: 0 });
  const others = formatDollars(numbers.otherClaims, { decimals: 0 });
  const share = percent(numbers.maxCltvPercent);
  switch (limit) {
    case "EQUITY":
      return {
        en: `Your home's value sets the largest line. We lend up to ${share} of ${value}, all loans on the home included; ${others} of other loans leaves ${line}.`,
        es: `El valor de su casa fija la línea máxima. Prestamos hasta el ${share} de ${value}, incluidos todos los préstamos sobre la casa; con ${others} de otros préstamos quedan ${line}.`,
      };
    case "SCORE_TIER":
      return {
        en: `With a credit score of ${numbers.score ?? ""}, the largest line is ${line}.`,
        es: `Con un puntaje de crédito de ${numbers.score ?? ""}, la línea máxima es de ${line}.`,
      };
    case "PRODUCT":
      return { en: `${line} is the largest line we offer.`, es: `${line} es la línea máxima que ofrecemos.` };
    case "PAYMENT_ROOM":
      return {
        en: `What you can pay each month sets the largest line: ${line}.`,
        es: `Lo que usted puede pagar cada mes fija la línea máxima: ${line}.`,
      };
    case "RATE":
      return {
        en: `Above ${line} the rate would be higher than we may charge.`,
        es: `Por encima de ${line}, la tasa sería más alta de lo que podemos cobrar.`,
      };
    default:
      return limit satisfies never;
  }
}

function paymentTestWords(numbers: DecisionNumbers): Words {
  const payment = formatDollars(Math.max(0, numbers.maxPayment));
  switch (numbers.bindingPaymentTest) {
    case "BACK_END":
      return {
        en: `All your monthly payments together may take ${percent(numbers.maxDtiPercent)} of your income. That leaves ${payment} for this line.`,
        es: `Todos sus pagos mensuales juntos pueden llegar al ${percent(numbers.maxDtiPercent)} de sus ingresos. Quedan ${payment} para esta línea.`,
      };
    case "FRONT_END":
      return {
        en: `The cost of your housing may take only part of your income. That leaves ${payment} for this line.`,
        es: `El costo de su vivienda puede tomar solo una parte de sus ingresos. Quedan ${payment} para esta línea.`,
      };
    case "RESIDUAL":
      return {
        en: `Enough must remain to live on after taxes and debts. That leaves ${payment} for this line.`,
        es: `Después de impuestos y deudas debe quedar lo suficiente para vivir. Quedan ${payment} para esta línea.`,
      };
    case "RESERVES":
      return {
        en: `Your savings must cover some months of payments. They cover ${payment} for this line.`,
        es: `Sus ahorros deben cubrir algunos meses de pagos. Cubren ${payment} para esta línea.`,
      };
    default:
      return numbers.bindingPaymentTest satisfies never;
  }
}

function explainReason(reason: DecisionReason): Words {
  const form = reasonWords(reason);
  const figures = figuresOf(reason);
  return figures === null ? sentence(form) : { en: `${form.en}. ${figures.en}`, es: `${form.es}. ${figures.es}` };
}

function figuresOf({ finding, numbers }: DecisionReason): Words | null {
  const dollars = (name: ReasonFigure) => formatDollars(Number(numbers[name] ?? 0), { decimals: 0 });
  switch (finding) {
    case "EQUITY":
      return {
        en: `With ${dollars("otherClaims")} of other loans on a home worth ${dollars("value")}, there is room for ${dollars("roomForLine")}; the smallest line is ${dollars("minLine")}.`,
        es: `Con ${dollars("otherClaims")} de otros préstamos sobre una casa que vale ${dollars("value")}, queda lugar para ${dollars("roomForLine")}; la línea mínima es de ${dollars("minLine")}.`,
      };
    case "LIEN_POSITION":
      return {
        en: `Ours would be loan number ${numbers["lienPosition"]} on the home; we lend as the first or second.`,
        es: `El nuestro sería el préstamo número ${numbers["lienPosition"]} sobre la casa; prestamos como primero o segundo.`,
      };
    case "PAYMENT_ROOM":
      return {
        en: `Monthly payments of ${dollars("housing")} for housing and ${dollars("otherDebts")} for other debts leave too little of an income of ${dollars("annualIncome")} a year.`,
        es: `Los pagos mensuales de ${dollars("housing")} de vivienda y ${dollars("otherDebts")} de otras deudas dejan muy poco de un ingreso de ${dollars("annualIncome")} al año.`,
      };
    case "FEW_TRADELINES":
      return {
        en: `Your credit report shows ${numbers["tradelines"]} accounts of your own; we look for ${numbers["neededTradelines"]}.`,
        es: `Su informe de crédito muestra ${numbers["tradelines"]} cuentas propias; buscamos ${numbers["neededTradelines"]}.`,
      };
    case "SHORT_CREDIT_HISTORY":
      return {
        en: `Your oldest account is ${numbers["historyMonths"]} months old; we look for ${numbers["neededMonths"]}.`,
        es: `Su cuenta más antigua tiene ${numbers["historyMonths"]} meses; buscamos ${numbers["neededMonths"]}.`,
      };
    default:
      return null;
  }
}

function explainNextStep({ decision, winback }: UnderwritingDecision): Explanation[] {
  if (decision === "ASSET_DEPLETION") {
    return [
      {
        about: "NEXT_STEP",
        words: {
          en: "Savings and investments can count as income. Tell us what you have.",
          es: "Los ahorros y las inversiones pueden contar como ingreso. Díganos lo que tiene.",
        },
      },
    ];
  }
  if (winback.length > 0) {
    return [
      {
        about: "NEXT_STEP",
        words: {
          en: "Paying off a loan on the home with this line would make room for it.",
          es: "Pagar un préstamo sobre la casa con esta línea le haría lugar.",
        },
      },
    ];
  }
  return [];
}

function sentence({ en, es }: Words): Words {
  return { en: `${en}.`, es: `${es}.` };
}

function percent(value: string | null): string {
  return `${new ExactDecimal(value ?? 0).toFixed()}%`;
}
