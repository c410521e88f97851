import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { homeAddressWords } from "../register/parts/home-address.words.ts";
import { usePlace } from "../register/parts/use-place.ts";
import { ProgressFrame } from "../shell/progress-frame.tsx";
import { useLoanOfficer } from "../support/loan-officer.tsx";

/** The first question with the place of its answer, as it is served before any script has come. */
export function Opening() {
  const t = useText(homeAddressWords);
  const person = useLoanOfficer(null);
  const place = usePlace();
  return (
    <ProgressFrame place={place} person={person} footer={null}>
      <StepPage title={t.question} lead={t.lead}>
        <Skeleton kind="field" count={1} />
      </StepPage>
    </ProgressFrame>
  );
}
