import { cancelNotaryVisit } from "@gable/contract/calls/notary.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { SureDialog } from "@gable/ui/components/dialog/sure-dialog.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { beginning } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { notaryQuery } from "../../queries/notary.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { CallUs } from "../parts/ask-person.tsx";
import { HoldPage } from "../parts/hold-page.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { notaryWords } from "./notary.words.ts";
import { calendarAddress } from "./parts/calendar-address.ts";
import { NewMoneyDay } from "./parts/new-money-day.tsx";
import { VisitCost } from "./parts/visit-cost.tsx";
import { whatWasMissed } from "./parts/what-was-missed.ts";
import { visitCodes, visitWords } from "./visit.words.ts";

const LOOK_EVERY_MS = 5000;

/** Row 24 on paper: the appointment with a notary in person, from the request to the paper that comes back. */
export function Screen() {
  const t = useText(visitWords);
  const notary = useText(notaryWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const query = useQuery({ ...notaryQuery(uuid), refetchInterval: LOOK_EVERY_MS });
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.reserveTitle} query={query} />;
  const { visit, county, timeZone, offices } = data;
  const isOffice = offices.length > 0;
  const missed = whatWasMissed(notary, {
    reason: visit?.reason ?? null,
    moment: visit?.startsAt ? f.moment(visit.startsAt, timeZone) : "",
    visitFee: data.visitFee,
  });
  if (visit === null || visit.state === "FAILED") {
    return (
      <StepPage
        title={visit ? (missed?.title ?? t.failed) : isOffice ? t.reserveOffice : t.reserveTitle}
        lead={
          visit
            ? (missed?.lead ?? t.failedBody)
            : isOffice
              ? t.reserveOfficeLead
              : data.kind === "MANUAL"
                ? t.reserveLead(county)
                : t.reserveInstead
        }
        drawing="pen"
      >
        {visit ? <NewMoneyDay application={uuid} /> : <VisitCost application={uuid} fee={data.visitFee} />}
        {data.isCalled ? <Note icon="phone">{notary.weCall}</Note> : null}
        <Bring isOffice={isOffice} />
        <Actions>
          <ButtonLink href={onHost(paths.notaryScheduleManual(uuid))}>{visit ? t.again : t.choose}</ButtonLink>
          <CallUs />
        </Actions>
      </StepPage>
    );
  }
  if (visit.state === "CONFIRMED" && visit.startsAt !== null) {
    return (
      <Confirmed
        isOffice={isOffice}
        visit={visit}
        startsAt={visit.startsAt}
        timeZone={timeZone}
        onChanged={query.refetch}
      />
    );
  }
  const { returnBy } = visit;
  const returnSaid = returnBy && (returnBy.isPast ? t.scanLate : t.scanBody)(f.moment(returnBy.by, timeZone));
  return visit.state === "OVER" ? (
    <HoldPage
      title={t.overTitle}
      lead={t.overLead}
      drawing="document"
      steps={[
        { title: t.scan, body: returnSaid },
        { title: t.record, body: t.recordBody },
      ]}
    />
  ) : (
    <Requested visit={visit} timeZone={timeZone} />
  );
}

/** Nobody has been found yet: until when that is usual, and what happens then. */
function Requested({ visit, timeZone }: { visit: Visit; timeZone: string }) {
  const t = useText(visitWords);
  const f = useFormats();
  const times = visit.windows.map(({ from }) => from).toSorted();
  const last = times.at(-1);
  return (
    <HoldPage
      title={visit.isLate ? t.lateTitle : t.requestedTitle}
      lead={
        visit.isLate || visit.expectedBy === null ? t.lateLead : t.requestedLead(f.moment(visit.expectedBy, timeZone))
      }
      drawing="calendar"
      steps={[
        { title: t.find, body: visit.windows.map(({ from }) => beginning(f.moment(from, timeZone))).join(" · ") },
        { title: t.told, body: t.toldBody },
      ]}
    >
      {visit.isLate && last ? <Note>{t.lateUntil(f.moment(last, timeZone))}</Note> : null}
    </HoldPage>
  );
}

type Visit = NonNullable<NonNullable<ReturnType<typeof useVisit>>>;
const useVisit = (uuid: string) => useQuery(notaryQuery(uuid)).data?.visit;

type ConfirmedProps = {
  isOffice: boolean;
  visit: Visit;
  startsAt: string;
  timeZone: string;
  onChanged: () => Promise<unknown>;
};

function Confirmed({ isOffice, visit, startsAt, timeZone, onChanged }: ConfirmedProps) {
  const t = useText(visitWords);
  const f = useFormats();
  const explain = useExplain(visitCodes);
  const { uuid, facts } = useJourney();
  const command = useCommand(cancelNotaryVisit, { stays: true });
  const [isSure, setSure] = useState(false);
  const { address, notary, freeUntil, placeType } = visit;
  const where = [address.street1, address.street2, address.city].filter(Boolean).join(", ");
  const giveBack = async () => {
    const failures = await command.send({ body: undefined });
    await onChanged();
    return failures;
  };
  return (
    <StepPage title={t.confirmedTitle} lead={beginning(f.moment(startsAt, timeZone))} drawing="calendar">
      <Facts
        facts={[
          { label: t.place, value: `${t[placeType]}, ${where}` },
          { label: t.notary, value: notary?.name ?? "" },
          { label: t.commission, value: notary?.commissionNumber ?? "" },
          ...(notary?.phone ? [{ label: t.phone, value: f.phone(notary.phone) }] : []),
        ]}
      />
      {isOffice && facts.step !== "MANUAL_DEED_SIGNING" ? (
        <Note icon="pen">
          {t.codeThere} <TextLink href={onHost(paths.signingIntro(uuid))}>{t.toDocuments}</TextLink>
        </Note>
      ) : null}
      <Bring isOffice={isOffice} />
      <Actions>
        <ButtonLink href={calendarAddress({ startsAt, title: t.calendar, place: where })} download="notary.ics">
          {t.toCalendar}
        </ButtonLink>
        <Button kind="second" onClick={() => setSure(true)}>
          {t.giveBack}
        </Button>
        <CallUs />
      </Actions>
      <SureDialog
        open={isSure}
        onClose={() => setSure(false)}
        title={t.giveBackSure}
        act={t.giveBackGo}
        keep={t.giveBackKeep}
        send={giveBack}
        explain={explain}
        isBusy={command.isBusy}
      >
        <p>{t.giveBackBody(beginning(f.moment(startsAt, timeZone)))}</p>
      </SureDialog>
      {freeUntil === null ? null : <Note icon="clock">{t.freeUntil(f.moment(freeUntil, timeZone))}</Note>}
    </StepPage>
  );
}

function Bring({ isOffice }: { isOffice: boolean }) {
  const t = useText(visitWords);
  const { uuid } = useJourney();
  return (
    <section className="stack">
      <h2>{t.bring}</h2>
      <NumberedList
        plain
        steps={[
          { title: t.bringId, body: t.bringIdBody },
          { title: t.bringEverybody, body: t.bringEverybodyBody },
          { title: isOffice ? t.bringHour : t.bringTime, body: t.bringTimeBody },
        ]}
      />
      <TextLink href={onHost(paths.documentDisclosures(uuid))}>{t.readBefore}</TextLink>
    </section>
  );
}
