import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { callAddress, TextLink } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { companyInfo, lenderName } from "../../session/organisation.ts";
import { usePhoneHours } from "../../support/use-hours.ts";
import { FindOfficer } from "./find-officer.tsx";
import { notAcceptingWords } from "./not-accepting.words.ts";

/** For lenders whose applications begin with a person. */
export function NotAccepting() {
  const t = useText(notAcceptingWords);
  const { phoneFormatted, email } = companyInfo();
  const hours = usePhoneHours();
  return (
    <StepPage title={t.title} lead={t.lead(lenderName())} drawing="phone">
      <p>{t.link}</p>
      <FindOfficer />
      <Actions>
        <ButtonLink href={callAddress(phoneFormatted)}>{t.call(phoneFormatted)}</ButtonLink>
        <ButtonLink kind="second" href={`mailto:${email}`}>
          {t.write}
        </ButtonLink>
      </Actions>
      <p className="quiet">{t.hours(hours)}</p>
      <p>
        {t.begun} <TextLink href={siteRoutes.login}>{t.logIn}</TextLink>
      </p>
    </StepPage>
  );
}
