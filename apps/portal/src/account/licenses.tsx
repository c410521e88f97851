import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { stateLicensesQuery } from "../queries/property.ts";
import { organisation } from "../session/organisation.ts";
import "./licenses.css";

const words = catalogue({
  title: { en: "Where we are licensed", es: "Dónde tenemos licencia" },
  lead: {
    en: (company: string) => `${company} may take applications for homes in these states today.`,
    es: (company: string) => `${company} puede recibir hoy solicitudes para casas en estos estados.`,
  },
  register: { en: "Look us up in the NMLS register", es: "Búsquenos en el registro NMLS" },
});

/** The states in which the lender may take applications, from its own list of the day. */
export function Screen() {
  const t = useText(words);
  const { data } = useQuery(stateLicensesQuery());
  const { companyName, companyNMLS, companyNmlsURL } = organisation().orgMetaData.other.footerData;
  const known = organisation().orgMetaData.other.settings.licensedStates;
  return (
    <StepPage title={t.title} lead={t.lead(companyName)}>
      {data === undefined && known.length === 0 ? <Skeleton kind="rows" /> : null}
      <ul className="licensed-states">
        {(data?.states ?? known.map((code) => ({ code, name: code }))).map(({ code, name }) => (
          <li key={code}>{name}</li>
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
