import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";

/** What is open in one place, each telling whether leaving would lose something that was typed. */
export type UnsavedPlace = Set<() => boolean>;

/** Those that a form stands in: its dialog, and the page below. */
const Places = createContext<readonly UnsavedPlace[]>([]);

export const isAnyUnsaved = (place: UnsavedPlace): boolean => [...place].some((isUnsaved) => isUnsaved());

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

/** As long as it is there, nobody leaves its dialog or its page without being asked while `isUnsaved` says so. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const places = use(Places);
  useEffect(() => {
    for (const place of places) place.add(isUnsaved);
    return () => {
      for (const place of places) place.delete(isUnsaved);
    };
  }, [places, isUnsaved]);
}
