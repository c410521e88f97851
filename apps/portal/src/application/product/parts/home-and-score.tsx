import { scoreModelName } from "@gable/domain/credit/score-model-names.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Gauge } from "@gable/ui/components/gauge/gauge.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useJourney } from "../../../journey/journey.tsx";
import { PropertyCard } from "../../parts/property-card.tsx";
import type { Chosen, Offers } from "./choose.ts";
import { standingWords, valueSourceWords } from "./standing.words.ts";

/** The home with the line in it, and the score that the offers rest on. */
export function HomeAndScore({ made, chosen }: { made: Offers; chosen: Chosen }) {
  const t = useText(standingWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const { home, score, offers } = made;
  const { value, owed, valuedOn } = home;
  const source = valueSourceWords[home.source][useLanguage()];
  const line = chosen.quote.totalLine;
  const most = Math.max(...offers.map(({ maxLine }) => maxLine));
  const share = (cents: number) => (value > 0 ? Math.min(1, Math.max(0, cents / value)) : 0);
  return (
    <section className="stack" aria-labelledby="home">
      <div>
        <h2 id="home">{t.home}</h2>
        <p className="lead small">
          {t.value(
            f.dollars(value),
            valuedOn === null ? source : t.asOf(source, f.day(valuedOn)),
            home.county,
            home.state,
          )}
        </p>
      </div>
      <PropertyCard />
      <Gauge
        parts={[
          { label: t.owed, figure: f.dollars(owed), share: share(owed), tone: "pale" },
          { label: t.thisLine, figure: f.dollars(line), share: share(line), tone: "accent" },
          {
            label: t.yours,
            figure: f.dollars(Math.max(0, value - owed - line)),
            share: share(value - owed - line),
            tone: "rest",
          },
        ]}
        limit={{ share: share(owed + most), label: t.limit(f.dollars(most)) }}
      />
      <p className="home-links">
        <TextLink href={onHost(paths.bpoEstimateValue(uuid))}>{t.more}</TextLink>
        <TextLink href={onHost(paths.liens(uuid))}>{t.debts}</TextLink>
      </p>
      {score ? (
        <Note>
          {t.score(
            score.value,
            [scoreModelName(score.model), score.bureau, f.day(score.date)].filter(Boolean).join(", "),
            score.isOfHardCheck ? t.hardCheck : t.softCheck,
          )}
        </Note>
      ) : null}
    </section>
  );
}
