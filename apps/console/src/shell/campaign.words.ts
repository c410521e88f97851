import type { Campaign } from "@gable/domain/pipeline/came-by.ts";
import { catalogue, type Text } from "@gable/ui/language/catalogue.tsx";

export const campaignWords = catalogue({
  noCampaign: { en: "No campaign", es: "Sin campaña" },
  unnamed: { en: "Without a name", es: "Sin nombre" },
});

/** What a campaign is called, also where the address named none. */
export function campaignName({ name, source, medium }: Campaign, t: Text<typeof campaignWords>): string {
  if (name !== null) return name;
  return source === null && medium === null ? t.noCampaign : t.unnamed;
}
