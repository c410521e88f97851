import { waysToCome } from "@gable/domain/pipeline/came-by.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { Link } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useSearchParams } from "react-router";
import { campaignName, campaignWords } from "../shell/campaign.words.ts";
import { periodWords } from "../shell/period.words.ts";
import { campaignNames, filterOf, withoutFilters } from "./filter.ts";
import { pipelineWords } from "./pipeline.words.ts";

/** What narrows the list and is chosen elsewhere, as by a report that leads here. Each is taken away when it is pressed. */
export function FilterChips() {
  const t = useText(pipelineWords);
  const ofPeriod = useText(periodWords);
  const ofCampaign = useText(campaignWords);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { opened, cameBy, campaign, campaignSource, campaignMedium } = filterOf(query);
  const said = [campaign, campaignSource, campaignMedium];
  const [name, source, medium] = said.map((text) => text || null);
  const isOfCampaign = said.some((text) => text !== undefined);
  const called = campaignName({ name: name ?? null, source: source ?? null, medium: medium ?? null }, ofCampaign);
  const chips = [
    opened && { of: ["opened"] as const, says: `${ofPeriod.openedIn} ${ofPeriod.days(Number(opened))}` },
    cameBy && { of: ["cameBy"] as const, says: waysToCome[cameBy][language] },
    isOfCampaign && { of: campaignNames, says: [called, source, medium].filter(Boolean).join(", ") },
  ].filter((chip) => chip !== undefined && chip !== "" && chip !== false);
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label={t.alsoNarrowed}>
      {chips.map(({ of, says }) => (
        <li key={of[0]}>
          <Link href={withoutFilters(query, of)} aria-label={t.without(says)}>
            <bdi>{says}</bdi>
            <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
