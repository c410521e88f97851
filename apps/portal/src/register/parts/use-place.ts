import { registrationQuestionAt } from "@gable/domain/journey/registration-question.ts";
import {
  REGISTRATION_STEP_QUERY,
  registrationSections,
  registrationStepAt,
  registrationSteps,
  registrationStepsFor,
} from "@gable/domain/journey/registration-steps.ts";
import { sidebarLabels } from "@gable/domain/journey/sidebar.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useSearchParams } from "react-router";
import type { Place } from "../../shell/progress-frame.tsx";
import { registerWords } from "../register.words.ts";
import { useKnownContact } from "./known-contact.ts";
import { asksAboutHome, PART_QUERY } from "./property-part.ts";
import { useStanding } from "./use-standing.ts";

/** Where somebody who registers is: the steps of registration are the parts of the first stage, in which each question counts. */
export function usePlace(): Place {
  const language = useLanguage();
  const t = useText(registerWords);
  const [query] = useSearchParams();
  const known = useKnownContact();
  const standing = useStanding();
  const steps = registrationStepsFor(known);
  const here = registrationStepAt(query.get(REGISTRATION_STEP_QUERY), known);
  const parts = steps.map((step) => {
    const { section, label } = registrationSteps[step];
    const under = registrationSections[section][language];
    return label === undefined || label === null ? { label: under } : { label: label[language], under };
  });
  const stages = sidebarLabels({ isManual: false }).map((label, index) =>
    index === 0 ? { label: label[language], parts } : { label: label[language] },
  );
  const isAboutHome = asksAboutHome(query.get(PART_QUERY), standing?.answers.home);
  const question = registrationQuestionAt(here, isAboutHome, known);
  return {
    stages,
    at: 0,
    partAt: steps.indexOf(here),
    note: t.question(question.at, question.of),
    share: (question.at - 0.5) / question.of / stages.length,
  };
}
