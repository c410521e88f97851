import {
  REGISTRATION_STEP_QUERY,
  registrationSections,
  registrationStepAt,
  registrationSteps,
  registrationStepsFor,
} from "@gable/domain/journey/registration-steps.ts";
import { sidebarLabels } from "@gable/domain/journey/sidebar.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { useSearchParams } from "react-router";
import type { Place } from "../../shell/progress-frame.tsx";
import { useKnownContact } from "./known-contact.ts";

/** Where somebody who registers is: the steps of registration are the parts of the first stage. */
export function usePlace(): Place {
  const language = useLanguage();
  const [query] = useSearchParams();
  const known = useKnownContact();
  const steps = registrationStepsFor(known);
  const partAt = steps.indexOf(registrationStepAt(query.get(REGISTRATION_STEP_QUERY), known));
  const parts = steps.map((step) => {
    const { section, label } = registrationSteps[step];
    const under = registrationSections[section][language];
    return label === undefined || label === null ? { label: under } : { label: label[language], under };
  });
  const stages = sidebarLabels({ isManual: false }).map((label, index) =>
    index === 0 ? { label: label[language], parts } : { label: label[language] },
  );
  return { stages, at: 0, partAt, share: (partAt + 0.5) / steps.length / stages.length };
}
