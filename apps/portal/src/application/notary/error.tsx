import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { notaryQuery } from "../../queries/notary.ts";
import { CallUs } from "../parts/ask-person.tsx";
import { Elsewhere } from "../parts/elsewhere.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { notaryWords } from "./notary.words.ts";
import { NewMoneyDay } from "./parts/new-money-day.tsx";
import { whatWasMissed } from "./parts/what-was-missed.ts";

/** A session that did not finish: why, what stands, and the way to another. */
export function Screen() {
  const t = useText(notaryWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const query = useQuery(notaryQuery(uuid));
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.loading} query={query} />;
  const { session } = data;
  // Nothing has broken off, or there is another session already.
  if (session?.state !== "FAILED")
    return <Elsewhere title={t.loading} to={onHost(paths.notaryIntro(uuid))} query={query} />;
  const missed = whatWasMissed(t, { reason: session.reason, moment: f.moment(session.startsAt) });
  const { lockedUntil } = session;
  return (
    <StepPage title={missed?.title ?? t.errorTitle} lead={missed?.lead ?? t.errorLead} drawing="calendar">
      {lockedUntil === null ? null : <Note icon="clock">{t.lockedUntil(f.moment(lockedUntil))}</Note>}
      <NewMoneyDay application={uuid} />
      {data.isCalled ? <Note icon="phone">{t.weCall}</Note> : null}
      <Actions>
        <ButtonLink href={onHost(paths.notaryIntro(uuid))}>{t.errorGo}</ButtonLink>
        <CallUs />
      </Actions>
    </StepPage>
  );
}
