import { arriveAtOffice } from "@gable/contract/calls/notary.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { ClosingHold } from "@gable/domain/workflow/notices/closing-holds.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { signingQuery } from "../../queries/signing.ts";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { introWords } from "./intro.words.ts";
import { AskPlace } from "./parts/ask-place.tsx";
import { AtOffice } from "./parts/at-office.tsx";
import { ConfirmEmail } from "./parts/confirm-email.tsx";
import { PackageFigures } from "./parts/package-figures.tsx";
import { PackageList } from "./parts/package-list.tsx";
import { rememberPlace } from "./parts/signing-place.ts";

const MINUTES_PER_PAGE = 0.4;

/** Row 21: what is to be signed, with figures and in plain words; first that the mail address is the borrower's. */
export function Screen() {
  const t = useText(introWords);
  const { uuid } = useJourney();
  const navigate = useNavigate();
  const query = useQuery(signingQuery(uuid));
  const { data, refetch } = query;
  const [isAsking, setAsking] = useState(false);
  const arrival = useCommand(arriveAtOffice, { stays: true });
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  if (!data.emailConfirmed) return <ConfirmEmail onConfirmed={() => void refetch()} />;
  const left = data.documents.filter(({ signed }) => !signed);
  const pages = left.reduce((sum, document) => sum + document.pages, 0);
  const sign = () => void navigate(onHost(paths.signingSign(uuid)));
  const isBegun = data.adopted !== null;
  const isElsewhere = data.office !== null && !data.office.arrived;
  // Without the day from which one may sign, no appointment can be chosen.
  const isKnown = data.holds.every(({ until }) => until !== null);
  return (
    <StepPage
      title={t.title}
      lead={t.lead(left.length, Math.max(3, Math.round(pages * MINUTES_PER_PAGE)))}
      drawing="pen"
    >
      {data.holds.length > 0 ? <Wait holds={data.holds} /> : null}
      {data.office ? (
        <AtOffice
          office={data.office}
          booking={
            isKnown
              ? { ask: onHost(paths.notaryScheduleManual(uuid)), see: onHost(paths.notaryReserveManual(uuid)) }
              : undefined
          }
          arrive={async (code) => {
            const failures = await arrival.send({ body: { code } });
            await refetch();
            return failures;
          }}
        />
      ) : null}
      <PackageFigures terms={data.terms} unchanged={data.unchanged} />
      <PackageList documents={data.documents} />
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

/** What the law waits for, and from which day on one may sign. Reading is open meanwhile. */
function Wait({ holds }: { holds: readonly ClosingHold[] }) {
  const t = useText(introWords);
  const f = useFormats();
  const days = holds.flatMap(({ until }) => until ?? []);
  const isKnown = days.length === holds.length;
  const last = days.toSorted().at(-1);
  return (
    <Notice tone="info" title={isKnown && last ? t.waitUntil(f.dayWithYear(`${last}T12:00:00Z`)) : t.wait}>
      {holds.map(({ rule }) => (
        <p key={rule}>{t[rule]}</p>
      ))}
      <p>{t.waitRead}</p>
    </Notice>
  );
}
