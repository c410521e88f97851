import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { lenderName } from "../session/organisation.ts";
import { comingSoonWords } from "./coming-soon.words.ts";

export function Screen() {
  const t = useText(comingSoonWords);
  return (
    <StepPage title={t.title} lead={t.lead(lenderName())} drawing="calendar">
      <TextLink href={siteRoutes.contact}>{t.contact}</TextLink>
    </StepPage>
  );
}
