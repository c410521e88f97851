import type { CommandReply } from "@gable/contract/calls/application.ts";
import { completeIncomeLink } from "@gable/contract/calls/income.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Ring } from "@gable/ui/components/checks/checks.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { returnWords } from "../../register/bank-link-oauth-success.words.ts";
import { client } from "../../session/client.ts";
import { forgetVisit, rememberedVisit } from "../../session/remembered-visit.ts";

/** Where the page on which the request for tax transcripts was signed sends the browser back to. */
export function Screen() {
  const t = useText(returnWords);
  const navigate = useNavigate();
  const { uuid, take } = useJourney();
  const [query] = useSearchParams();
  const [visit] = useState(rememberedVisit);
  const [hasFailed, setFailed] = useState(false);
  const outcome = query.get("outcome");
  const publicToken = query.get("publicToken");
  // The vendor names the visit as well: the tab that opened it may be gone.
  const link = query.get("state") ?? visit?.link;
  const isLost = hasFailed || (outcome === "completed" && (!link || !publicToken));
  const hub = onHost(paths.incomeReview(uuid));

  const goOn = useEffectEvent(async (reply: CommandReply) => {
    forgetVisit();
    await navigate(hub, { replace: true });
    await take(reply);
  });

  useEffect(() => {
    if (!link || !publicToken || outcome !== "completed") return;
    void client
      .send(completeIncomeLink, {
        params: { uuid, link },
        body: { publicToken },
        // A reload of this page is the same return.
        idempotencyKey: `return:${link}`,
      })
      // The vendor has told the server as well: the application itself knows better than this page.
      .then(goOn, () => setFailed(true));
  }, [uuid, link, publicToken, outcome]);

  if (outcome === "completed" && !isLost) {
    return (
      <StepPage title={t.reading} lead={t.readingLead}>
        <Ring />
      </StepPage>
    );
  }
  return (
    <StepPage title={isLost ? t.lost : t.cancelled} lead={isLost ? t.lostLead : t.cancelledLead}>
      <ButtonLink href={hub}>{t.goOn}</ButtonLink>
    </StepPage>
  );
}
