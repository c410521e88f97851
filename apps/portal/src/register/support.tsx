import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { callAddress, TextLink } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { companyInfo } from "../session/organisation.ts";
import { usePhoneHours } from "../support/use-hours.ts";
import { supportWords } from "./support.words.ts";

/** Help for somebody who is stuck before there is an account. */
export function Screen() {
  const t = useText(supportWords);
  const hours = usePhoneHours();
  const { phoneFormatted, email } = companyInfo();
  return (
    <StepPage title={t.title} lead={t.lead(hours)} drawing="phone">
      <Actions>
        <ButtonLink href={callAddress(phoneFormatted)}>{t.call(phoneFormatted)}</ButtonLink>
        <ButtonLink kind="second" href={`mailto:${email}`}>
          {t.write}
        </ButtonLink>
      </Actions>
      <div>
        <Disclosure summary={t.addressQuestion}>
          <p>{t.addressAnswer}</p>
        </Disclosure>
        <Disclosure summary={t.scoreQuestion}>
          <p>{t.scoreAnswer}</p>
        </Disclosure>
        <Disclosure summary={t.accountQuestion}>
          <p>
            {t.accountAnswer} <TextLink href={siteRoutes.login}>{t.logIn}</TextLink>
          </p>
        </Disclosure>
      </div>
      <TextLink href={onHost(paths.register())}>{t.back}</TextLink>
    </StepPage>
  );
}
