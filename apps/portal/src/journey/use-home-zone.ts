import { useJourney } from "./journey.tsx";

/** The zone of the home, in which the days of its application are told; undefined before there is a home. */
export const useHomeZone = (): string | undefined => useJourney().facts.application.property?.timeZone;
