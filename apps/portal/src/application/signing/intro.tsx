import { arriveAtOffice } from "@gable/contract/calls/notary.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { signingQuery } from "../../queries/signing.ts";
import { HoldPage } from "../parts/hold-page.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { introWords } from "./intro.words.ts";
import { AskPlace } from "./parts/ask-place.tsx";
import { ConfirmEmail } from "./parts/confirm-email.tsx";
import { OnPaper } from "./parts/on-paper.tsx";
import { PackageFigures } from "./parts/package-figures.tsx";
import { PackageList } from "./parts/package-list.tsx";
import { rememberPlace } from "./parts/signing-place.ts";
import { WaitToSign } from "./parts/wait-to-sign.tsx";
import { WhoSigns } from "./parts/who-signs.tsx";
import { signingWords } from "./signing.words.ts";

// Few sign at an office.
const AtOffice = lazyPart(async () => (await import("./parts/at-office.tsx")).AtOffice);
// And few papers take the place of others.
const Redrawn = lazyPart(async () => (await import("./parts/redrawn.tsx")).Redrawn);

const MINUTES_PER_PAGE = 0.4;

/** What was stated about a contractor's lien is drawn as a paper first; after that come the documents. */
export function Screen() {
  const t = useText(introWords);
  const { facts } = useJourney();
  if (facts.step !== "LIEN_ATTESTATION") return <Package />;
  return (
    <HoldPage
      title={t.soon}
      lead={t.soonLead}
      drawing="pen"
      steps={[
        { title: t.soonStatement, body: t.soonStatementBody },
        { title: t.soonDocuments, body: t.soonDocumentsBody },
      ]}
    />
  );
}

/** Row 21: what is to be signed, with figures and in plain words; first that the mail address is the borrower's. */
function Package() {
  const t = useText(introWords);
  const own = useText(signingWords);
  const { uuid } = useJourney();
  const navigate = useNavigate();
  const query = useQuery(signingQuery(uuid));
  const { data, refetch } = query;
  const [isAsking, setAsking] = useState(false);
  const arrival = useCommand(arriveAtOffice, { stays: true });
  if (data === undefined) return <UntilLoaded title={own.loading} query={query} />;
  // Without the day from which one may sign, no appointment can be chosen.
  const isKnown = data.holds.every(({ until }) => until !== null);
  const office = {
    booking: isKnown
      ? { ask: onHost(paths.notaryScheduleManual(uuid)), see: onHost(paths.notaryReserveManual(uuid)) }
      : undefined,
    arrive: async (code: string) => {
      const failures = await arrival.send({ body: { code } });
      await refetch();
      return failures;
    },
  };
  if (data.paper)
    return (
      <OnPaper
        paper={data.paper}
        holds={data.holds}
        // What is signed there by hand opens with no code.
        office={
          data.office ? (
            <Suspense fallback={null}>
              <AtOffice office={{ ...data.office, isOpen: false }} {...office} />
            </Suspense>
          ) : null
        }
      />
    );
  if (!data.emailConfirmed) return <ConfirmEmail onConfirmed={() => void refetch()} mayChange />;
  const left = data.documents.filter(({ signed }) => !signed);
  if (left.length === 0)
    return (
      <StepPage title={own.done} lead={own.doneLead} drawing="pen">
        <PackageList documents={data.documents} />
      </StepPage>
    );
  const pages = left.reduce((sum, document) => sum + document.pages, 0);
  const sign = () => void navigate(onHost(paths.signingSign(uuid)));
  const isBegun = data.adopted !== null;
  const isElsewhere = data.office !== null && !data.office.arrived;
  return (
    <StepPage
      title={t.title}
      lead={t.lead(left.length, Math.max(3, Math.round(pages * MINUTES_PER_PAGE)))}
      drawing="pen"
    >
      {data.holds.length > 0 ? <WaitToSign holds={data.holds} isAtOffice={data.office !== null} /> : null}
      <Suspense fallback={null}>{data.office ? <AtOffice office={data.office} {...office} /> : null}</Suspense>
      <Suspense fallback={null}>{data.redrawn ? <Redrawn {...data.redrawn} /> : null}</Suspense>
      <PackageFigures terms={data.terms} chosen={data.chosen} />
      <PackageList documents={data.documents} />
      <WhoSigns others={data.others} isAtOffice={data.office !== null} />
      <Actions>
        <Button disabled={data.holds.length > 0 || isElsewhere} onClick={isBegun ? sign : () => setAsking(true)}>
          {isBegun ? t.goOn : t.go}
        </Button>
      </Actions>
      <AskPlace
        open={isAsking}
        onClose={() => setAsking(false)}
        onAnswer={(place) => {
          rememberPlace(place);
          setAsking(false);
          sign();
        }}
      />
    </StepPage>
  );
}
