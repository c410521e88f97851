import { formatAddress } from "@gable/domain/people/format-address.ts";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useJourney } from "../../journey/journey.tsx";
import { propertyCardWords, propertyConditions } from "./property-card.words.ts";

/** The home as the lender sees it: where it is, what it counts for, and in which state it was found. */
export function PropertyCard() {
  const t = useText(propertyCardWords);
  const f = useFormats();
  const language = useLanguage();
  const { property, adjustedHomeAmount } = useJourney().facts.application;
  if (property === null) return null;
  const { condition } = property;
  return (
    <section aria-label={t.title}>
      <Facts
        facts={[
          { label: t.address, value: formatAddress(property) },
          { label: t.value, value: adjustedHomeAmount === null ? t.unknown : f.dollars(adjustedHomeAmount * 100) },
          { label: t.condition, value: condition === undefined ? t.unknown : propertyConditions[condition][language] },
        ]}
      />
    </section>
  );
}
