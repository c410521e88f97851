import { lazy, useEffect } from "react";
import { onFirstSign } from "../../shell/first-sign.ts";
import { HomeAddress } from "./home-address.tsx";
import { useRegistration } from "./registration.ts";

const loadAboutHome = () => import("./about-home.tsx");
const AboutHome = lazy(async () => ({ default: (await loadAboutHome()).AboutHome }));

/** First which home it is, then what kind of home; Back leads from the second to the first. */
export function Step({ part }: { part: string | null }) {
  const { answers } = useRegistration();
  const { home } = answers;
  // The second part is fetched while the address is typed.
  useEffect(() => onFirstSign(() => void loadAboutHome().catch(() => undefined)), []);
  return part === "home" && home !== undefined ? <AboutHome home={home} /> : <HomeAddress />;
}
