import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { companyInfo } from "../session/organisation.ts";
import { usePhoneHours } from "../support/use-hours.ts";
import { contactWords } from "./contact.words.ts";

/** How to reach the lender. */
export function Screen() {
  const t = useText(contactWords);
  const hours = usePhoneHours();
  const { phoneFormatted, email, companyAddress } = companyInfo();
  return (
    <StepPage title={t.title} lead={t.lead(hours)} drawing="phone">
      <Actions>
        <ButtonLink href={callAddress(phoneFormatted)}>{t.call(phoneFormatted)}</ButtonLink>
        <ButtonLink kind="second" href={`mailto:${email}`}>
          {t.write}
        </ButtonLink>
      </Actions>
      <Facts
        facts={[
          { label: t.phone, value: phoneFormatted },
          { label: t.email, value: email },
          { label: t.address, value: companyAddress },
        ]}
      />
      <p className="quiet">{t.never}</p>
    </StepPage>
  );
}
