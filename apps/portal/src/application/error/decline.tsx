import { triggers } from "@gable/domain/journey/triggers.ts";
import { useJourney } from "../../journey/journey.tsx";
import { Declined } from "./parts/declined.tsx";
import { Lapsed } from "./parts/lapsed.tsx";

/** The line was declined; or the application was closed because a time ran out, which is no decline. */
export function Screen() {
  const { facts } = useJourney();
  return triggers.inactive(facts) ? <Lapsed /> : <Declined what="decline" />;
}
