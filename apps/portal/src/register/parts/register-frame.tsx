import {
  REGISTRATION_STEP_QUERY,
  registrationSections,
  registrationStepAt,
  registrationSteps,
  registrationStepsFor,
} from "@gable/domain/journey/registration-steps.ts";
import { sidebarLabels } from "@gable/domain/journey/sidebar.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { Outlet, useLoaderData, useSearchParams } from "react-router";
import type { Instead } from "../../journey/admit.ts";
import { PortalFooter } from "../../shell/portal-footer.tsx";
import { type Place, ProgressFrame } from "../../shell/progress-frame.tsx";
import { SiteFrame } from "../../shell/site-frame.tsx";
import { useLoanOfficer, useOriginatorBrand } from "../../support/loan-officer.tsx";
import { useKnownContact } from "./known-contact.ts";

/** The page around registration: its steps are the parts of the first stage. */
export function RegisterFrame() {
  const instead = useLoaderData<Instead | null>();
  const [query] = useSearchParams();
  const person = useLoanOfficer(query.get("referrer"));
  const brand = useOriginatorBrand(query.get("referrer"));
  const place = usePlace();
  if (instead !== null) return <SiteFrame />;
  return (
    <ProgressFrame place={place} person={person} brand={brand} footer={<PortalFooter withFees />}>
      <Outlet />
    </ProgressFrame>
  );
}

function usePlace(): Place {
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
