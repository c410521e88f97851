import type { MaintenancePage as Page } from "@gable/domain/journey/maintenance.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { shellWords } from "./shell.words.ts";

/** A page that the lender has closed for a while. */
export function MaintenancePage({ page }: { page: Page }) {
  const t = useText(shellWords);
  const language = useLanguage();
  return (
    <StepPage title={page.title[language]} lead={page.message[language]} drawing="clock">
      {page.showsDashboardLink ? <TextLink href={siteRoutes.dashboard}>{t.dashboard}</TextLink> : null}
    </StepPage>
  );
}
