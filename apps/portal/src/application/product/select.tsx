import { renewOffers, selectOffer } from "@gable/contract/calls/offers.ts";
import type { BorrowerGoal } from "@gable/domain/offers/compare-offers.ts";
import { lazyPart, WithPage } from "@gable/ui/components/connection/lazy-part.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useSettled } from "@gable/ui/use-settled.ts";
import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, Suspense, useEffect, useState } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { offersQuery } from "../../queries/offers.ts";
import { FrameMore, FrameSide } from "../../shell/frame-side.tsx";
import { Pending } from "../../shell/pending.tsx";

import { AmountChoice } from "./parts/amount-choice.tsx";
import { bestFor, type Chosen, choose, isPanelShown, type Offers } from "./parts/choose.ts";
import { FeeChoice } from "./parts/fee-choice.tsx";
import { GoalChoice } from "./parts/goal-choice.tsx";
import { LineStrip } from "./parts/line-strip.tsx";
import { REDRAWS } from "./parts/redraws-place.ts";
import { TermChoice } from "./parts/term-choice.tsx";
import { useWish } from "./parts/use-wish.ts";
import { OFFER_FORM, YourLine } from "./parts/your-line.tsx";
import "./select.css";
import { selectWords } from "./select.words.ts";

/** What few need, and what is not seen before one scrolls, is fetched after the choice itself. */
const Changes = lazyPart(async () => (await import("./parts/changes.tsx")).Changes);
const Payoffs = lazyPart(async () => (await import("./parts/payoff-debts.tsx")).PayoffDebts);
const More = lazyPart(async () => (await import("./parts/more.tsx")).More);

/** How much, for how long, at which price: the choice that the whole product is about. */
export function Screen() {
  const t = useText(selectWords);
  const { uuid } = useJourney();
  const asked = useQuery(offersQuery(uuid));
  const { data, error, refetch } = asked;
  const coming = (
    <StepPage title={t.title}>
      <FrameSide layout="choice">{error === null ? <Skeleton kind="rows" count={8} /> : null}</FrameSide>
      {data === undefined ? (
        <Pending asked={asked} kind="figure" label={t.loading} />
      ) : (
        <Skeleton kind="figure" label={t.loading} />
      )}
      {error === null ? <Skeleton kind="cards" /> : null}
    </StepPage>
  );
  if (data === undefined) return coming;
  return (
    <Suspense fallback={coming}>
      <Choice made={data} onChanged={refetch} />
    </Suspense>
  );
}

/** Refusals after which the offers on the screen are not today's. */
const OUTDATED: ReadonlySet<string> = new Set(["offers-expired", "offer-unknown", "out-of-order"]);

function Choice({ made, onChanged }: { made: Offers; onChanged: () => Promise<unknown> }) {
  const t = useText(selectWords);
  const f = useFormats();
  const { wish, change, isExample, draft } = useWish(made);
  const [goal, setGoal] = useState<BorrowerGoal>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const select = useCommand(selectOffer);
  const renew = useCommand(renewOffers);
  const chosen = choose(made, wish);
  const best = goal && bestFor(goal, made, wish);
  // The server's clock decides; its refusal counts for the offers that it refused.
  const [refused, setRefused] = useState("");
  const isExpired = useIsPast(made.expiresAt) || refused === made.decisionUuid;

  const [cameWithChanges] = useState(hasChanges(made, isExpired));

  const submit = async () => {
    if (chosen.missing > 0) return;
    const found = isExpired
      ? await renew.send({ body: undefined })
      : await draft.whileSending(() =>
          select.send({
            body: {
              offerUuid: chosen.offer.uuid,
              selectedOfferAmount: chosen.quote.totalLine,
              selectedDiscounts: wish.autopay ? ["AUTOPAY"] : [],
              selectedAccountsToPayoff: chosen.debts.chosen.map(({ id }) => id),
            },
          }),
        );
    setFailures(found);
    if (found.some(({ message }) => message === "offers-expired")) setRefused(made.decisionUuid);
    if (isExpired || found.some(({ message }) => OUTDATED.has(message))) await onChanged();
  };

  return (
    <StepPage
      title={t.title}
      above={t.options(chosen.terms.length, f.dollars(Math.max(...made.offers.map(({ maxLine }) => maxLine))))}
      lead={<Lead chosen={chosen} />}
    >
      {hasChanges(made, isExpired) ? (
        <WithPage isLater={!cameWithChanges} fallback={<Skeleton kind="text" />}>
          <Changes made={made} chosen={chosen} isExpired={isExpired} />
        </WithPage>
      ) : null}
      <form
        id={OFFER_FORM}
        className="choice-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!select.isBusy && !renew.isBusy) void submit();
        }}
      >
        <AmountChoice chosen={chosen} change={change} />
        <TermChoice chosen={chosen} change={change} isExample={isExample} fitting={best?.termYears} />
        <FeeChoice chosen={chosen} change={change} />
        <GoalChoice goal={goal} onGoal={setGoal} best={best} wish={wish} change={change} />
        <Suspense fallback={<Skeleton kind="rows" count={1} />}>
          <Payoffs all={made.debts} chosen={chosen} change={change} />
        </Suspense>
        <SaveState state={draft.saving} />
      </form>
      <Heard chosen={chosen} />
      <FrameSide layout="choice">
        {isPanelShown(chosen) ? (
          <YourLine
            chosen={chosen}
            made={made}
            isExpired={isExpired}
            isBusy={select.isBusy || renew.isBusy}
            failures={failures}
          />
        ) : null}
      </FrameSide>
      <LineStrip chosen={chosen} />
      <FrameMore label={t.more}>
        <Suspense fallback={<Skeleton kind="rows" count={10} />}>
          <More made={made} chosen={chosen} />
        </Suspense>
      </FrameMore>
    </StepPage>
  );
}

/** Whether there is something to know before one chooses. */
const hasChanges = ({ receipt, prepared, closingCosts }: Offers, isExpired: boolean): boolean =>
  isExpired ||
  prepared !== null ||
  receipt !== null ||
  closingCosts.paidBy === "lender" ||
  closingCosts.items.some(({ cost }) => cost === "VALUATION");

/** Moves to how redraws work, without a change of address, which would look like a change of screen. */
function goToRedraws(event: MouseEvent): void {
  event.preventDefault();
  const heading = document.getElementById(REDRAWS);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

function Lead({ chosen }: { chosen: Chosen }) {
  const t = useText(selectWords);
  return (
    <p>
      {t.lead(chosen.offer.laterDraws.drawPeriodYears)}{" "}
      <a href={`#${REDRAWS}`} onClick={goToRedraws}>
        {t.seeRedraws}
      </a>
    </p>
  );
}

/** Aloud only what stays so long while somebody drags a slider. */
const SAID_AFTER_MS = 700;

/** Says aloud what a change of the choice comes to, once it has settled. */
function Heard({ chosen: { quote } }: { chosen: Chosen }) {
  const t = useText(selectWords);
  const f = useFormats();
  const said = t.heard(
    f.cents(quote.initialDraw),
    f.cents(quote.monthlyPayment),
    quote.termYears,
    f.rate(quote.aprPercent),
  );
  return <output className="vh">{useSettled(said, SAID_AFTER_MS)}</output>;
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether an instant is over, also when it passes while the page is open. */
function useIsPast(instant: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = Math.max(0, Date.parse(instant) - Date.now());
    if (left > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [instant]);
  return Date.parse(instant) <= now;
}
