import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";

/** Something that is open and would be lost. */
export interface OpenWork {
  /** Whether leaving would lose something that was typed. */
  readonly isUnsaved: () => boolean;
  /** Whether it is on its way to the server, and nobody knows yet what comes of it. */
  readonly isOnItsWay?: () => boolean;
  /** Whether it is on its way to the server, or there: whatever takes it off the page then, is what came of it. */
  readonly isSent?: () => boolean;
  /** What was written in words of one's own, to be kept elsewhere if its place goes away. */
  readonly written?: () => readonly string[];
}

/** What is open in one place. */
export type UnsavedPlace = Set<OpenWork>;

/** Those that a form stands in: its dialog, and the page below. */
const Places = createContext<readonly UnsavedPlace[]>([]);

export const isAnyUnsaved = (place: UnsavedPlace): boolean => [...place].some((work) => work.isUnsaved());

export const isAnyOnItsWay = (place: UnsavedPlace): boolean => [...place].some((work) => work.isOnItsWay?.() ?? false);

/** Why a place is not left without asking; null where nothing would be lost. */
export type WhyAsk = "unsaved" | "on-its-way";

export const whyAsk = (place: UnsavedPlace): WhyAsk | null =>
  isAnyOnItsWay(place) ? "on-its-way" : isAnyUnsaved(place) ? "unsaved" : null;

export const isAnySent = (place: UnsavedPlace): boolean => [...place].some((work) => work.isSent?.() ?? false);

/** All that was written in one place, in its order. */
export const writtenIn = (place: UnsavedPlace): readonly string[] =>
  [...place].flatMap((work) => work.written?.() ?? []);

/** What was typed is given up: nobody is asked about it any more. */
export const forgetUnsaved = (place: UnsavedPlace): void => place.clear();

/** A page or a dialog that asks before it goes. */
export const useUnsavedPlace = (): UnsavedPlace => useState<UnsavedPlace>(() => new Set())[0];

/** What is open in here tells this place, and those around it. */
export function UnsavedWithin({ place, children }: { readonly place: UnsavedPlace; readonly children: ReactNode }) {
  const around = use(Places);
  const places = useMemo(() => [...around, place], [around, place]);
  return <Places value={places}>{children}</Places>;
}

/**
 * As long as it is there, nobody leaves its dialog or its page without being asked while `isUnsaved` says so.
 * @returns whether it is open still: no more once its reader has given it up
 */
export function useUnsaved(isUnsaved: OpenWork["isUnsaved"], more?: Omit<OpenWork, "isUnsaved">): () => boolean {
  const places = use(Places);
  const isOnItsWay = more?.isOnItsWay;
  const isSent = more?.isSent;
  const written = more?.written;
  const told = useRef<OpenWork | null>(null);
  useEffect(() => {
    const work: OpenWork = {
      isUnsaved,
      ...(isOnItsWay && { isOnItsWay }),
      ...(isSent && { isSent }),
      ...(written && { written }),
    };
    told.current = work;
    for (const place of places) place.add(work);
    return () => {
      for (const place of places) place.delete(work);
    };
  }, [places, isUnsaved, isOnItsWay, isSent, written]);
  return () => {
    const work = told.current;
    return work !== null && places.every((place) => place.has(work));
  };
}
