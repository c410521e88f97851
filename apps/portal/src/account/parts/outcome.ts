import { isOver } from "@gable/domain/journey/over.ts";
import { knownStep } from "@gable/domain/journey/steps.ts";
import type { Words } from "@gable/domain/language.ts";
import type { ListedApplication } from "../../queries/application.ts";

type Listed = Pick<ListedApplication, "step" | "status" | "unwinding">;

/** Whether an application has come to its end: to an open line, or to nothing more. It can be read, and nobody has a move in it. */
export const hasEnded = ({ step, status }: Pick<Listed, "step" | "status">): boolean =>
  step === "COMPLETE" || isOver({ step: knownStep(step), status });

/** What became of an application that came to nothing more, and whether a page says why. */
export type Outcome = { readonly words: Words; readonly hasWhy: boolean };

export function outcomeOf({ step, unwinding, status }: Listed): Outcome {
  if (step === "CANCELLED") return { words: unwinding === null ? closed : cancelled, hasWhy: false };
  return { words: status.uwDecision === "INELIGIBLE" ? timeRanOut : notApproved, hasWhy: true };
}

const closed: Words = { en: "Closed", es: "Cerrada" };
const cancelled: Words = { en: "Cancelled after signing", es: "Cancelada después de firmar" };
const timeRanOut: Words = { en: "The time ran out. Read why", es: "Se acabó el plazo. Lea por qué" };
const notApproved: Words = { en: "Not approved. Read our decision", es: "No aprobada. Lea nuestra decisión" };
