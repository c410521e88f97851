import type { OfferedAnswers } from "@gable/contract/calls/profile-prepared.ts";
import type { DraftFields, DraftKey } from "@gable/domain/profile/form-drafts.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import type { Saving } from "@gable/ui/components/save-state/save-state.tsx";
import type { FormDraft } from "@gable/ui/forms/form-draft.ts";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { isSignedIn, subscribeToToken } from "../session/token.ts";
import { type DraftPlace, useDraftPlace } from "./draft-place.ts";
import { createFormKeeper, type FormKeeper } from "./form-keeper.ts";
import { lookForTyped } from "./typed-here.ts";

/** What is typed is saved this long after the last change. */
const PAUSE_MS = 800;
/** What could not be saved is tried again. */
const AGAIN_MS = 15_000;

/** Hardly ever there: it is fetched when it is. */
const PreparedNote = lazyPart(async () => (await import("./prepared/prepared-note.tsx")).PreparedNote);

/** Of this page, in its memory alone: nothing that is typed is stored in the browser. */
const keepers = new Map<string, FormKeeper>();

subscribeToToken(() => {
  if (!isSignedIn()) keepers.clear();
});

if (typeof window !== "undefined") {
  const saveAll = () => {
    for (const keeper of keepers.values()) void keeper.save();
  };
  window.addEventListener("online", saveAll);
  setInterval(saveAll, AGAIN_MS);
  // What no server has would be lost with the page: the browser asks.
  window.addEventListener("beforeunload", (event) => {
    if (!navigator.onLine && [...keepers.values()].some((keeper) => keeper.isBehind())) event.preventDefault();
  });
}

lookForTyped(() => [...keepers.values()].some((keeper) => keeper.isTyped()));

/** One form as it stands on the screen, of whatever it is made. */
export interface Drafted {
  /** What the server knew when the form was opened, and what the fields hold then. */
  readonly first: DraftFields;
  readonly fill: (fields: DraftFields) => void;
}

/** What staff wrote down for the form that is kept by `keeper`. */
export interface Offer {
  readonly prepared: OfferedAnswers;
  readonly keeper: FormKeeper;
}

/**
 * Keeps what is typed into a form on the server, here while that is out of reach, and shows it again. `typed` is told of each change.
 * While `drafted` is null, what the form begins with is not known yet.
 */
export function useKeptFields(key: DraftKey, drafted: Drafted | null) {
  const place = useDraftPlace();
  const [saving, setSaving] = useState<Saving>("idle");
  const [offer, setOffer] = useState<Offer | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keeper = useRef<FormKeeper>(undefined);
  const begin = useEffectEvent((of: DraftPlace, form: DraftKey) => drafted && keeperOf(of, form, drafted.first));
  const fill = useEffectEvent((fields: DraftFields) => drafted?.fill(fields));
  const isReady = drafted !== null;

  useEffect(() => {
    const begun = isReady ? begin(place, key) : null;
    if (!begun) return undefined;
    keeper.current = begun;
    void begun.show({
      fill: (fields) => fill(ofKind(begun.first, fields)),
      tell: (now) => setSaving(now === "kept" && navigator.onLine ? "failed" : now),
      offer: (prepared) => setOffer(prepared && { prepared, keeper: begun }),
    });
    const look = () => void (document.visibilityState === "hidden" ? begun.save() : begun.look());
    const heed = () => void begun.heed();
    place.lookers.add(heed);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      place.lookers.delete(heed);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
      clearTimeout(pause.current);
      begun.hide();
      void begun.save();
    };
  }, [place, key, isReady]);

  const typed = (fields: DraftFields) => {
    keeper.current?.typed(fields);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void keeper.current?.save(), PAUSE_MS);
  };
  const draft: FormDraft = {
    saving,
    above: offer && (
      <Suspense>
        <PreparedNote {...offer} form={key} drafted={drafted} />
      </Suspense>
    ),
    whileSending: (send) => (keeper.current ? keeper.current.whileSending(send) : send()),
  };
  return { typed, draft };
}

/** Without what this form cannot show: a draft may be of an earlier release. */
function ofKind(first: DraftFields, fields: DraftFields): DraftFields {
  return Object.fromEntries(Object.entries(fields).filter(([name, kept]) => fits(first[name], kept)));
}

const fits = (known: unknown, kept: unknown): boolean =>
  typeof known === "object" && known !== null
    ? typeof kept === "object" && kept !== null && Array.isArray(known) === Array.isArray(kept)
    : typeof kept !== "object" || kept === null;

function keeperOf(place: DraftPlace, key: DraftKey, first: DraftFields): FormKeeper {
  const name = `${place.name} ${key}`;
  const base = JSON.stringify(first);
  const known = keepers.get(name);
  if (known?.base === base) return known;
  const keeper = createFormKeeper(place.storeOf(key), base, first);
  keepers.set(name, keeper);
  return keeper;
}
