import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { routeAt } from "../../journey/here.ts";
import { useJourney } from "../../journey/journey.tsx";
import { statusQuery } from "../../queries/application-status.ts";
import { creditStandingQuery } from "../../queries/credit.ts";
import { companyInfo } from "../../session/organisation.ts";
import { usePhoneHours } from "../../support/use-hours.ts";
import { AskBureau } from "./parts/ask-bureau.tsx";
import { ScheduleCall } from "./parts/schedule-call.tsx";
import { type HoldReason, holdWords, timeoutWords } from "./timeout.words.ts";

/** What took too long or needs a person: what it is, what is safe, and what one can do. */
export function Screen() {
  const t = useText(timeoutWords);
  const language = useLanguage();
  const hours = usePhoneHours();
  const journey = useJourney();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const { phoneFormatted } = companyInfo();
  const { application, step } = journey.facts;
  const gaveUpOn = queries.getQueryData(statusQuery(journey.uuid).queryKey)?.gaveUpOn;
  const isBureau = step === "CREDIT_ERROR";
  const { data: credit } = useQuery({ ...creditStandingQuery(journey.uuid), enabled: isBureau });
  const reason = reasonOf(routeAt(pathname)?.route, step, gaveUpOn !== undefined, credit?.outcome);
  const { title, body, isWaiting } = holdWords[reason];
  const again = () => {
    journey.waitAgain();
    void queries.invalidateQueries({ queryKey: statusQuery(journey.uuid).queryKey });
  };
  return (
    <StepPage title={title[language]} lead={body[language]} drawing={isWaiting ? "clock" : "phone"}>
      <Facts facts={[{ label: t.reference, value: application.loanNumber }]} />
      <p>{t.safe}</p>
      {reason === "CREDIT_ERROR" ? <AskBureau /> : null}
      {reason === "FACTA_REVIEW" ? <ScheduleCall /> : null}
      <Actions>
        {isBureau ? null : (
          // To choose the hour of the call is the page's own act.
          <Button kind={reason === "FACTA_REVIEW" ? "second" : "primary"} onClick={again}>
            {isWaiting || isLookedAt(reason) ? t.look : t.again}
          </Button>
        )}
        <ButtonLink kind="second" href={callAddress(phoneFormatted)}>
          {t.call(phoneFormatted)}
        </ButtonLink>
        <ButtonLink kind="second" href={siteRoutes.dashboard}>
          {t.dashboard}
        </ButtonLink>
      </Actions>
      <Note icon="clock">{t.hours(hours)}</Note>
    </StepPage>
  );
}

const notFound: ReadonlySet<string> = new Set(["NO_MATCH", "NO_MATCH_SSN", "NO_FILE", "MINOR"]);

/** Nothing goes on by itself, and a person has it before them: asking anew changes nothing. */
const isLookedAt = (reason: HoldReason): boolean => reason === "CREDIT_MINOR";

/** Three addresses show this page; on the one named for time-outs the step says why. */
function reasonOf(
  route: string | undefined,
  step: Step | null,
  gaveUp: boolean,
  credit: string | null | undefined,
): HoldReason {
  if (route === "reviewSigndocs") return "documents";
  if (route === "reviewDatatree") return "records";
  if (gaveUp) return "slow";
  // The same question would get the same answer.
  if (step === "CREDIT_ERROR" && notFound.has(credit ?? "")) return "CREDIT_NOT_FOUND";
  if (step === "CREDIT_MINOR" || step === "CREDIT_ERROR" || step === "FACTA_REVIEW") return step;
  return "slow";
}
