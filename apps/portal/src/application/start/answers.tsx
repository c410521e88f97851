import { allowedRoutes } from "@gable/domain/journey/allowed-routes.ts";
import { areAnswersOpen } from "@gable/domain/journey/answers-open.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { CorrectionKind } from "@gable/domain/profile/correction-consequences.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { summaryQuery } from "../../queries/disclosures.ts";
import { companyInfo } from "../../session/organisation.ts";
import { Pending } from "../../shell/pending.tsx";
import { CorrectionOnDemand } from "../parts/correction-on-demand.tsx";
import { answersWords } from "./answers.words.ts";
import { SummaryGroup } from "./parts/summary-group.tsx";
import type { Summary } from "./parts/summary-line.ts";

const CountedBehind = lazyPart(async () => (await import("./parts/counted-behind.tsx")).CountedBehind);

/** Everything that was said, at any time, and the way to put it right, or why a person must help with it. */
export function Screen() {
  const t = useText(answersWords);
  const { uuid, facts } = useJourney();
  const navigate = useNavigate();
  const asked = useQuery(summaryQuery(uuid));
  const { data, refetch } = asked;
  const [correcting, setCorrecting] = useState<CorrectionKind | null>(null);
  const { phoneFormatted } = companyInfo();
  const application = onHost(paths.applicationIndex(uuid));
  const goOn = () => (correcting === "phone" || correcting === "residence" ? refetch() : navigate(application));
  return (
    <StepPage title={t.title} lead={areAnswersOpen(facts) ? t.lead : t.leadRead} drawing="document">
      {data === undefined ? (
        <Pending asked={asked} count={8} label={t.loading} />
      ) : (
        <>
          {limitsToSay(data).map((limit) => (
            <Notice
              key={limit}
              title={t[limit === "DECIDED" && facts.step === "COMPLETE" ? "funded" : limit](phoneFormatted)}
            />
          ))}
          {data.groups
            .filter(({ lines }) => lines.length > 0)
            .map((group) => (
              <SummaryGroup key={group.name} group={group} summary={data} onCorrect={setCorrecting} />
            ))}
          <CorrectionOnDemand kind={correcting} onClose={() => setCorrecting(null)} onMade={goOn} />
          <Suspense fallback={null}>
            <CountedBehind />
          </Suspense>
          {allowedRoutes(facts).has("startHmda") ? (
            <TextLink href={onHost(paths.startHmda(uuid))}>{t.demographics}</TextLink>
          ) : null}
          <TextLink href={siteRoutes.settings}>{t.email}</TextLink>
          <Note icon="phone">{t.byPerson(phoneFormatted)}</Note>
          <Actions>
            <ButtonLink href={application} kind="second">
              {t.goOn}
            </ButtonLink>
          </Actions>
        </>
      )}
    </StepPage>
  );
}

const spoken = ["SIGNED", "DECIDED", "CHECKS_USED", "VALUER_ORDERED", "PAPERS_DRAWN"] as const;

/** Why something cannot be changed here; where nothing can, the one reason for it. */
function limitsToSay({ limits }: Summary): readonly (typeof spoken)[number][] {
  const found = new Set(limits.map(({ limit }) => limit));
  return spoken.filter((limit) => found.has(limit));
}
