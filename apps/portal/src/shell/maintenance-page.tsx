import type { MaintenancePage as Page } from "@gable/domain/journey/maintenance.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { companyInfo } from "../session/organisation.ts";
import { maintenanceWords } from "./maintenance-page.words.ts";

/** A page that the lender has closed for a while, with what was said of it, that nothing is lost, and whom to call. */
export function MaintenancePage({ page }: { page: Page }) {
  const t = useText(maintenanceWords);
  const language = useLanguage();
  const { moment } = useFormats();
  return (
    <StepPage title={page.title?.[language] ?? t.title} lead={page.message?.[language] ?? t.message} drawing="clock">
      {page.endsAt === null ? null : <p>{t.until(moment(page.endsAt))}</p>}
      <p>{t.safe(companyInfo().phoneFormatted)}</p>
      {page.showsDashboardLink ? <TextLink href={siteRoutes.dashboard}>{t.dashboard}</TextLink> : null}
    </StepPage>
  );
}
