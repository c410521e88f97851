import { isUsState, usStates } from "@gable/domain/people/us-states.ts";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { stateLicensesQuery } from "../queries/property.ts";
import { organisation } from "../session/organisation.ts";
import { licensesWords } from "./licenses.words.ts";
import "./licenses.css";

/** The states in which the lender may take applications, from its own list of the day. */
export function Screen() {
  const t = useText(licensesWords);
  const language = useLanguage();
  const { data } = useQuery(stateLicensesQuery());
  const { companyName, companyNMLS, companyNmlsURL } = organisation().orgMetaData.other.footerData;
  const known = organisation().orgMetaData.other.settings.licensedStates;
  return (
    <StepPage title={t.title} lead={t.lead(companyName)}>
      {data === undefined && known.length === 0 ? <Skeleton kind="rows" /> : null}
      <ul className="licensed-states">
        {(data?.states.map(({ code }) => code) ?? known).map((code) => (
          <li key={code}>{isUsState(code) ? usStates[code][language] : code}</li>
        ))}
      </ul>
      <p>
        <a href={companyNmlsURL} target="_blank" rel="noopener">
          {t.register}
        </a>{" "}
        (NMLS {companyNMLS})
      </p>
    </StepPage>
  );
}
