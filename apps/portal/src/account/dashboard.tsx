import { isOutage } from "@gable/contract/problem.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { EmptyState, ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { PersonCard } from "@gable/ui/components/person-card/person-card.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { everyAccountQuery } from "../queries/accounts.ts";
import { applicationsQuery, type ListedApplication } from "../queries/application.ts";
import { notificationsQuery } from "../queries/notifications.ts";
import { profileQuery } from "../queries/profile.ts";
import { FrameSide } from "../shell/frame-side.tsx";
import { useLoanOfficer } from "../support/loan-officer.tsx";
import { DashboardNews } from "./dashboard/parts/dashboard-news.tsx";
import { dashboardWords } from "./dashboard.words.ts";
import { ApplicationPanel } from "./parts/application-panel.tsx";
import { EndedLine } from "./parts/ended-line.tsx";
import { nextMove } from "./parts/next-move.ts";
import { OpenLine } from "./parts/open-line.tsx";
import { hasEnded } from "./parts/outcome.ts";
import { PastApplications } from "./parts/past-applications.tsx";
import { wayToApply } from "./parts/way-to-apply.ts";

/** Everything that the account holds: where each application stands and the one button that goes on with it. */
export function Screen() {
  const t = useText(dashboardWords);
  const { data: known, error, refetch } = useQuery(applicationsQuery());
  const isRefused = error !== null && !isOutage(error);
  const { data: profile, isPending: isNameComing } = useQuery(profileQuery());
  const open = (known ?? []).filter(isOpen).map(({ uuid }) => uuid);
  const { isLoading: isMoneyComing } = useQuery(everyAccountQuery(useQueryClient(), open));
  // With the name that the title calls and the figures of open lines, by which it would grow under what can be pressed.
  const listed = isNameComing || isMoneyComing ? undefined : known;
  const name = profile?.name?.firstName ?? "";
  const present = listed?.filter((application) => !hasEnded(application)) ?? [];
  const past = listed?.filter(hasEnded) ?? [];
  const over = past.filter((application) => !isOpen(application));
  const officer = useLoanOfficer(present[0]?.referrer?.referrerUuid ?? null);
  // Above the human, who would be pushed down when it came.
  const { isPending: isNewsComing } = useQuery(notificationsQuery(useLanguage()));
  const another = wayToAnother(listed ?? []);
  return (
    <StepPage title={listed === undefined ? t.welcome(name) : titleFor(present, name, t)}>
      <FrameSide layout="wide">
        {isNewsComing || listed === undefined ? null : (
          <>
            <DashboardNews />
            <PersonCard person={officer} />
          </>
        )}
      </FrameSide>
      {isRefused ? (
        <ErrorState title={t.failed} actions={<Button onClick={() => void refetch()}>{t.again}</Button>}>
          {t.failedBody}
        </ErrorState>
      ) : null}
      {listed === undefined && !isRefused ? <Skeleton kind="rows" count={4} /> : null}
      {listed?.length === 0 ? (
        <EmptyState
          title={t.empty}
          drawing="house"
          actions={<ButtonLink href={onHost(paths.register())}>{t.start}</ButtonLink>}
        >
          {t.emptyBody}
        </EmptyState>
      ) : null}
      {present.map((application) => (
        <ApplicationPanel key={application.uuid} application={application} />
      ))}
      {past.filter(isOpen).map((application) => (
        <OpenLine key={application.uuid} application={application} />
      ))}
      {over.map((application) => (
        <EndedLine key={application.uuid} application={application} />
      ))}
      {over.length > 0 ? <PastApplications past={over} /> : null}
      {another ? <TextLink href={onHost(another)}>{t.another}</TextLink> : null}
    </StepPage>
  );
}

/** Where another application begins. */
const wayToAnother = (listed: readonly ListedApplication[]): string | undefined =>
  listed.length === 0
    ? undefined
    : wayToApply(listed.find((application) => application.referrer)?.referrer?.referrerUuid);

const isOpen = ({ step }: ListedApplication): boolean => step === "COMPLETE";

function titleFor(
  present: readonly ListedApplication[],
  name: string,
  t: ReturnType<typeof useText<typeof dashboardWords>>,
): string {
  if (present.length === 0) return t.welcome(name);
  const movers = new Set(present.map((application) => nextMove(application).mover));
  if (movers.has("you")) return t.yourMove(name);
  return movers.has("us") ? t.ourMove(name) : t.othersMove(name);
}
