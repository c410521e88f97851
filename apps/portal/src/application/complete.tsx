import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Figure } from "@gable/ui/components/figure/figure.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note, Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { SideSection } from "@gable/ui/components/page-frame/page-frame.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../journey/journey.tsx";
import { accountsQuery } from "../queries/accounts.ts";
import { timelineQuery } from "../queries/application.ts";
import { documentsQuery, fetchDocument } from "../queries/documents.ts";
import { insuranceQuery } from "../queries/insurance.ts";
import { rescissionQuery } from "../queries/rescission.ts";
import { FrameSide } from "../shell/frame-side.tsx";
import { Pending } from "../shell/pending.tsx";
import { todayHere } from "../shell/today-here.ts";
import { completeWords } from "./complete.words.ts";
import { CancelLoan } from "./parts/cancel-loan.tsx";
import { ConfirmNotCancelled } from "./parts/confirm-not-cancelled.tsx";
import { CopyText } from "./parts/copy-text.tsx";
import { CountedDays } from "./parts/counted-days.tsx";
import { DebtsPaid } from "./parts/debts-paid.tsx";
import { LineSummary } from "./parts/line-summary.tsx";
import { MoneyWaits } from "./parts/money-waits.tsx";
import { OtherPaymentAccount } from "./parts/other-payment-account.tsx";
import { PaperList } from "./parts/paper-list.tsx";
import { WayToTheMoney } from "./parts/way-to-the-money.tsx";

/** After the last signature: when the money comes, what happens until then, and the right to cancel. */
export function Screen() {
  const t = useText(completeWords);
  const f = useFormats();
  const { uuid, facts } = useJourney();
  const days = useQuery(timelineQuery(uuid));
  const accounts = useQuery(accountsQuery(uuid));
  const cancelling = useQuery(rescissionQuery(uuid));
  const [timeline, money, right] = [days.data, accounts.data, cancelling.data];
  // A right to cancel that could not be looked up must not look like none.
  if (timeline === undefined || money === undefined || right === undefined) {
    return (
      <StepPage key="loading" title={t.loading}>
        <Pending asked={[days, accounts, cancelling].find(({ error }) => error !== null) ?? days} kind="figure" />
      </StepPage>
    );
  }
  const { entries, fundingDate } = timeline;
  const funded = entries.find(({ moment }) => moment === "funded");
  const signedOn = entries.find(({ moment, state }) => moment === "documents-signed" && state === "done")?.date;
  const mayCancel = right.applies && !right.over && !right.cancelled;
  const account = money.disbursement;
  const isSent = funded?.state === "done";
  const asked = facts.conditions.filter(({ actionNeeded }) => actionNeeded);
  const isAwaited = timeline.waitsFor.length > 0;
  const title =
    fundingDate === null
      ? isAwaited
        ? t.titleAwaited
        : t.titleOpen
      : isSent
        ? t.titleSent
        : funded?.estimated || isAwaited
          ? t.titleExpected
          : t.title;
  const lastDay = timeline.days.at(-1)?.date;
  const daysTitle = lastDay === undefined ? t.whatTitle : lastDay < todayHere() ? t.daysPastTitle : t.daysTitle;
  const leadUndated = isAwaited
    ? t.leadAwaited
    : funded?.state === "now" && funded.mover === "lender"
      ? t.leadRelease
      : t.leadOpen;
  const lead =
    fundingDate === null
      ? leadUndated
      : account && (mayCancel ? t.leadUnless : t.lead)(f.cents(money.cash), account.bankName, account.mask);
  return (
    <StepPage
      above={
        signedOn ? (
          <Tag tone="accent" icon="check">
            {t.signed(f.day(signedOn))}
          </Tag>
        ) : undefined
      }
      title={title}
      figure={fundingDate === null ? undefined : <Figure>{f.day(fundingDate)}</Figure>}
      lead={lead}
    >
      {isSent ? <Arrival arrivesOn={money.arrivesOn} trace={money.trace} /> : null}
      {money.restWaits !== null ? <Note>{t.restWaits(f.cents(money.restWaits))}</Note> : null}
      <Beside isAsked={asked.length > 0} />
      <MoneyWaits application={uuid} asked={asked} isAwaited={isAwaited && fundingDate !== null} />
      {right.cancelled ? <Notice tone="info" title={t.cancelled} /> : null}
      {right.hold ? <ConfirmNotCancelled hold={right.hold} /> : null}
      <OtherPaymentAccount application={uuid} money={money} />
      <section className="stack-6 stack">
        <h2>{daysTitle}</h2>
        <CountedDays timeline={timeline} />
        <WayToTheMoney entries={entries} money={money} />
        {right.applies ? null : <Note>{t.noRight}</Note>}
      </section>
      {money.debts.length > 0 ? <DebtsPaid debts={money.debts} /> : null}
      <Papers />
    </StepPage>
  );
}

function Papers() {
  const t = useText(completeWords);
  const { uuid } = useJourney();
  const asked = useQuery(documentsQuery(uuid));
  const { data } = asked;
  return (
    <section className="stack">
      <h2>{t.documents}</h2>
      {data ? (
        <PaperList
          fetch={(document) => fetchDocument(uuid, document)}
          papers={data.documents.filter(({ signedAt }) => signedAt !== null)}
        />
      ) : (
        <Pending asked={asked} />
      )}
      <TextLink href={onHost(paths.documentDisclosures(uuid))}>{t.allDocuments}</TextLink>
    </section>
  );
}

function Beside({ isAsked }: { isAsked: boolean }) {
  const t = useText(completeWords);
  const { uuid, facts } = useJourney();
  const { data: money } = useQuery(accountsQuery(uuid));
  const { data: right } = useQuery(rescissionQuery(uuid));
  const { data: policy } = useQuery(insuranceQuery(uuid));
  return (
    <FrameSide layout="wide">
      {money ? (
        <SideSection title={t.line}>
          <LineSummary application={facts.application} money={money} />
        </SideSection>
      ) : null}
      <SideSection title={t.next}>
        <NumberedList
          plain
          steps={[
            { title: isAsked ? t.doAsked : t.wait, body: t.waitBody },
            {
              title: t.insured,
              body: (
                <div className="stack">
                  <p>{t.insuredBody}</p>
                  {policy ? <CopyText text={policy.lossPayee} label={t.wording} /> : null}
                </div>
              ),
            },
            { title: t.redraw, body: t.redrawBody },
          ]}
        />
      </SideSection>
      {right?.applies && right.lastDay !== null && !right.over && !right.cancelled ? (
        <CancelLoan lastDay={right.lastDay} />
      ) : null}
    </FrameSide>
  );
}

/** When what was sent is in the account, and by what the bank can find it. */
function Arrival({ arrivesOn, trace }: { arrivesOn: string | null; trace: string | null }) {
  const t = useText(completeWords);
  const f = useFormats();
  if (arrivesOn === null) return trace === null ? null : <Note>{t.traceOnly(trace)}</Note>;
  return (
    <Note>
      {t.arrives(f.day(arrivesOn))} {trace === null ? null : t.trace(trace)}
    </Note>
  );
}
