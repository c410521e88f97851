import { askedBeside } from "@gable/domain/journey/asked-beside.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { RouteName } from "@gable/domain/journey/routes.ts";
import { AskedOfYou } from "../shell/asked-of-you.tsx";
import { useJourney } from "./journey.tsx";

/** Wherever a borrower is: that something is asked of them of which the page itself does not tell. */
export function AskedBeside({ here }: { here: RouteName }) {
  const { uuid, facts } = useJourney();
  return <AskedOfYou open={askedBeside(facts, here)} all={onHost(paths.conditions(uuid))} />;
}
