import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { useEffect } from "react";
import { onFirstSign } from "../../shell/first-sign.ts";
import { HomeAddress } from "./home-address.tsx";
import { asksAboutHome } from "./property-part.ts";
import { useRegistration } from "./registration.ts";

const AboutHome = lazyPart(async () => (await import("./about-home.tsx")).AboutHome);

/** First which home it is, then what kind of home; Back leads from the second to the first. */
export function Step({ part }: { part: string | null }) {
  const { answers } = useRegistration();
  const { home } = answers;
  // The second part is fetched while the address is typed.
  useEffect(() => onFirstSign(() => void AboutHome.fetch().catch(() => undefined)), []);
  return asksAboutHome(part, home) ? <AboutHome home={home} /> : <HomeAddress />;
}
