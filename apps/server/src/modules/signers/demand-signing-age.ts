import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { dateOfBirthProblem } from "@gable/domain/people/date-of-birth.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome, homeOf } from "@gable/domain/workflow/property/home.ts";
import { invalid } from "../../http/refusal.ts";

/** What a signer says of their birth is a day that can be, and of somebody who may sign a deed where the home is. Throws a Refusal. */
export function demandSigningAge({ facts }: LoanFile, birthDate: LocalDate | undefined, now: Date): void {
  const today = dayAtHome(facts, now.toISOString());
  const state = homeOf(facts)?.address.state ?? facts.answers.home?.state ?? null;
  const problem = dateOfBirthProblem(birthDate ?? "", today, state);
  if (problem) throw invalid({ birthDate: [problem] });
}
