import type { CommandReply } from "@gable/contract/calls/application.ts";
import type { JourneyFacts } from "@gable/domain/journey/journey-facts.ts";
import { onHost } from "@gable/domain/journey/paths.ts";
import { carriedQuery } from "@gable/domain/journey/redirects.ts";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { type Language, useLanguage } from "@gable/ui/language/catalogue.tsx";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { statusQuery } from "../queries/application-status.ts";
import { conditionsQuery } from "../queries/conditions.ts";
import { asksMachine, decide, firstMemory } from "./decide.ts";
import { DraftPlaceProvider, draftsOfApplication } from "./draft-place.ts";
import { loadFacts, refreshFacts, useFacts } from "./facts.ts";
import { applicationRouteAt, isForCondition } from "./here.ts";
import { learnReply, refreshScreen, waitAgain } from "./learn-status.ts";
import { isTypedHere } from "./typed-here.ts";
import { useFollowedStatus } from "./use-followed-status.ts";

export type Journey = {
  readonly uuid: string;
  readonly facts: JourneyFacts;
  /** The status has said something new, and the borrower has not been moved on its account yet. */
  readonly isMoving: boolean;
  /**
   * Takes what a command answered and goes on from there; resolves when the next screen stands, or when it is clear that the present
   * one stays. With `stays`, the borrower is left where they are.
   */
  readonly take: (reply: CommandReply, options?: { readonly stays?: boolean | undefined }) => Promise<void>;
  /** Waits again for what took too long. */
  readonly waitAgain: () => void;
};

const JourneyContext = createContext<Journey | null>(null);

/** The application on the screen. Throws outside an application's screens. */
export function useJourney(): Journey {
  const journey = use(JourneyContext);
  if (journey === null) throw new Error("This is no screen of an application.");
  return journey;
}

/** The application on the screen; null where the screen is none of an application's. */
export const useJourneyHere = (): Journey | null => use(JourneyContext);

/** Follows the status of one application and moves the borrower along. Nothing else in the portal does. */
export function JourneyOf({ uuid, children }: { uuid: string; children: ReactNode }) {
  const queries = useQueryClient();
  const facts = useFacts(uuid);
  const { step, version } = useSuspenseQuery(statusQuery(uuid)).data;
  const present = placeOf(version, step);
  const askAnew = useFollowedStatus(uuid, step);
  const navigate = useNavigate();
  const showToast = useToast();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const drafts = useMemo(() => draftsOfApplication(uuid), [uuid]);
  const memory = useRef(firstMemory(facts));
  /** The version that the last command brought together with its application. */
  const brought = useRef(-1);
  const [settledAt, setSettledAt] = useState(present);
  const settledOnes = useRef<(() => void)[]>([]);

  const settle = useEffectEvent(async (settled: JourneyFacts, place: string) => {
    const { isOwed } = memory.current;
    const decided = decide(settled, applicationRouteAt(pathname), memory.current, isForCondition(search));
    memory.current = decided.memory;
    if (decided.next.move === "go") {
      const { path, carry } = decided.next;
      if (!isOwed && isTypedHere()) void sayAnsweredElsewhere(showToast, language);
      await navigate(onHost(path) + carriedQuery(search), { state: carry ?? null });
    } else {
      refreshScreen(queries, uuid);
      for (const look of drafts.lookers) look();
    }
    // What somebody asks for beside the way moves nobody: it is told where they stand.
    if (!asksMachine(settled.step)) void queries.invalidateQueries({ queryKey: conditionsQuery(uuid).queryKey });
    setSettledAt(place);
    for (const tell of settledOnes.current.splice(0)) tell();
  });

  useEffect(() => {
    if (settledAt === present) return undefined;
    const left = new AbortController();
    const stale = { application: brought.current !== version, machine: asksMachine(step) };
    void refreshFacts(queries, uuid, stale, left.signal).then((refreshed) =>
      left.signal.aborted || refreshed === null ? undefined : settle(refreshed, present),
    );
    return () => left.abort();
  }, [queries, uuid, version, step, present, settledAt]);

  const take: Journey["take"] = (reply, options) => {
    brought.current = reply.status.version;
    if (options?.stays === true) {
      learnReply(queries, uuid, reply);
      return Promise.resolve();
    }
    memory.current = { ...memory.current, isOwed: true };
    return new Promise((resolve) => {
      settledOnes.current.push(resolve);
      const learnt = learnReply(queries, uuid, reply);
      const place = placeOf(learnt.version, learnt.step);
      // A reply that changes nothing, such as a repeated one, still owes the borrower a move.
      if (place === settledAt) void loadFacts(queries, uuid).then((known) => settle(known, place));
    });
  };

  const journey: Journey = {
    uuid,
    facts,
    isMoving: settledAt !== present,
    take,
    waitAgain() {
      waitAgain(queries, uuid);
      askAnew();
    },
  };
  return (
    <JourneyContext value={journey}>
      <DraftPlaceProvider value={drafts}>{children}</DraftPlaceProvider>
    </JourneyContext>
  );
}

/** Nobody is moved from under what they typed without a word. */
async function sayAnsweredElsewhere(showToast: ReturnType<typeof useToast>, language: Language): Promise<void> {
  const { answeredElsewhere } = await import("./answered-elsewhere.words.ts");
  showToast({ tone: "info", text: answeredElsewhere[language] });
}

const placeOf = (version: number, step: string | null): string => `${version} ${step ?? ""}`;
