import { lazy } from "react";
import { HomeAddress } from "./home-address.tsx";
import { useRegistration } from "./registration.ts";

const AboutHome = lazy(async () => ({ default: (await import("./about-home.tsx")).AboutHome }));

/** First which home it is, then what kind of home; Back leads from the second to the first. */
export function Step({ part }: { part: string | null }) {
  const { answers } = useRegistration();
  const { home } = answers;
  return part === "home" && home !== undefined ? <AboutHome home={home} /> : <HomeAddress />;
}
