import { familyApplications, familyUrl } from "@gable/domain/experiments/features.ts";
import { opensDashboard } from "@gable/domain/journey/dashboard-link.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { identityQuery } from "../../queries/identity.ts";
import { useFeatures } from "../../session/use-features.ts";
import { barWords } from "./bar.words.ts";

export type FamilyLink = { readonly label: string; readonly href: string };

/**
 * The applications of the family that this person may open: the dashboard for everybody but an additional signer who is no broker, the
 * others where a flag says where they are.
 */
export function useFamilyLinks(): readonly FamilyLink[] {
  const t = useText(barWords);
  const { data: identity } = useQuery(identityQuery());
  const features = useFeatures();
  const hasDashboard = identity === undefined || opensDashboard(identity);
  const others = familyApplications.flatMap((application) => {
    const href = familyUrl(features, application);
    return href === null ? [] : [{ label: t[application], href }];
  });
  return [...(hasDashboard ? [{ label: t.dashboard, href: siteRoutes.dashboard }] : []), ...others];
}
