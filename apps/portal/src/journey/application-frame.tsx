import { areAnswersOpen } from "@gable/domain/journey/answers-open.ts";
import { isOver } from "@gable/domain/journey/over.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { progressOf } from "@gable/domain/journey/progress.ts";
import { sidebarLabels, sidebarPositions } from "@gable/domain/journey/sidebar.ts";
import { lazyPart, WithPage } from "@gable/ui/components/connection/lazy-part.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { catalogue, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { Suspense, useState } from "react";
import { Outlet, useLoaderData, useLocation, useParams } from "react-router";
import { PortalFooter } from "../shell/footer/portal-footer.tsx";
import { ProgressFrame } from "../shell/progress-frame.tsx";
import { SiteFrame } from "../shell/site-frame.tsx";
import { useLoanOfficer, useOriginatorBrand } from "../support/loan-officer.tsx";
import type { Instead } from "./admit.ts";
import "./application-frame.css";
import { applicationRouteAt } from "./here.ts";
import { JourneyOf, useJourney } from "./journey.tsx";
import { Processing } from "./processing.tsx";
import { UnlessAskedAgain } from "./unless-asked-again.tsx";

const OthersToInvite = lazyPart(
  async () => (await import("../application/signing/parts/others-to-invite.tsx")).OthersToInvite,
);

const AskedBeside = lazyPart(async () => (await import("./asked-beside.tsx")).AskedBeside);

const words = catalogue({
  number: { en: "Application ID", es: "Número de solicitud" },
  correct: { en: "Correct an answer", es: "Corregir una respuesta" },
  answers: { en: "Your answers", es: "Sus respuestas" },
});

/** Every screen of an application stands in this: the journey that moves the borrower, and the page around the screen. */
export function ApplicationFrame() {
  const instead = useLoaderData<Instead | null>();
  const { uuid } = useParams();
  if (instead !== null) return <SiteFrame />;
  if (uuid === undefined) throw new Error("An application's address has its uuid.");
  return (
    <JourneyOf key={uuid} uuid={uuid}>
      <Frame />
    </JourneyOf>
  );
}

function Frame() {
  const { facts } = useJourney();
  const here = applicationRouteAt(useLocation().pathname);
  const t = useText(words);
  const language = useLanguage();
  const originator = facts.application.referrer?.referrerUuid ?? null;
  const person = useLoanOfficer(originator);
  const brand = useOriginatorBrand(originator);
  const isAsked = facts.conditions.some(({ actionNeeded }) => actionNeeded);
  const [wasAsked] = useState(isAsked);
  const labels = sidebarLabels({ isManual: facts.status.manualNotary });
  return (
    <ProgressFrame
      place={
        isOver(facts)
          ? undefined
          : { stages: labels.map((label) => ({ label: label[language] })), at: sidebarPositions[progressOf(facts)] }
      }
      person={person}
      brand={brand}
      footer={<PortalFooter state={facts.application.property?.state} />}
    >
      <div className="application-page">
        <div className="application-line">
          <p className="application-number">
            {t.number} <span>{facts.application.loanNumber}</span>
          </p>
          {here !== "startAnswers" && facts.step !== "CANCELLED" && facts.status.disclosurelistSummaryComplete ? (
            <TextLink href={onHost(paths.startAnswers(facts.application.uuid))}>
              {areAnswersOpen(facts) ? t.correct : t.answers}
            </TextLink>
          ) : null}
        </div>
        <div aria-live="polite">
          {isAsked ? (
            <WithPage isLater={!wasAsked}>
              <AskedBeside here={here} />
            </WithPage>
          ) : null}
        </div>
        <UnlessAskedAgain uuid={facts.application.uuid}>
          <Processing />
          <Outlet />
        </UnlessAskedAgain>
      </div>
      {facts.application.coDeedStatus === "COMPLETE" || here === "signingAdditional" ? null : (
        <Suspense fallback={null}>
          <OthersToInvite uuid={facts.application.uuid} />
        </Suspense>
      )}
    </ProgressFrame>
  );
}
