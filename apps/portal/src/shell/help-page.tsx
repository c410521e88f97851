import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { applicationQuery } from "../queries/application.ts";
import { companyInfo } from "../session/organisation.ts";
import { helpWords } from "./help-page.words.ts";

/** What a borrower sees at an address for which there is no screen: where they stand, that nothing is lost, and whom to call. */
export function HelpPage() {
  const t = useText(helpWords);
  const { uuid } = useParams();
  const { data: application } = useQuery({ ...applicationQuery(uuid ?? ""), enabled: uuid !== undefined });
  const { phoneFormatted, email } = companyInfo();
  const tel = callAddress(phoneFormatted);
  return (
    <StepPage title={t.title} lead={t.lead} drawing="phone">
      {application ? (
        <dl className="help-facts">
          <dt className="quiet">{t.reference}</dt>
          <dd>{application.loanNumber}</dd>
        </dl>
      ) : null}
      <p>{t.safe}</p>
      <Actions>
        <ButtonLink href={tel}>{t.call(phoneFormatted)}</ButtonLink>
        <ButtonLink kind="second" href={siteRoutes.dashboard}>
          {t.dashboard}
        </ButtonLink>
      </Actions>
      <p>
        {t.write} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </StepPage>
  );
}
