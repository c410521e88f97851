import { areAnswersOpen } from "@gable/domain/journey/answers-open.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { showsOfferPanel } from "@gable/domain/offers/offer-panel.ts";
import { deadlineForBorrower } from "@gable/domain/workflow/deadlines/deadline-words.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Drawing } from "@gable/ui/components/drawing/drawing.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Figure } from "@gable/ui/components/figure/figure.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { Panel } from "@gable/ui/components/surface/surface.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { OthersToInvite } from "../../application/signing/parts/others-to-invite.tsx";
import { type ListedApplication, timelineQuery } from "../../queries/application.ts";
import { dashboardWords } from "../dashboard.words.ts";
import "./application-panel.css";
import { AskedHere } from "./asked-here.tsx";
import { MovesTable } from "./moves-table.tsx";
import { nextMove } from "./next-move.ts";
import { StageLine } from "./stage-line.tsx";
import { Withdraw } from "./withdraw.tsx";

const CENTS = 100;
/** Dollars as they travel to whole cents. */
const centsOf = (dollars: number): number => Math.round(dollars * CENTS);

const byInstant = (one: string, other: string): number => one.localeCompare(other);

/** One application that goes on: what it is, where it stands, what is next. */
export function ApplicationPanel({ application }: { application: ListedApplication }) {
  const t = useText(dashboardWords);
  const language = useLanguage();
  const f = useFormats();
  const { data: timeline, isPending } = useQuery(timelineQuery(application.uuid));
  const { uuid, loanNumber, property, amount, term, offer } = application;
  const next = nextMove(application);
  const { what, detail, mover } = next;
  const isChosen = showsOfferPanel(application);
  const [closesAt] = application.signersInNeed.flatMap(({ endsAt }) => endsAt ?? []).toSorted(byInstant);
  const days = [
    ...(timeline?.deadlines ?? []).flatMap(({ deadline, on }) => {
      const words = deadlineForBorrower(deadline);
      return words ? [{ label: words[language], value: f.day(on) }] : [];
    }),
    ...(closesAt === undefined ? [] : [{ label: t.closes, value: f.day(closesAt) }]),
    // Nobody is promised money while somebody has said no, or did not come.
    ...(timeline?.fundingDate && closesAt === undefined
      ? [{ label: t.money, value: f.day(timeline.fundingDate) }]
      : []),
  ];
  return (
    <article className="stack stack-10">
      <Panel>
        <div className="panel-home">
          <div className="panel-home-facts">
            <p className="quiet small">{t.application(loanNumber)}</p>
            <h2>{property ? `${property.street1}, ${property.city}` : t.noHome}</h2>
            {isChosen ? <Figure>{f.dollars(centsOf(amount))}</Figure> : null}
          </div>
          <Drawing name="house" />
        </div>
        {isChosen && offer !== null ? (
          <section className="stack stack-2" aria-label={t.offer}>
            <Facts
              facts={[
                { label: t.apr, value: f.rate(offer.aprPercent) },
                { label: t.draw, value: f.cents(offer.initialDraw) },
                { label: t.payment, value: f.cents(offer.monthlyPayment) },
                { label: t.term, value: t.years(term) },
              ]}
            />
            <p className="small quiet">{t.offerNote}</p>
          </section>
        ) : null}
        <StageLine progress={application.progress} />
        <div className="panel-next">
          <div>
            <h3>{what[language]}</h3>
            <p className="quiet">{detail[language]}</p>
          </div>
          <ButtonLink
            href={onHost((next.isBeside ? paths.conditions : paths.applicationIndex)(uuid))}
            kind={mover === "you" ? "primary" : "second"}
          >
            {mover === "you" ? t.goOn : t.look}
          </ButtonLink>
        </div>
        <AskedHere uuid={uuid} asked={application.asked} />
        {application.status.disclosurelistSummaryComplete ? (
          <p>
            <TextLink href={onHost(paths.startAnswers(uuid))}>
              {areAnswersOpen(application) ? t.answers : t.answersRead}
            </TextLink>
          </p>
        ) : null}
        {/* Below the button, so that it does not move from under anybody's finger. */}
        {days.length > 0 ? <Facts facts={days} /> : null}
      </Panel>
      {application.coDeedStatus === "COMPLETE" || application.step === "CO_DEED_REQ" ? null : (
        <OthersToInvite uuid={uuid} />
      )}
      {isPending ? <Skeleton kind="rows" count={6} /> : null}
      {timeline ? <MovesTable entries={timeline.entries} step={application.step} next={next} /> : null}
      {application.mayWithdraw ? <Withdraw uuid={uuid} /> : null}
    </article>
  );
}
