import {
  REGISTRATION_STEP_QUERY,
  type RegistrationStep,
  registrationStepAt,
  stepAfter,
  stepBefore,
} from "@gable/domain/journey/registration-steps.ts";
import { fetchPart } from "@gable/ui/components/connection/fetch-part.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { draftQuery, saveDraftMutation, sendDraft } from "../queries/profile.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { onFirstSign } from "../shell/first-sign.ts";
import { firstOpenStep, isFurtherOn, questionOfStop } from "./parts/answered-steps.ts";
import { useKnownContact } from "./parts/known-contact.ts";
import { asksAboutHome, PART_QUERY } from "./parts/property-part.ts";
import {
  type Registration,
  RegistrationContext,
  type Standing,
  type Typed,
  type TypedAnswers,
} from "./parts/registration.ts";
import { stepScreens } from "./parts/steps.ts";
import { typedAgain } from "./parts/typed-again.ts";
import { nothingYet, rememberDraft, useStanding } from "./parts/use-standing.ts";
import { registerWords } from "./register.words.ts";

const KnockOut = lazyPart(async () => (await import("./parts/knock-out.tsx")).KnockOut);

/** The questions before there is an account. Each answer is kept on the server; the step is in the address. */
export function Screen() {
  const t = useText(registerWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const known = useKnownContact();
  const standing = useStanding();
  const referrer = query.get("referrer");
  const { mutateAsync } = useMutation(saveDraftMutation(referrer));
  const [corrects, setCorrects] = useState(false);
  const step = registrationStepAt(query.get(REGISTRATION_STEP_QUERY), known);
  const part = query.get(PART_QUERY);
  useNextStepLoaded(step, known);
  useOtherTabsHeard(standing?.answers.home !== undefined);

  if (standing === undefined) {
    return (
      <StepPage title={t.loading}>
        <Skeleton kind="field" />
      </StepPage>
    );
  }
  const { answers, unfinished, prefilled, stop } = standing;

  const hrefOf = (target: RegistrationStep, itsPart?: string): string => {
    const next = new URLSearchParams(query);
    next.set(REGISTRATION_STEP_QUERY, target);
    next.delete(PART_QUERY);
    if (itsPart !== undefined) next.set(PART_QUERY, itsPart);
    return `${pathname}?${next.toString()}`;
  };

  /** The server keeps answers for a day: those that it has no more are still here, and are sent again. */
  const sendAll = async (typed: Typed) => {
    const reply = await mutateAsync(typed);
    const isLost = answers.home !== undefined && reply.answers.home === undefined;
    return isLost ? mutateAsync({ ...typedAgain(answers), ...typed }) : reply;
  };

  const send = async (typed: TypedAnswers, goesOn: boolean): Promise<readonly Failure[]> => {
    try {
      const reply = await sendAll(typed);
      rememberDraft();
      // Who came back to correct something comes past other questions first.
      const isStopAhead = reply.stop !== null && isFurtherOn(reply.stop, { step, part });
      setCorrects(isStopAhead);
      queries.setQueryData(draftQuery().queryKey, reply);
      const next = stepAfter(step, known);
      if (goesOn && (reply.stop === null || isStopAhead) && next !== null) await navigate(hrefOf(next));
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };

  const before = stepBefore(step, known);
  const registration: Registration = {
    answers,
    unfinished,
    prefilled,
    saveAndGoOn: (typed) => send(typed, true),
    save: (typed) => send(typed, false),
    async keep(typed, isLeaving) {
      if (isKept(typed, queries.getQueryData(draftQuery().queryKey))) return true;
      try {
        const reply = await (isLeaving ? sendDraft(referrer, typed) : sendAll(typed));
        rememberDraft();
        // Nobody is stopped, nor let go on, by what is kept in the middle of an answer: the button asks.
        queries.setQueryData(draftQuery().queryKey, (now) => ({
          ...reply,
          stop: now?.stop ?? null,
          prefilled: now?.prefilled ?? null,
        }));
        return true;
      } catch {
        return false;
      }
    },
    hrefOf,
    back: before === null ? undefined : hrefOf(before),
  };

  if (stop !== null && !corrects) {
    const changed = questionOfStop(stop.reason);
    const correct = () => {
      setCorrects(true);
      void navigate(hrefOf(changed.step, changed.part));
    };
    return (
      <Suspense fallback={<div className="step-coming" />}>
        <KnockOut stop={stop} answers={answers} onCorrect={correct} onMoved={() => setCorrects(true)} />
      </Suspense>
    );
  }
  const open = firstOpenStep(answers, known, step);
  if (open !== null) return <Navigate to={hrefOf(open)} replace />;
  // Who chooses a home is led on by the button, and not by an address that named the next question too early.
  if (part !== null && !asksAboutHome(part, answers.home)) return <Navigate to={hrefOf(step)} replace />;

  const StepScreen = stepScreens[step];
  return (
    <RegistrationContext value={registration}>
      <Suspense fallback={<div className="step-coming" />}>
        <StepScreen key={`${step} ${part ?? ""}`} part={part} />
      </Suspense>
    </RegistrationContext>
  );
}

/** Whether these very answers are what the server holds: a button that was pressed in the meantime has sent them. */
function isKept(part: Typed, { answers, unfinished }: Pick<Standing, "answers" | "unfinished"> = nothingYet): boolean {
  const known: Readonly<Record<string, unknown>> = answers;
  return Object.entries(part).every(
    ([name, said]) => JSON.stringify(said) === JSON.stringify(known[name]) && !Object.hasOwn(unfinished, name),
  );
}

/** The next question and the rules are fetched as soon as somebody begins to answer this one. */
function useNextStepLoaded(step: RegistrationStep, known: ReturnType<typeof useKnownContact>): void {
  const next = stepAfter(step, known);
  useEffect(() => {
    const prepare = (coming: Promise<unknown>) => void coming.catch(() => undefined);
    return onFirstSign(() => {
      if (next !== null) prepare(stepScreens[next].fetch());
      prepare(fetchPart(() => import("./parts/keepable.ts")));
    });
  }, [next]);
}

/** Also a tab in which nobody does anything goes on to what its answers become in another. */
function useOtherTabsHeard(isBegun: boolean): void {
  useEffect(() => {
    if (isBegun) void fetchPart(() => import("./parts/opened-elsewhere.ts")).catch(() => undefined);
  }, [isBegun]);
}
