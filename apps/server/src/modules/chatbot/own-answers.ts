import { openConditions } from "@gable/domain/conditions/caused-conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { newestFirst } from "@gable/domain/conditions/condition.ts";
import { saidLast } from "@gable/domain/conditions/condition-titles.ts";
import { isLendersMove } from "@gable/domain/journey/lenders-move.ts";
import type { Language } from "@gable/domain/language.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { askedOfBorrower, movesOfBorrower } from "@gable/domain/signers/handed-to-borrower.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { awaitsRelease, awaitsRestRelease } from "@gable/domain/workflow/funding/awaits-release.ts";
import { timelineOf } from "@gable/domain/workflow/timeline/timeline.ts";
import { dollars } from "./help-figures.ts";
import { movers, stretches, wants } from "./own-words.ts";
import type { OwnFacts } from "./passage.ts";

type Terms = {
  readonly file: LoanFile;
  readonly now: string;
  readonly language: Language;
  /** As `timelineOf` takes them. */
  readonly holdDays: number;
};

/**
 * What an application says to a question about itself, from its facts alone and in words that its borrower may see; undefined where
 * it says nothing yet and the help must do.
 */
export const ownAnswer = (own: OwnFacts, terms: Terms): string | undefined => answers[own](terms);

const answers: Readonly<Record<OwnFacts, (terms: Terms) => string | undefined>> = {
  "where-am-i": (terms) => endedAnswer(terms) ?? standingAnswer(terms),
  "what-is-missing": (terms) => endedAnswer(terms) ?? missingAnswer(terms),
  conditions: ({ file, language }) => conditionsAnswer(newestFirst(askedOfBorrower(file)), language),
  "when-is-my-money": (terms) => endedAnswer(terms) ?? moneyAnswer(terms),
  "my-offer": (terms) => offerAnswer(terms),
};

function endedAnswer({ file, language }: Terms): string | undefined {
  const { withdrawn, lapsedAt } = file.facts;
  const { step } = decide(file);
  if (step === "DECLINED") {
    return language === "es"
      ? "Hay una decisión sobre su solicitud. Léala en su panel, con los motivos y lo que se puede hacer."
      : "There is a decision on your application. Please read it on your dashboard, with the reasons and what can be done.";
  }
  if (!withdrawn && !lapsedAt && step !== "CANCELLED") return undefined;
  return language === "es"
    ? "Su solicitud está cerrada; no falta nada."
    : "Your application is closed; nothing is missing.";
}

function standingAnswer({ file, now, language, holdDays }: Terms): string {
  const { entries } = timelineOf(file, now, holdDays);
  const present = entries.find(({ state }) => state === "now");
  const done = entries.filter(({ state }) => state === "done").length;
  if (!present) {
    return language === "es" ? "Todo está hecho: el dinero fue enviado." : "Everything is done: the money was sent.";
  }
  const what = stretches[present.moment][language];
  // A stretch that is the borrower's on the whole may be with the lender just now.
  const isWithLender = present.mover === "borrower" && isLendersMove(decide(file).step);
  const mover = movers[isWithLender ? "lender" : present.mover][language];
  return language === "es"
    ? `${done} de ${entries.length} partes de su solicitud ${done === 1 ? "está hecha" : "están hechas"}. Lo que sigue: ${what}. ${mover}`
    : `${done} of ${entries.length} parts of your application ${done === 1 ? "is" : "are"} done. What comes now: ${what}. ${mover}`;
}

function missingAnswer(terms: Terms): string {
  const { file, now, language, holdDays } = terms;
  const asked = movesOfBorrower(file);
  const present = timelineOf(file, now, holdDays).entries.find(({ state }) => state === "now");
  const parts = [
    ...(asked.length > 0 ? [conditionsAnswer(asked, language)] : []),
    ...(present?.mover === "borrower" && !isLendersMove(decide(file).step) ? [standingAnswer(terms)] : []),
  ];
  if (parts.length > 0) return parts.join(" ");
  return language === "es"
    ? `Ahora no le falta nada a usted. ${standingAnswer(terms)}`
    : `Nothing is missing from you just now. ${standingAnswer(terms)}`;
}

function conditionsAnswer(conditions: readonly Condition[], language: Language): string {
  if (conditions.length === 0) {
    return language === "es"
      ? "No hay condiciones abiertas en su solicitud."
      : "There are no open conditions on your application.";
  }
  const lines = conditions.map((condition) => {
    const { categoryEnum, xtraData, requestDocuments } = condition;
    const last = saidLast(condition, language);
    const count = xtraData.numDocsRequired;
    const files = language === "es" ? `${count} documentos` : `${count} documents`;
    return [
      `• ${wants[categoryEnum][language]}`,
      requestDocuments && count > 1 ? ` (${files})` : "",
      last?.text ? `: “${last.text}”` : "",
    ].join("");
  });
  const head = language === "es" ? "Nuestro equipo le pide:" : "Our team asks for:";
  return `${head}\n${lines.join("\n")}`;
}

function offerAnswer({ file, language }: Terms): string | undefined {
  const { offer } = file.facts;
  if (!offer) return undefined;
  const line = dollars(offer.line, language);
  const payment = dollars(offer.monthlyPayment, language);
  return language === "es"
    ? `Eligió una línea de ${line} a ${offer.termYears} años, con tasa fija de ${formatRate(offer.ratePercent)} y un pago mensual de ${payment}.`
    : `You chose a line of ${line} over ${offer.termYears} years, at a fixed rate of ${formatRate(offer.ratePercent)}, with a monthly payment of ${payment}.`;
}

function moneyAnswer({ file, now, language, holdDays }: Terms): string | undefined {
  const { disbursement } = file.facts;
  if (awaitsRelease(file) || awaitsRestRelease(file)) {
    return language === "es"
      ? "Está todo lo necesario. Comparamos una vez más los montos y la cuenta antes de que salga dinero, y le escribimos cuando se envíe. Usted no tiene que hacer nada."
      : "All that was needed is here. We compare the amounts and the account once more before money leaves, and write to you when it is sent. You need do nothing.";
  }
  const { fundingDate, entries, waitsFor } = timelineOf(file, now, holdDays);
  if (fundingDate === null || !file.facts.submittedAt) return undefined;
  const [year = 0, month = 1, day = 1] = fundingDate.split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day)).toLocaleDateString(language === "es" ? "es-US" : "en-US", {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  });
  if (disbursement?.status === "SENT") {
    return language === "es" ? `El dinero fue enviado el ${date}.` : `The money was sent on ${date}.`;
  }
  const isTheirs =
    waitsFor.length > 0 ||
    openConditions(file).some(({ actionNeeded }) => actionNeeded) ||
    entries.some(({ state, mover }) => state !== "done" && mover === "borrower");
  if (!isTheirs) {
    return language === "es"
      ? `Se espera el dinero el ${date}. Usted ya no tiene que hacer nada.`
      : `The money is expected on ${date}. Nothing is left for you to do.`;
  }
  return language === "es"
    ? `Se espera el dinero el ${date}, si hoy hace lo que le toca a usted. Cada día que espere lo mueve.`
    : `The money is expected on ${date}, if you do today what is yours to do. Each day of waiting moves it.`;
}
