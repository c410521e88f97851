import { CallFailed } from "@gable/contract/problem.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { LinkProvider, PhoneLink } from "@gable/ui/components/link/link.tsx";
import { PageFrame } from "@gable/ui/components/page-frame/page-frame.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useNavigate } from "react-router";
import { companyInfo } from "../session/organisation.ts";
import { Arrival } from "./arrival.tsx";
import { errorWords } from "./error-page.words.ts";
import { failureWords } from "./failure.words.ts";
import { NO_ANSWER, SERVER_FAILED } from "./failures-of.ts";
import { PortalFooter } from "./footer/portal-footer.tsx";
import { PortalBar } from "./portal-bar.tsx";
import { PortalLink } from "./portal-link.tsx";

/** Says that something broke, what to do, and whom to ask. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <LinkProvider link={PortalLink}>
      <Arrival />
      <PageFrame top={<PortalBar />} layout="wide" footer={<PortalFooter />}>
        <Snag error={error} />
      </PageFrame>
    </LinkProvider>
  );
}

function Snag({ error }: { error: unknown }) {
  const t = useText(errorWords);
  const navigate = useNavigate();
  const { phoneFormatted, email } = companyInfo();
  const failure = useText(failureWords);
  const reference = error instanceof CallFailed ? error.problem?.correlationId : undefined;
  // Specification part 2, section 8; a window that was opened here has nothing to go back to.
  const tryAgain = () => (window.history.length > 1 ? void navigate(-1) : window.location.reload());
  return (
    <StepPage title={t.title} lead={t.lead}>
      {error instanceof CallFailed ? <p>{error.status === 0 ? failure[NO_ANSWER] : failure[SERVER_FAILED]}</p> : null}
      <Actions>
        <Button onClick={tryAgain}>{t.again}</Button>
        <ButtonLink kind="second" href={siteRoutes.dashboard}>
          {t.dashboard}
        </ButtonLink>
      </Actions>
      <p>
        {t.support} <PhoneLink phone={phoneFormatted} /> {t.or} <a href={`mailto:${email}`}>{email}</a>.
      </p>
      {reference ? <p className="quiet">{t.reference(reference)}</p> : null}
    </StepPage>
  );
}
