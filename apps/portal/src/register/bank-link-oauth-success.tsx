import { completeBankLink } from "@gable/contract/calls/accounts.ts";
import { completeIncomeLink } from "@gable/contract/calls/income.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Ring } from "@gable/ui/components/checks/checks.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { client } from "../session/client.ts";
import { rememberedApplication } from "../session/remembered-application.ts";
import { forgetVisit, rememberedVisit } from "../session/remembered-visit.ts";
import { returnWords } from "./bank-link-oauth-success.words.ts";

/** Where a bank's, payroll provider's or the tax office's page sends the browser back to. */
export function Screen() {
  const t = useText(returnWords);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [visit] = useState(rememberedVisit);
  const [hasFailed, setFailed] = useState(false);
  const uuid = rememberedApplication();
  const outcome = query.get("outcome");
  // Plaid's page brings none: the server asks it how the visit ended.
  const publicToken = query.get("publicToken") ?? undefined;
  const isLost = hasFailed || (outcome === "completed" && (!uuid || !visit));
  const onward = uuid ? onHost(paths.applicationIndex(uuid)) : siteRoutes.dashboard;

  useEffect(() => {
    if (!uuid || !visit || outcome !== "completed") return;
    const call = visit.purpose === "income" ? completeIncomeLink : completeBankLink;
    void client
      .send(call, {
        params: { uuid, link: visit.link },
        body: { ...(publicToken && { publicToken }) },
        // A reload of this page is the same return.
        idempotencyKey: `return:${visit.link}`,
      })
      .then(
        () => {
          forgetVisit();
          return navigate(onward, { replace: true });
        },
        // The vendor has told the server as well: the application itself knows better than this page.
        () => setFailed(true),
      );
  }, [uuid, visit, outcome, publicToken, onward, navigate]);

  if (outcome === "completed" && !isLost) {
    return (
      <StepPage title={t.reading} lead={t.readingLead}>
        <Ring />
      </StepPage>
    );
  }
  return (
    <StepPage title={isLost ? t.lost : t.cancelled} lead={isLost ? t.lostLead : t.cancelledLead}>
      <ButtonLink href={onward}>{t.goOn}</ButtonLink>
    </StepPage>
  );
}
