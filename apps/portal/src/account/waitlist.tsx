import { CallFailed } from "@gable/contract/problem.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { leaveWaitlistQuery } from "../queries/waitlist.ts";
import { companyInfo, lenderName } from "../session/organisation.ts";
import { waitlistWords } from "./waitlist.words.ts";

/** Where the mail to those who waited for a licence takes them off the list: what stands behind the `#` says whom, and no log-in is asked. */
export function Screen() {
  const t = useText(waitlistWords);
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useQuery({ ...leaveWaitlistQuery(token), enabled: token !== "" });
  const { phoneFormatted } = companyInfo();
  if (token === "" || (error instanceof CallFailed && error.status === 400))
    return <StepPage key="broken" title={t.broken} lead={t.brokenLead(phoneFormatted)} />;
  if (error)
    return (
      <StepPage key="failed" title={t.failed} lead={t.failedLead(phoneFormatted)}>
        <Actions>
          <Button onClick={() => void refetch()}>{t.retry}</Button>
        </Actions>
      </StepPage>
    );
  if (!data)
    return (
      <StepPage key="leaving" title={t.leaving}>
        <Skeleton kind="rows" label={t.leaving} />
      </StepPage>
    );
  return (
    <StepPage key="left" title={t.left} lead={t.leftLead(lenderName())}>
      <TextLink href={siteRoutes.licenses}>{t.again}</TextLink>
    </StepPage>
  );
}
