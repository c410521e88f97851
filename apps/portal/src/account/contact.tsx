import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { companyInfo } from "../session/organisation.ts";
import { usePhoneHours } from "../support/use-hours.ts";

const words = catalogue({
  title: { en: "Talk to a person", es: "Hable con una persona" },
  lead: { en: (hours: string) => `We answer ${hours}.`, es: (hours: string) => `Atendemos: ${hours}.` },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
  write: { en: "Write to us", es: "Escribirnos" },
  phone: { en: "Phone", es: "Teléfono" },
  email: { en: "Email", es: "Correo electrónico" },
  address: { en: "Address", es: "Dirección" },
  never: {
    en: "Never send us your Social Security number or bank details by email.",
    es: "Nunca nos envíe su número de Seguro Social ni datos bancarios por correo.",
  },
});

/** How to reach the lender. */
export function Screen() {
  const t = useText(words);
  const hours = usePhoneHours();
  const { phoneFormatted, email, companyAddress } = companyInfo();
  return (
    <StepPage title={t.title} lead={t.lead(hours)} drawing="phone">
      <Actions>
        <ButtonLink href={`tel:${phoneFormatted.replace(/[^\d+]/g, "")}`}>{t.call(phoneFormatted)}</ButtonLink>
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
