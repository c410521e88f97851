import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { lenderName } from "../session/organisation.ts";

const words = catalogue({
  title: { en: "Coming soon", es: "Muy pronto" },
  lead: {
    en: (lender: string) => `${lender} does not offer home equity lines here yet.`,
    es: (lender: string) => `${lender} aún no ofrece líneas sobre el valor de la casa aquí.`,
  },
  contact: { en: "Ask us when", es: "Pregúntenos cuándo" },
});

export function Screen() {
  const t = useText(words);
  return (
    <StepPage title={t.title} lead={t.lead(lenderName())} drawing="calendar">
      <TextLink href={siteRoutes.contact}>{t.contact}</TextLink>
    </StepPage>
  );
}
