import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { draft, saveDraft } from "@gable/contract/calls/profile.ts";
import type { RegistrationStep } from "@gable/domain/journey/registration-steps.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { createContext, use } from "react";

/** What is kept while somebody types: answers, and the addresses that are none yet. */
export type Typed = BodyOf<typeof saveDraft>;
/** Answers as they are typed and sent, any part of them. */
export type TypedAnswers = Omit<Typed, "unfinished">;
export type Standing = ReplyOf<typeof draft>;
export type Stop = NonNullable<Standing["stop"]>;

export type Registration = {
  readonly answers: Standing["answers"];
  /** Addresses that were begun and not finished, here or on another visit. */
  readonly unfinished: Standing["unfinished"];
  readonly prefilled: Standing["prefilled"];
  /** Keeps some answers and shows the next step, or says why it cannot go on. */
  readonly saveAndGoOn: (answers: TypedAnswers) => Promise<readonly Failure[]>;
  /** Keeps some of it without a word, while it is typed; false when that failed. Who leaves the page waits for nothing sent before. */
  readonly keep: (typed: Typed, isLeaving?: boolean) => Promise<boolean>;
  /** Keeps some answers and stays. */
  readonly save: (answers: TypedAnswers) => Promise<readonly Failure[]>;
  /** Address of a step, with the rest of the query as it is. */
  readonly hrefOf: (step: RegistrationStep, part?: string) => string;
  /** Where Back leads; undefined on the first step. */
  readonly back: string | undefined;
};

export const RegistrationContext = createContext<Registration | null>(null);

export function useRegistration(): Registration {
  const registration = use(RegistrationContext);
  if (registration === null) throw new Error("This is no step of registration.");
  return registration;
}
